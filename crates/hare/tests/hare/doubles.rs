//! Two seats with two runners each.

use hare::{Card, Event, Hare, Phase, PlayerAt, Position, Runner, RunnerAt, State};
use tabletop::{Game, NoEvents, Seat};

use crate::support::{self, done, doubles, listed, refused};

const FIRST: Seat = Seat(0);

/// The first seat to move; each seat with carrots, salads and squares. Runners on the goal came home in order.
fn at(game: &Hare, to_move: u8, players: [(u16, u8, [u8; 2]); 2]) -> State {
    let mut home = 0;
    let mut runner = |square| {
        home += u8::from(square == 64);
        RunnerAt { square, eating: false, place: if square == 64 { home } else { 0 } }
    };
    let players = players.map(|(carrots, salads, squares)| PlayerAt {
        carrots,
        salads,
        runners: squares.map(&mut runner).to_vec(),
    });
    let position = Position { to_move: Seat(to_move), players: players.to_vec() };
    game.place(&position).unwrap_or_else(|illegal| panic!("{position:?}: {illegal}"))
}

#[test]
fn each_seat_begins_with_98_carrots_and_5_salads() {
    let game = doubles("1978");
    let state = game.start();
    assert_eq!((state.carrots(Seat(1)), state.salads(Seat(1))), (98, 5));
    assert_eq!(game.runners().collect::<Vec<_>>(), [Runner::A, Runner::B]);
    let listed = listed(&game, &state);
    assert_eq!(listed.len() % 2, 0);
    let (first, second) = listed.split_at(listed.len() / 2);
    assert!(first.iter().zip(second).all(|(a, b)| *b == format!("b{a}")), "either runner may go");
}

#[test]
fn a_turn_moves_one_runner_and_the_other_stays() {
    let game = doubles("1978");
    let mut state = game.start();
    done(&game, &mut state, "b+5");
    assert_eq!([Runner::A, Runner::B].map(|runner| game.square(&state, FIRST, runner)), [0, 5]);
    assert_eq!((state.carrots(FIRST), state.mover()), (83, Seat(1)));
    // Own runners are in the way like any other.
    done(&game, &mut state, "+4");
    assert_eq!(refused(&game, &state, "+5").rule, "taken");
}

#[test]
fn ranks_count_all_four_runners() {
    let game = doubles("1978");
    let state = at(&game, 0, [(50, 3, [10, 30]), (50, 3, [20, 64])]);
    let rank = |seat, runner| game.rank(&state, Seat(seat), runner);
    assert_eq!([rank(0, Runner::A), rank(0, Runner::B), rank(1, Runner::A), rank(1, Runner::B)], [4, 2, 3, 1]);
}

#[test]
fn either_runner_on_a_carrot_square_lets_the_seat_stay() {
    let game = doubles("1978");
    let state = at(&game, 0, [(50, 3, [10, 26]), (50, 3, [0, 0])]);
    assert!(listed(&game, &state).ends_with(&["take".to_owned(), "give".to_owned()]));
    let state = at(&game, 0, [(50, 3, [10, 27]), (50, 3, [0, 0])]);
    assert!(!listed(&game, &state).contains(&"take".to_owned()));
}

#[test]
fn the_turn_after_goes_on_the_salad_whichever_runner_it_is() {
    let game = doubles("1978");
    let mut state = at(&game, 0, [(50, 2, [10, 5]), (50, 3, [0, 0])]);
    done(&game, &mut state, "b+2");
    done(&game, &mut state, "+2");
    assert_eq!(listed(&game, &state), ["eat"]);
    let events = done(&game, &mut state, "eat");
    assert_eq!(events[0], Event::Ate { seat: FIRST, runner: Runner::B, rank: 2, carrots: 20 });
    // The other runner may go on; the one that ate does not eat again where it stands.
    done(&game, &mut state, "+2");
    assert!(listed(&game, &state).iter().any(|action| action.starts_with('+')));
    assert_eq!(refused(&game, &state, "eat").rule, "no-meal");
}

/// A runner that stays on a position square is paid once, in the turn after it came.
#[test]
fn a_position_square_pays_once() {
    let game = doubles("1978");
    let mut state = at(&game, 0, [(50, 3, [9, 27]), (50, 3, [0, 0])]);
    done(&game, &mut state, "+1");
    let events = done(&game, &mut state, "+2");
    assert!(events.contains(&Event::Paid { seat: FIRST, runner: Runner::A, rank: 2, carrots: 20 }));
    done(&game, &mut state, "b+1");
    let events = done(&game, &mut state, "+2");
    assert!(!events.iter().any(|event| matches!(event, Event::Paid { seat: FIRST, .. })), "{events:?}");
    assert_eq!(game.rank(&state, FIRST, Runner::A), 2);
}

#[test]
fn the_first_runner_comes_home_with_anything_and_the_last_as_the_rules_say() {
    let game = doubles("1978");
    let mut state = at(&game, 0, [(50, 3, [60, 0]), (50, 3, [0, 0])]);
    let events = done(&game, &mut state, "+4");
    assert!(events.contains(&Event::Home { seat: FIRST, runner: Runner::A, place: 1 }));
    assert!(!game.is_home(&state, FIRST));
    let last = |carrots, salads| at(&game, 0, [(carrots, salads, [64, 60]), (50, 3, [64, 0])]);
    assert_eq!(refused(&game, &last(21, 0), "b+4").rule, "carrots-left");
    assert_eq!(refused(&game, &last(20, 1), "b+4").rule, "salads-left");
    let mut state = last(20, 0);
    done(&game, &mut state, "b+4");
    // Who is home with both has won: the other seat's place is known.
    assert_eq!(game.standing(&state).unwrap().places, [1, 2]);
}

#[test]
fn who_is_home_moves_no_more() {
    let game = doubles("1978");
    let state = at(&game, 0, [(50, 3, [64, 20]), (50, 3, [0, 0])]);
    assert!(listed(&game, &state).iter().all(|action| action.starts_with('b')));
    assert_eq!(refused(&game, &state, "+1").rule, "home");
    assert_eq!(refused(&game, &state, "-1").rule, "home");
}

#[test]
fn who_cannot_move_starts_anew_with_all_runners_that_race() {
    let game = doubles("1978");
    let mut state = at(&game, 1, [(0, 4, [12, 64]), (50, 3, [11, 0])]);
    let events = done(&game, &mut state, "b+2");
    assert_eq!(events.last(), Some(&Event::Restarted { seat: FIRST, carrots: 98 }));
    assert_eq!([Runner::A, Runner::B].map(|runner| game.square(&state, FIRST, runner)), [0, 64]);
    assert_eq!((state.carrots(FIRST), state.salads(FIRST)), (98, 4));
}

#[test]
fn a_card_is_for_the_runner_that_drew_it() {
    let game = doubles("1978");
    let mut state = at(&game, 0, [(50, 3, [30, 13]), (50, 3, [20, 0])]);
    done(&game, &mut state, "b+1");
    assert_eq!((state.phase(), state.card_runner()), (Phase::Draw, Some(Runner::B)));
    game.resolve(&mut state, &Card::MoveAgain, &mut NoEvents).unwrap();
    assert!(listed(&game, &state).iter().all(|action| action.starts_with('b')));
    assert_eq!(refused(&game, &state, "+1").rule, "other-runner");
    done(&game, &mut state, "b-3");
    assert_eq!(game.square(&state, FIRST, Runner::B), 11);
}

#[test]
fn there_is_no_third_runner_and_with_one_each_no_second() {
    let game = doubles("1978");
    let third = hare::Action::Forward { runner: Runner(2), squares: 1 };
    assert_eq!(game.validate(&game.start(), &third).unwrap_err().rule, "no-runner");
    let single = support::race("1978", 2);
    assert_eq!(refused(&single, &single.start(), "b+1").rule, "no-runner");
}
