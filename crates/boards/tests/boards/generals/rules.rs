//! What is often got wrong.

use boards::generals::{Disclosure, Event, Phase, Relative, Setup};
use tabletop::{Eye, Game, Seat, Turn};

use super::support::{action, after, at, at_random, done, ended, refused, rules, usual, view};

/// Rows as each side places them.
const PLACED: &str = "P1PSP1PYP/YTBDCLMK1/2FAGIJP1";

#[test]
fn both_sides_place_their_pieces_and_white_begins() {
    let game = usual();
    let mut state = game.start();
    assert_eq!(game.turn(&state), Turn::Seat(Seat(0)));
    assert_eq!(refused(&game, &state, "e3-e4"), "generals-place-first");
    done(&game, &mut state, PLACED);
    assert_eq!(game.turn(&state), Turn::Seat(Seat(1)));
    done(&game, &mut state, PLACED);
    assert_eq!((game.turn(&state), state.phase), (Turn::Chance, Phase::Screen));
    game.resolve(&mut state, &boards::generals::Outcome::Screen, &mut tabletop::NoEvents).expect("it is due");
    assert_eq!(game.turn(&state), Turn::Seat(Seat(0)));
    // White's flag stands on c1; Black sees its rows from the other side.
    let flag = |side: usize| state.armies[side].iter().find(|piece| piece.rank == Some(game.rules().flag));
    let square = |side| flag(side).map(|piece| game.square_name(piece.home));
    assert_eq!((square(0).as_deref(), square(1).as_deref()), (Some("c1"), Some("g8")));
    assert_eq!(refused(&game, &state, PLACED), "generals-placed");
}

#[test]
fn an_arrangement_has_every_piece_once() {
    let game = usual();
    let start = game.start();
    for (text, rule) in [
        ("P1PSP1PYP/YTBDCLMK1", "generals-camp"),
        ("P1PSP1PYPP/YTBDCLMK2/2FAGIJP2", "generals-camp"),
        ("P1PSP1PYP/YTBDCLMK1/2FAGIJ2", "generals-few"),
        ("P1PSP1PYP/YTBDCLMKF/2FAGIJP1", "generals-many"),
        ("P1PSP1PYP/YTBDCLMKX/2FAGIJP1", "generals-no-letter"),
    ] {
        assert_eq!(refused(&game, &start, text), rule, "{text}");
    }
}

#[test]
fn the_arbiter_says_who_survives_and_no_more() {
    let game = usual();
    let state = at(&game, "8f/9/9/4c4/4Y4/9/9/F8 w");
    let mut events = Vec::new();
    let mut next = state.clone();
    game.apply(&mut next, &action("e4-e5"), &mut events).expect("it is allowed");
    let told = |eye| events.iter().filter_map(|event| game.redact(event, eye)).collect::<Vec<_>>();
    let ranks = |eye| match told(eye).first() {
        Some(Event::Fought { ranks, survivor, .. }) => {
            (ranks.map(|rank| rank.is_some()), survivor.map(|side| side.index()))
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(ranks(Eye::Seat(Seat(0))), ([true, false], Some(0)));
    assert_eq!(ranks(Eye::Seat(Seat(1))), ([false, true], Some(0)));
    assert_eq!(ranks(Eye::Public), ([false, false], Some(0)));
    let fallen = view(&game, &next, 0).known.armies[1].iter().find(|piece| piece.at.is_none()).copied();
    assert_eq!(fallen.map(|piece| piece.rank), Some(None), "nobody is told what fell");
}

#[test]
fn a_fight_shows_both_ranks_where_the_rules_say_so() {
    for (disclosure, shown) in [(Disclosure::Fight, true), (Disclosure::Survivor, false), (Disclosure::Open, true)] {
        let game = rules(Setup { disclosure, ..Setup::default() });
        let state = after(&game, "8f/9/9/4c4/4Y4/9/9/F8 w", "e4-e5");
        let known = |seat: u8, side: usize| {
            view(&game, &state, seat).known.armies[side].iter().filter(|piece| piece.rank.is_some()).count()
        };
        let others = if disclosure == Disclosure::Open { 2 } else { usize::from(shown) };
        assert_eq!((known(0, 1), known(1, 0)), (others, others), "{disclosure:?}");
    }
}

#[test]
fn equals_both_fall() {
    let game = usual();
    let state = after(&game, "8f/9/9/4p4/4P4/9/9/F8 w", "e4-e5");
    assert!(state.armies.iter().all(|army| army.iter().filter(|piece| piece.at.is_none()).count() == 1));
    assert_eq!(game.turn(&state), Turn::Seat(Seat(1)));
}

#[test]
fn of_two_flags_the_one_that_comes_wins() {
    let game = usual();
    assert_eq!(ended(&game, &after(&game, "9/9/9/4f4/4F4/9/9/9 w", "e4-e5")), Some(("taken".to_owned(), Some(0))));
    assert_eq!(ended(&game, &after(&game, "9/9/9/4f4/4F4/9/9/9 b", "e5-e4")), Some(("taken".to_owned(), Some(1))));
}

#[test]
fn a_flag_that_challenges_falls_and_loses() {
    let game = usual();
    assert_eq!(ended(&game, &after(&game, "8f/9/9/4p4/4F4/9/9/9 w", "e4-e5")), Some(("taken".to_owned(), Some(1))));
    assert_eq!(ended(&game, &after(&game, "8f/9/9/4p4/4F4/9/9/9 b", "e5-e4")), Some(("taken".to_owned(), Some(1))));
}

/// Beside is along rows and columns alone.
#[test]
fn a_flag_on_the_last_row_wins_unless_somebody_is_beside_it() {
    let game = usual();
    let reached = || Some(("reached".to_owned(), Some(0)));
    for (position, why) in [
        ("9/4F4/9/9/9/9/8f/9 w", "nobody is near"),
        ("2p3p2/4F4/9/9/9/9/8f/9 w", "two squares away"),
        ("9/3pFp3/9/9/9/9/8f/9 w", "they stand diagonally then"),
    ] {
        assert_eq!(ended(&game, &after(&game, position, "e7-e8")), reached(), "{why}");
    }
    // A piece stands beside it: it must survive the next move.
    let beside = "3p5/4F4/9/9/9/9/8f/9 w";
    assert_eq!(ended(&game, &after(&game, beside, "e7-e8")), None);
    assert_eq!(ended(&game, &after(&game, beside, "e7-e8 d8-e8")), Some(("taken".to_owned(), Some(1))));
    assert_eq!(ended(&game, &after(&game, beside, "e7-e8 d8-c8")), reached());
    assert_eq!(ended(&game, &after(&game, beside, "e7-e8 i2-i3")), reached());
    // Black's flag runs the other way.
    let black = "9/8F/9/9/9/9/4f4/9 b";
    assert_eq!(ended(&game, &after(&game, black, "e2-e1")), Some(("reached".to_owned(), Some(1))));
}

/// Its own last row is the other side's first one; on its own first row a flag is where it began.
#[test]
fn a_flag_at_home_wins_nothing() {
    let game = usual();
    assert_eq!(ended(&game, &after(&game, "8f/9/9/9/9/9/F8/9 w", "a2-a1")), None);
}

/// A piece that stood on the last row and did not win is no flag, and everybody knows it.
#[test]
fn what_did_not_win_is_no_flag() {
    let game = usual();
    let flag = game.rules().flag;
    let may = |state: &boards::generals::State| {
        state.armies[0].iter().find(|piece| piece.at.is_some_and(|at| at.0 == 67)).expect("it stands there").may
    };
    let state = after(&game, "8f/4P4/9/9/9/9/9/F8 w", "e7-e8");
    assert!(!may(&state).contains(flag), "nobody was beside it");
    let state = after(&game, "3p4f/4P4/9/9/9/9/9/F8 w", "e7-e8");
    assert!(may(&state).contains(flag), "it could still be taken");
    let mut state = state;
    done(&game, &mut state, "i8-i7");
    assert!(!may(&state).contains(flag), "it was not");
}

#[test]
fn whoever_cannot_move_has_lost() {
    let game = rules(Setup { relative: Relative::Attaque, ..Setup::default() });
    let state = after(&game, "f9/n9/n9/91/91/91/91/91/K9/F9 w", "a2-a3");
    assert_eq!(ended(&game, &state), Some(("stuck".to_owned(), Some(0))));
}

#[test]
fn the_third_time_a_position_comes_is_a_draw() {
    let game = usual();
    let mut state = at(&game, "f7c/9/9/9/9/9/9/F7C w");
    done(&game, &mut state, "i1-i2 i8-i7 i2-i1 i7-i8 i1-i2 i8-i7 i2-i1");
    assert_eq!(ended(&game, &state), None);
    done(&game, &mut state, "i7-i8");
    assert_eq!(ended(&game, &state), Some(("repetition".to_owned(), None)));
}

/// Two pieces of one rank that have changed places make another position: nobody else sees that they are alike.
#[test]
fn pieces_of_one_rank_are_told_apart() {
    let game = usual();
    let mut state = at(&game, "f8/8p/9/9/9/9/PP7/F8 w");
    for round in 1..=4 {
        assert_eq!(ended(&game, &state), None, "before round {round}");
        done(&game, &mut state, "a2-a3 i7-i6 b2-a2 i6-i7 a3-b3 i7-i6 b3-b2 i6-i7");
    }
    assert_eq!(ended(&game, &state), Some(("repetition".to_owned(), None)));
}

#[test]
fn too_many_quiet_plies_are_a_draw() {
    let game = rules(Setup { quiet_limit: 4, ..Setup::default() });
    let state = after(&game, "f8/8p/9/9/9/9/8P/F8 w", "i2-h2 i7-h7 h2-g2");
    assert_eq!(ended(&game, &state), None);
    let state = after(&game, "f8/8p/9/9/9/9/8P/F8 w", "i2-h2 i7-h7 h2-g2 h7-g7");
    assert_eq!(ended(&game, &state), Some(("quiet".to_owned(), None)));
}

#[test]
fn moves_that_are_not_allowed_are_refused_with_their_reason() {
    let game = usual();
    let state = at(&game, "8f/9/9/4c4/4Y4/9/9/F8 w");
    for (text, rule) in [
        ("e4-e6", "generals-step"),
        ("e4-f5", "generals-step"),
        ("e4-e4", "generals-own"),
        ("e5-e4", "generals-not-yours"),
        ("d4-d5", "generals-nothing"),
        ("e4-j4", "generals-no-square"),
        ("a1-a9", "generals-no-square"),
    ] {
        assert_eq!(refused(&game, &state, text), rule, "{text}");
    }
    let game = rules(Setup { relative: Relative::Attaque, ..Setup::default() });
    let state = at(&game, "f8k/91/91/91/91/91/2K7/91/R1n1N5/F9 w");
    for (text, rule) in [
        ("c4-c5", "generals-water"),
        ("e2-e3", "generals-stays"),
        ("a1-b1", "generals-stays"),
        ("a2-b3", "generals-far"),
        ("a2-c2", "generals-far"),
        ("a2-d2", "generals-far"),
    ] {
        assert_eq!(refused(&game, &state, text), rule, "{text}");
    }
    assert!(
        game.validate(&state, &action("a2-a10")).is_err(),
        "the flag stands there, and a scout challenges what is beside it"
    );
    assert!(game.validate(&state, &action("a2-a9")).is_ok(), "over empty squares it goes as far as it likes");
}

#[test]
fn the_flag_of_l_attaque_wins_nothing_by_standing() {
    let game = rules(Setup { relative: Relative::Attaque, ..Setup::default() });
    let state = after(&game, "f8k/91/91/91/91/91/2K7/91/91/F9 w", "c4-b4");
    assert_eq!(ended(&game, &state), None);
    let sapper = after(&game, "f8k/n9/E9/91/91/91/91/91/91/F9 w", "a8-a9");
    assert_eq!(sapper.armies[1].iter().filter(|piece| piece.at.is_none()).count(), 1, "the mine is cleared");
    let major = after(&game, "f8k/n9/M9/91/91/91/91/91/K9/F9 w", "a8-a9");
    assert_eq!(major.armies[0].iter().filter(|piece| piece.at.is_none()).count(), 1, "the mine stays");
}

#[test]
fn the_end_shows_everything() {
    let game = usual();
    let state = at_random(&game, tabletop::Seed(4), 100_000);
    assert!(state.end.is_some());
    for eye in Eye::all(2) {
        assert_eq!(game.view(&state, eye).known, state);
    }
}
