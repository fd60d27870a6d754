//! Corners of the rules, each by itself: moving, eating, position squares, the goal, starting anew, ranks and the end.

use hare::{Action, End, Event, Hare, Phase, PlayerAt, Position, Runner, RunnerAt, Setup, State};
use tabletop::{Game, Seat, Turn};

use crate::support::{at, done, listed, placed, race, refused, rules, sober};

const FIRST: Seat = Seat(0);

#[test]
fn everybody_begins_on_the_start_with_what_the_rule_book_says() {
    for (seats, carrots) in [(2, 68), (3, 68), (4, 68), (5, 98), (6, 98)] {
        let game = race("2008", seats);
        let state = game.start();
        for seat in Seat::all(seats.into()) {
            let own = (state.carrots(seat), state.salads(seat), game.square(&state, seat, Runner::A));
            assert_eq!(own, (carrots, 3, 0), "{seats} seats");
        }
        assert_eq!((game.turn(&state), state.round()), (Turn::Seat(FIRST), 1));
    }
    let game = rules(Setup { carrots: Some(150), ..Setup::default() });
    assert_eq!(game.start().carrots(FIRST), 150);
}

#[test]
fn a_step_costs_more_for_each_square() {
    let game = sober("1978", 2);
    let mut state = at(&game, &[(12, 60, 3), (0, 68, 3)]);
    let events = done(&game, &mut state, "+10");
    assert_eq!(events, [Event::Moved { seat: FIRST, runner: Runner::A, from: 12, to: 22, carrots: -55 }]);
    assert_eq!((state.carrots(FIRST), game.square(&state, FIRST, Runner::A)), (5, 22));
    assert_eq!(state.mover(), Seat(1));
}

#[test]
fn back_goes_to_the_nearest_hedgehog_alone_and_only_if_it_is_free() {
    let game = sober("1978", 2);
    let mut state = at(&game, &[(13, 0, 3), (0, 68, 3)]);
    assert_eq!(listed(&game, &state), ["-2", "take"]);
    assert_eq!(refused(&game, &state, "-5").rule, "nearest-hedgehog");
    done(&game, &mut state, "-2");
    assert_eq!((state.carrots(FIRST), game.square(&state, FIRST, Runner::A)), (20, 11));

    let state = at(&game, &[(13, 0, 3), (11, 68, 3)]);
    assert_eq!(listed(&game, &state), ["take"]);
    assert_eq!(refused(&game, &state, "-2").rule, "taken");
    let state = at(&game, &[(5, 0, 3), (11, 68, 3)]);
    assert_eq!(refused(&game, &state, "-2").rule, "no-hedgehog");
}

#[test]
fn from_a_hedgehog_back_goes_to_the_one_behind_it() {
    let game = sober("1978", 2);
    let state = at(&game, &[(11, 0, 3), (0, 68, 3)]);
    assert_eq!(listed(&game, &state), ["-3"]);
}

#[test]
fn carrot_squares_let_one_stay_for_ten_carrots_more_or_less() {
    let game = sober("1978", 2);
    let state = at(&game, &[(5, 10, 3), (0, 68, 3)]);
    let (mut took, mut gave) = (state, state);
    assert_eq!(done(&game, &mut took, "take"), [Event::Took(FIRST)]);
    assert_eq!(done(&game, &mut gave, "give"), [Event::Gave(FIRST)]);
    assert_eq!((took.carrots(FIRST), gave.carrots(FIRST)), (20, 0));
    assert_eq!((took.mover(), game.square(&took, FIRST, Runner::A)), (Seat(1), 5));
    let poor = at(&game, &[(5, 9, 3), (0, 68, 3)]);
    assert_eq!(refused(&game, &poor, "give").rule, "too-few-to-give");
    assert!(!listed(&game, &poor).contains(&"give".to_owned()));
    let elsewhere = at(&game, &[(9, 9, 3), (0, 68, 3)]);
    assert_eq!(refused(&game, &elsewhere, "take").rule, "no-carrots-here");
}

#[test]
fn a_salad_takes_the_turn_after_and_pays_ten_times_the_rank() {
    let game = sober("1978", 2);
    let mut state = at(&game, &[(5, 10, 2), (0, 68, 3)]);
    done(&game, &mut state, "+2");
    assert!(game.eats(&state, FIRST, Runner::A));
    assert_eq!(state.salads(FIRST), 2, "it is eaten later");
    // The other seat overtakes.
    done(&game, &mut state, "+10");
    assert_eq!(listed(&game, &state), ["eat"]);
    assert_eq!(refused(&game, &state, "+1").rule, "must-eat");
    let events = done(&game, &mut state, "eat");
    assert_eq!(events, [Event::Ate { seat: FIRST, runner: Runner::A, rank: 2, carrots: 20 }]);
    assert_eq!((state.salads(FIRST), state.carrots(FIRST)), (1, 27));
    done(&game, &mut state, "+2");
    // Then one must leave.
    assert!(!game.eats(&state, FIRST, Runner::A));
    assert_eq!(refused(&game, &state, "eat").rule, "no-meal");
    assert!(listed(&game, &state).iter().all(|action| action.starts_with('+')));
}

#[test]
fn a_salad_square_needs_a_salad() {
    let game = sober("1978", 2);
    let state = at(&game, &[(5, 10, 0), (0, 68, 3)]);
    assert_eq!(refused(&game, &state, "+2").rule, "no-salad");
    let state = at(&game, &[(5, 10, 1), (0, 68, 3)]);
    assert!(game.moves(&state).contains("+2".parse().unwrap()));
}

/// Seat 0 comes to `square`; the others then stand on squares ahead of it. What it is paid when its turn comes again.
fn paid_on(seats: u8, square: u8, ahead: u8) -> u16 {
    let game = sober("1978", seats);
    let far = [41, 44, 47, 48, 53];
    let others = (0..seats - 1).map(|other| if other < ahead { (far[usize::from(other)], 10, 3) } else { (0, 68, 3) });
    let players: Vec<_> = std::iter::once((square, 0, 3)).chain(others).collect();
    let mut state = placed(&game, seats - 1, &players);
    let first = game.moves(&state).get(0).expect("it can move");
    let mut events = Vec::new();
    game.apply(&mut state, &first, &mut events).expect("it is legal");
    let paid = events.iter().find_map(|event| match event {
        Event::Paid { seat: FIRST, carrots, .. } => Some(*carrots),
        _ => None,
    });
    paid.unwrap_or(0)
}

#[test]
fn a_position_square_pays_ten_times_the_rank_it_names() {
    // Squares 10, 4 and 9 are for the second, third and fourth; 16 is for the first and the last two.
    let by_rank = |square| (1..=6).map(|rank| paid_on(6, square, rank - 1)).collect::<Vec<_>>();
    assert_eq!(by_rank(10), [0, 20, 0, 0, 0, 0]);
    assert_eq!(by_rank(4), [0, 0, 30, 0, 0, 0]);
    assert_eq!(by_rank(9), [0, 0, 0, 40, 0, 0]);
    assert_eq!(by_rank(16), [10, 0, 0, 0, 50, 60]);
    assert_eq!(by_rank(5), [0; 6], "a carrot square");
}

#[test]
fn position_squares_pay_before_the_turn_so_that_the_carrots_can_be_run_with() {
    let game = sober("1978", 2);
    let mut state = placed(&game, 1, &[(10, 0, 3), (17, 30, 3)]);
    done(&game, &mut state, "+1");
    assert_eq!((state.mover(), state.carrots(FIRST)), (FIRST, 20));
    assert!(game.moves(&state).contains("+3".parse().unwrap()));
}

#[test]
fn runners_at_home_count_as_ahead() {
    let game = sober("1978", 3);
    let state = placed(&game, 1, &[(64, 0, 0), (20, 10, 3), (30, 10, 3)]);
    assert_eq!([0, 1, 2].map(|seat| game.rank(&state, Seat(seat), Runner::A)), [1, 3, 2]);
    // Who is level is not ahead.
    let state = game.start();
    assert_eq!([0, 1, 2].map(|seat| game.rank(&state, Seat(seat), Runner::A)), [1, 1, 1]);
}

#[test]
fn the_goal_is_hit_exactly_without_salads_and_with_few_carrots() {
    let game = sober("1978", 3);
    let fresh = (0, 68, 3);
    let state = |carrots, salads| at(&game, &[(60, carrots, salads), fresh, fresh]);
    assert!(game.moves(&state(20, 0)).contains("+4".parse().unwrap()), "10 left");
    assert_eq!(refused(&game, &state(21, 0), "+4").rule, "carrots-left");
    assert_eq!(refused(&game, &state(20, 1), "+4").rule, "salads-left");
    assert_eq!(refused(&game, &state(9, 0), "+4").rule, "too-dear");
    assert_eq!(refused(&game, &state(100, 0), "+5").rule, "beyond-goal");
    // The second may have 20.
    let second = |carrots| placed(&game, 1, &[(64, 0, 0), (60, carrots, 0), fresh]);
    assert!(game.moves(&second(30)).contains("+4".parse().unwrap()));
    assert_eq!(refused(&game, &second(31), "+4").rule, "carrots-left");
}

#[test]
fn the_race_goes_on_for_the_places_until_one_is_left() {
    let game = sober("1978", 3);
    let mut state = placed(&game, 2, &[(60, 10, 0), (10, 0, 3), (59, 21, 0)]);
    let events = done(&game, &mut state, "+5");
    assert!(events.contains(&Event::Home { seat: Seat(2), runner: Runner::A, place: 1 }));
    // Its square pays the second 20: so many are left, as the second may have.
    assert_eq!((state.mover(), game.standing(&state)), (FIRST, None));
    let events = done(&game, &mut state, "+4");
    assert_eq!(events.last(), Some(&Event::Over(End::Home)));
    assert_eq!((game.turn(&state), state.phase()), (Turn::Over, Phase::Over(End::Home)));
    let standing = game.standing(&state).unwrap();
    assert_eq!((standing.places, standing.reason.as_ref()), (vec![2, 3, 1], "home"));
    assert!(game.moves(&state).is_empty());
    assert_eq!(refused(&game, &state, "+1").text, "the race is over");
}

#[test]
fn who_is_home_has_no_turn_any_more() {
    let game = sober("1978", 3);
    let mut state = placed(&game, 0, &[(20, 10, 3), (64, 0, 0), (30, 10, 3)]);
    done(&game, &mut state, "+1");
    assert_eq!(state.mover(), Seat(2));
}

#[test]
fn start_and_goal_hold_any_number() {
    let game = sober("1978", 4);
    let mut state = placed(&game, 2, &[(64, 0, 0), (64, 0, 0), (60, 10, 0), (0, 68, 3)]);
    done(&game, &mut state, "+4");
    assert_eq!(game.standing(&state).unwrap().places, [1, 2, 3, 4]);
}

#[test]
fn who_cannot_move_starts_anew_with_fresh_carrots_and_the_same_salads() {
    let game = sober("1978", 3);
    // On square 12 without carrots, and the hedgehog behind on 11 is taken.
    let mut state = placed(&game, 2, &[(12, 0, 2), (11, 68, 3), (0, 68, 3)]);
    let events = done(&game, &mut state, "+5");
    assert_eq!(events.last(), Some(&Event::Restarted { seat: FIRST, carrots: 68 }));
    assert_eq!((state.mover(), state.carrots(FIRST), state.salads(FIRST)), (FIRST, 68, 2));
    assert_eq!(game.square(&state, FIRST, Runner::A), 0);
    // The move is made from there, in the same turn.
    done(&game, &mut state, "+2");
    assert_eq!(game.square(&state, FIRST, Runner::A), 2);
}

#[test]
fn a_position_square_may_save_from_starting_anew() {
    let game = sober("1978", 3);
    // Square 10 pays the second, who has nothing and finds the hedgehog taken.
    let mut state = placed(&game, 2, &[(10, 0, 2), (8, 68, 3), (22, 68, 3)]);
    let events = done(&game, &mut state, "+1");
    assert!(events.contains(&Event::Paid { seat: FIRST, runner: Runner::A, rank: 2, carrots: 20 }));
    assert_eq!((game.square(&state, FIRST, Runner::A), state.carrots(FIRST)), (10, 20));
}

#[test]
fn hare_squares_are_closed_without_luck() {
    let steps = |game: &Hare| listed(game, &game.start());
    assert!(steps(&race("1978", 2)).contains(&"+1".to_owned()));
    let game = sober("1978", 2);
    assert!(!steps(&game).contains(&"+1".to_owned()));
    assert_eq!(refused(&game, &game.start(), "+1").rule, "no-luck");
}

#[test]
fn hedgehogs_are_not_entered_forward_nor_squares_that_are_taken() {
    let game = sober("1978", 2);
    let state = at(&game, &[(7, 47, 3), (9, 50, 3)]);
    assert_eq!(refused(&game, &state, "+1").rule, "hedgehog-ahead");
    assert_eq!(refused(&game, &state, "+2").rule, "taken");
}

#[test]
fn the_last_round_ends_the_race_wherever_the_runners_are() {
    let game = rules(Setup { seats: 3, luck: false, round_limit: 1, ..Setup::default() });
    let mut state = game.start();
    for steps in ["+2", "+4", "+2"] {
        let action: Action = steps.parse().unwrap();
        let moves = game.moves(&state);
        let action = if moves.contains(action) { action } else { moves.get(0).unwrap() };
        game.apply(&mut state, &action, &mut tabletop::NoEvents).unwrap();
    }
    assert_eq!(state.phase(), Phase::Over(End::Rounds));
    let standing = game.standing(&state).unwrap();
    let squares = [0, 1, 2].map(|seat| game.square(&state, Seat(seat), Runner::A));
    assert_eq!(squares, [2, 4, 5]);
    assert_eq!((standing.places, standing.reason.as_ref()), (vec![3, 2, 1], "round_limit"));
}

/// A state whose race the last round has ended, from what seats have: square, salads, place.
fn ended(players: &[(u8, u8, u8)]) -> Vec<u8> {
    let seats = players.len() as u8;
    let game = rules(Setup { seats, luck: false, round_limit: 1, board: "1978".to_owned(), ..Setup::default() });
    let player = |&(square, salads, place): &(u8, u8, u8)| PlayerAt {
        carrots: 10,
        salads,
        runners: vec![RunnerAt { square, eating: false, place }],
    };
    let position = Position { to_move: Seat(seats - 1), players: players.iter().map(player).collect() };
    let mut state: State = game.place(&position).expect("it can be");
    done(&game, &mut state, "take");
    game.standing(&state).expect("it is over").places
}

#[test]
fn at_the_limit_the_farther_is_ahead_then_who_has_fewer_salads() {
    assert_eq!(ended(&[(20, 3, 0), (30, 3, 0), (5, 0, 0)]), [2, 1, 3]);
    assert_eq!(ended(&[(64, 0, 2), (30, 3, 0), (64, 0, 1), (5, 0, 0)]), [2, 3, 1, 4]);
    assert_eq!(ended(&[(0, 3, 0), (0, 2, 0), (5, 0, 0)]), [3, 2, 1]);
    assert_eq!(ended(&[(0, 2, 0), (0, 2, 0), (5, 0, 0)]), [2, 2, 1]);
}
