//! Rules that are asked in public and often got wrong, each in a position.

use boards::banqi::{Banqi, Ending, Outcome, Ranks, Setup, State};
use tabletop::{Game, Seat, Turn};

use super::support::{allowed, at, done, refused, rules};

/// All pieces but these few were taken.
fn with_taken(rows: &str, rest: &str) -> String {
    let mut left: Vec<char> = "GAAEERRHHCCSSSSSgaaeerrhhccsssss".chars().collect();
    for letter in rows.chars() {
        left.iter().position(|other| *other == letter).map(|place| left.remove(place));
    }
    format!("{rows} {rest} {} 0", left.into_iter().collect::<String>())
}

fn taiwanese(rows: &str) -> (Banqi, State) {
    let game = rules(Setup::default());
    let state = at(&game, &with_taken(rows, "r1"));
    (game, state)
}

#[test]
fn a_cannon_shoots_over_exactly_one_piece_open_or_not() {
    let game = rules(Setup::default());
    // Over a piece that lies face down, one of the own colour, one of the other's.
    for position in [
        with_taken("8/C1S2g2/8/8", "r1"),
        with_taken("8/C1s2g2/8/8", "r1"),
        "8/C1?2g2/8/8 r1 GAAEERRHHCSSSSSaaeerrhhccssss 0".to_owned(),
    ] {
        let state = at(&game, &position);
        assert!(allowed(&game, &state, "c1-c6"), "{position}");
        assert_eq!(refused(&game, &state, "c1-c7"), "banqi-step");
    }
    let (game, over_two) = taiwanese("8/C1Ss1g2/8/8");
    assert_eq!(refused(&game, &over_two, "c1-c6"), "banqi-cannon");
    let (game, over_none) = taiwanese("8/C4g2/8/8");
    assert_eq!(refused(&game, &over_none, "c1-c6"), "banqi-cannon");
    let (game, beside) = taiwanese("8/Cg6/8/8");
    assert_eq!(refused(&game, &beside, "c1-c2"), "banqi-cannon", "it takes nothing by a step");
    // A column is a line, too.
    let (game, column) = taiwanese("g7/8/S7/C7");
    assert!(allowed(&game, &column, "a1-d1"));
}

#[test]
fn a_face_down_piece_is_never_taken() {
    let game = rules(Setup::default());
    let state = at(&game, "8/C1S2?2/8/8 r1 GAAEERRHHCSSSSgaaeerrhhccssss 0");
    assert_eq!(refused(&game, &state, "c1-c6"), "banqi-taking-face-down");
    let state = at(&game, "8/G?6/8/8 r1 AAEERRHHCCSSSSSgaaeerrhhccssss 0");
    assert_eq!(refused(&game, &state, "c1-c2"), "banqi-taking-face-down");
}

#[test]
fn soldiers_take_generals_and_no_cannons_and_generals_take_no_soldiers() {
    let (game, state) = taiwanese("Sg4Gs/8/Sc4Ac/8");
    assert!(allowed(&game, &state, "d1-d2"), "the soldier takes the general");
    assert_eq!(refused(&game, &state, "d7-d8"), "banqi-rank", "the general takes no soldier");
    assert_eq!(refused(&game, &state, "b1-b2"), "banqi-rank", "the soldier takes no cannon");
    assert!(allowed(&game, &state, "b7-b8"), "every other rank takes the cannon");
    let (game, horses) = taiwanese("Hh4Hc/8/8/4Ea2");
    assert!(allowed(&game, &horses, "d1-d2") && allowed(&game, &horses, "d7-d8"), "equal takes equal");
    assert_eq!(refused(&game, &horses, "a5-a6"), "banqi-rank", "the lower does not take the higher");
}

#[test]
fn the_orders_of_other_places_differ_as_they_are_known_to() {
    let at_ranks = |ranks, rows: &str| {
        let game = rules(Setup { ranks, ..Setup::default() });
        let state = at(&game, &with_taken(rows, "r1"));
        (game, state)
    };
    let rows = "Gs4Ea/8/Cs2Ra2/Sc2Cr2";
    let (game, state) = at_ranks(Ranks::Chinese, rows);
    let takes = |game, state, all: [&str; 6]| all.map(|action| allowed(game, state, action));
    let all = ["d1-d2", "d7-d8", "b1-b2", "b5-b6", "a1-a2", "a5-a6"];
    assert_eq!(takes(&game, &state, all), [true, false, true, false, false, false]);
    let (game, state) = at_ranks(Ranks::HongKong, rows);
    assert_eq!(takes(&game, &state, all), [false, false, true, true, false, false]);
    let (game, state) = at_ranks(Ranks::HongKong, "C1Sg4/8/8/Ca4Hc");
    assert!(!allowed(&game, &state, "d1-d4"), "an ordinary cannon does not shoot");
    assert!(allowed(&game, &state, "a1-a2") && allowed(&game, &state, "a7-a8"), "it stands above advisors here");
}

#[test]
fn a_sliding_cannon_goes_any_distance_but_not_over_pieces() {
    let game = rules(Setup { sliding_cannon: true, ..Setup::default() });
    let state = at(&game, &with_taken("8/C2s2g1/8/8", "r1"));
    assert!(allowed(&game, &state, "c1-c3") && allowed(&game, &state, "c1-a1") && allowed(&game, &state, "c1-c7"));
    assert_eq!(refused(&game, &state, "c1-c5"), "banqi-slide");
    let game = rules(Setup::default());
    let state = at(&game, &with_taken("8/C2s2g1/8/8", "r1"));
    assert_eq!(refused(&game, &state, "c1-c3"), "banqi-step");
}

#[test]
fn a_side_with_nothing_but_unopened_pieces_plays_on_and_one_with_none_has_lost() {
    let game = rules(Setup::default());
    // Red has a soldier face down and nothing else.
    let state = at(&game, "8/??6/8/6hg b2 GAAEERRHHCCSSSSaaeerrhccssss 0");
    assert_eq!(game.turn(&state), Turn::Seat(Seat(1)));
    let mut later = state.clone();
    done(&game, &mut later, "a8-b8");
    assert_eq!(game.turn(&later), Turn::Seat(Seat(0)), "red turns a piece over");
    assert!(allowed(&game, &later, "c1") && allowed(&game, &later, "c2"));
    // The last red piece is taken.
    let mut state = at(&game, "8/8/8/6Hg b2 GAAEERRHCCSSSSSaaeerrhhccsssss 0");
    done(&game, &mut state, "a8-a7");
    let end = state.end.expect("it is over");
    assert_eq!((end.winner, end.ending), (Some(Seat(1)), Ending::Taken));
    assert_eq!(game.standing(&state).expect("over").places, [2, 1]);
}

#[test]
fn who_can_do_nothing_has_lost() {
    let game = rules(Setup::default());
    // A red soldier in the corner between black pieces that it does not take.
    let mut state = at(&game, "8/8/h7/S1a5 b2 GAAEERRHHCCSSSSgaeerrhccsssss 0");
    done(&game, &mut state, "a3-a2");
    let end = state.end.expect("it is over");
    assert_eq!((end.winner, end.ending), (Some(Seat(1)), Ending::Stuck));
}

#[test]
fn the_first_piece_decides_who_plays_which_colour() {
    let game = rules(Setup::default());
    for (number, (_, outcome)) in game.outcomes(&flipping(&game)).into_iter().enumerate() {
        let mut state = flipping(&game);
        game.resolve(&mut state, &outcome, &mut tabletop::NoEvents).expect("it may come");
        let Outcome::Piece(piece) = outcome else { panic!("a piece") };
        assert_eq!(state.colour(Seat(0)), Some(piece.colour), "{number}");
        assert_eq!((state.to_act, state.colour(Seat(1))), (Seat(1), Some(piece.colour.other())));
    }
}

fn flipping(game: &Banqi) -> State {
    let mut state = game.start();
    game.apply(&mut state, &"b3".parse().expect("an action"), &mut tabletop::NoEvents).expect("it is allowed");
    state
}

#[test]
fn the_same_position_for_the_third_time_is_a_draw() {
    let (game, mut state) = taiwanese("G7/8/8/7g");
    for _ in 0..2 {
        assert_eq!(state.end, None);
        done(&game, &mut state, "d1-d2 a8-a7 d2-d1 a7-a8");
    }
    assert_eq!(state.end.map(|end| (end.winner, end.ending)), Some((None, Ending::Repetition)));
    // The seat to act is part of a position: a cannon that slides comes back after three moves, the general after two.
    let game = rules(Setup { sliding_cannon: true, ..Setup::default() });
    let mut state = at(&game, &with_taken("7g/8/8/C7", "r1"));
    done(&game, &mut state, "a1-a3 d8-d7 a3-a2 d7-d8 a2-a1 d8-d7 a1-a3 d7-d8 a3-a1");
    assert_eq!(state.end, None, "the pieces stand so for the third time, twice with black to act");
    done(&game, &mut state, "d8-d7 a1-a3 d7-d8 a3-a1");
    assert_eq!(state.end.map(|end| end.ending), Some(Ending::Repetition));
}

#[test]
fn plies_without_a_piece_turned_over_or_taken_are_counted() {
    for quiet_limit in [40, 60] {
        let game = rules(Setup { quiet_limit, ..Setup::default() });
        let text = with_taken("G7/8/8/7g", "r1");
        let text = format!("{} {}", text.trim_end_matches(" 0"), quiet_limit - 1);
        let mut state = at(&game, &text);
        assert_eq!(state.end, None);
        done(&game, &mut state, "d1-d2");
        assert_eq!(state.end.map(|end| (end.winner, end.ending)), Some((None, Ending::Quiet)));
    }
}

/// A chariot goes after a horse that steps to and fro.
#[test]
fn the_same_piece_is_not_chased_for_ever() {
    let game = rules(Setup { chase_limit: 3, ..Setup::default() });
    let mut state = at(&game, &with_taken("8/8/2R5/3h3G", "r1"));
    done(&game, &mut state, "b3-a3 a4-b4 a3-b3 b4-a4 b3-a3 a4-b4");
    assert_eq!(refused(&game, &state, "a3-b3"), "banqi-chase", "it would be the fourth time");
    let listed = game.actions(&state).expect("they are listed");
    let listed: Vec<String> = listed.iter().map(ToString::to_string).collect();
    assert_eq!(listed, ["a8-b8", "a3-a2", "a8-a7"], "from a4 it would threaten the same horse, too");
    assert!(allowed(&game, &state, "a3-a2"), "it may go elsewhere");
}

#[test]
fn only_threats_in_a_row_by_the_same_piece_to_the_same_piece_are_a_chase() {
    let game = rules(Setup { chase_limit: 3, ..Setup::default() });
    let chased = "b3-a3 a4-b4 a3-b3 b4-a4 b3-a3 a4-b4";
    // Another move in between.
    let mut state = at(&game, &with_taken("8/8/2R5/3h3G", "r1"));
    done(&game, &mut state, chased);
    done(&game, &mut state, "a8-a7 b4-c4");
    assert!(allowed(&game, &state, "a3-b3"));
    // Another horse.
    let mut state = at(&game, &with_taken("8/3h4/2R5/3h3G", "r1"));
    done(&game, &mut state, "b3-a3 a4-b4");
    assert!(allowed(&game, &state, "a3-b3"));
    // A horse and a soldier in turn, while black moves its general.
    let mut state = at(&game, &with_taken("7g/8/1sR5/3h3G", "r1"));
    done(&game, &mut state, "b3-a3 d8-d7 a3-b3 d7-d8 b3-a3 d8-d7");
    assert!(allowed(&game, &state, "a3-b3"), "it would be the second time that the soldier is threatened");
    // Two steps of which the second does not threaten.
    let mut state = at(&game, &with_taken("8/8/2R5/3h3G", "r1"));
    done(&game, &mut state, "b3-a3 a4-b4 a3-a2 b4-a4 a2-a3 a4-b4 a3-b3 b4-a4");
    assert!(allowed(&game, &state, "b3-a3"));
    // Without the rule.
    let game = rules(Setup::default());
    let mut state = at(&game, &with_taken("8/8/2R5/3h3G", "r1"));
    done(&game, &mut state, chased);
    assert!(allowed(&game, &state, "a3-b3"));
}
