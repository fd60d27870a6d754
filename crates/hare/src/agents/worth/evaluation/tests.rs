use tabletop::Seat;

use super::{Curves, Parts, Worth};
use crate::position::{PlayerAt, Position, RunnerAt};
use crate::rules::Hare;
use crate::setup::Setup;
use crate::state::State;
use crate::track::GOAL;

/// A race of three without luck on the board of 1978; each seat with (square, carrots, salads, eating).
fn at(players: [(u8, u16, u8, bool); 3]) -> (Hare, State) {
    let setup = Setup { board: "1978".to_owned(), seats: 3, luck: false, ..Setup::default() };
    let game = Hare::new(setup).unwrap();
    let mut home = 0;
    let players = players.map(|(square, carrots, salads, eating)| {
        home += u8::from(square == GOAL);
        let place = if square == GOAL { home } else { 0 };
        PlayerAt { carrots, salads, runners: vec![RunnerAt { square, eating, place }] }
    });
    let state = game.place(&Position { to_move: Seat(2), players: players.to_vec() }).unwrap();
    (game, state)
}

fn first(players: [(u8, u16, u8, bool); 3]) -> Parts {
    let (game, state) = at(players);
    Worth::default().parts(&game, &state, Seat(0))
}

const OTHERS: [(u8, u16, u8, bool); 2] = [(13, 60, 3, false), (14, 60, 3, false)];

fn alone(square: u8, carrots: u16, salads: u8) -> Parts {
    first([(square, carrots, salads, false), OTHERS[0], OTHERS[1]])
}

#[test]
fn squares_count_three_each() {
    assert_eq!(alone(5, 40, 3).squares, 15.0);
    assert_eq!(alone(33, 40, 3).squares, 99.0);
}

#[test]
fn carrots_follow_the_curve_of_where_the_runner_is() {
    let worth = Worth::default();
    assert_eq!(alone(5, 40, 3).carrots, worth.early.at(40));
    assert_eq!(alone(33, 40, 3).carrots, worth.late.at(40));
    // From 60 on 10 carrots lead home, and with 20 the first may come: 10 of 30 are too many.
    assert_eq!(alone(60, 20, 0).carrots, worth.late.at(20));
    assert_eq!(alone(60, 30, 0).carrots, worth.late.at(20) + worth.excess.at(10));
    assert!(alone(60, 20, 0).carrots > alone(60, 21, 0).carrots);
    assert!(alone(60, 60, 0).carrots - alone(60, 70, 0).carrots > alone(60, 21, 0).carrots - alone(60, 31, 0).carrots);
}

#[test]
fn carrots_that_are_due_count_already() {
    let worth = Worth::default();
    // Square 10 of 1978 pays rank 2: with one runner ahead it is due, with two it is not.
    let due = first([(10, 40, 3, false), (13, 60, 3, false), (1, 60, 3, false)]);
    assert_eq!(due.carrots, worth.early.at(60));
    let not = first([(10, 40, 3, false), (13, 60, 3, false), (14, 60, 3, false)]);
    assert_eq!(not.carrots, worth.early.at(40));
    // Who eats as third has 30 more and a salad less, for a turn.
    let eats = first([(7, 40, 3, true), OTHERS[0], OTHERS[1]]);
    assert_eq!(eats.carrots, worth.early.at(70));
    assert_eq!(eats.salads, worth.salads[2][4] + worth.curves.meal);
}

#[test]
fn salads_follow_the_curve_of_how_many_there_are() {
    // Salad squares of 1978: 7, 22, 42, 57 and 62.
    let shipped = Curves::shipped().salads;
    for (square, ahead) in [(5, 5), (14, 4), (33, 3), (50, 2), (58, 1)] {
        for salads in 0..=3 {
            let curve = &shipped[usize::from(salads)];
            let worth = curve.get(ahead).or(curve.last()).copied().unwrap();
            let others = [(1, 60, 3, false), (2, 60, 3, false)];
            let found = first([(square, 40, salads, false), others[0], others[1]]);
            assert_eq!(found.salads, worth, "{square} {salads}");
        }
    }
}

#[test]
fn who_is_home_has_its_place_and_no_carrots() {
    let (game, state) = at([(64, 9, 0, false), (33, 60, 3, false), (14, 60, 3, false)]);
    let worth = Worth::default();
    let home = worth.parts(&game, &state, Seat(0));
    assert_eq!((home.carrots, home.home), (0.0, worth.curves.home));
    let mut all = [0.0; 3];
    worth.all(&game, &state, &mut all);
    assert!(all[0] > all[1] && all[1] > all[2]);
    assert_eq!(all[0], home.total());
}

#[test]
fn two_runners_count_both_and_seats_that_are_not_there_count_nothing() {
    let game = Hare::new(Setup { seats: 2, runners: 2, luck: false, ..Setup::default() }).unwrap();
    let state = tabletop::Game::start(&game);
    let worth = Worth::default();
    let parts = worth.parts(&game, &state, Seat(0));
    assert_eq!((parts.squares, parts.carrots), (0.0, worth.early.at(98)));
    assert!(parts.salads < worth.salads[3][4]);
    assert!(worth.parts(&game, &state, Seat(9)).total().is_finite());
}
