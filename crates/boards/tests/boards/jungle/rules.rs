//! Rules that are asked in public and often got wrong, each in a position.

use boards::jungle::{Ending, LeopardLeap, Setup, Side, State, TigerLeap};
use tabletop::Game;

use super::support::{allowed, at, done, refused, rules};

fn usual(rows: &str) -> (boards::jungle::Jungle, State) {
    let game = rules(Setup::default());
    let state = at(&game, rows);
    (game, state)
}

#[test]
fn nobody_takes_across_the_bank() {
    let (game, state) = usual("7/7/7/eR5/7/7/7/7/l6");
    assert_eq!(refused(&game, &state, "b6-a6"), "jungle-bank", "from the water on land");
    assert!(allowed(&game, &state, "b6-b7"), "it may leave the water");
    let (game, state) = usual("7/7/7/7/Rr5/7/7/7/l6");
    assert_eq!(refused(&game, &state, "a5-b5"), "jungle-bank", "from land in the water");
    let (game, state) = usual("7/7/7/7/1Rr4/7/7/7/l6");
    assert!(allowed(&game, &state, "b5-c5"), "in the water rats take each other");
}

#[test]
fn the_rat_takes_the_elephant_and_the_elephant_not_the_rat() {
    let (game, state) = usual("7/7/Re3Er/7/7/7/7/7/l6");
    assert!(allowed(&game, &state, "a7-b7"));
    assert_eq!(refused(&game, &state, "f7-g7"), "jungle-rank");
}

#[test]
fn equals_take_each_other() {
    for letter in ["E", "L", "T", "P", "W", "D", "C", "R"] {
        let far = if letter == "C" { "l" } else { "c" };
        let (game, state) = usual(&format!("7/7/{letter}{}5/7/7/7/7/7/{far}6", letter.to_lowercase()));
        assert!(allowed(&game, &state, "a7-b7"), "{letter}");
    }
}

#[test]
fn whoever_stands_in_a_trap_of_the_other_side_is_taken_by_anybody() {
    // A black elephant in white's trap, a white cat beside it.
    let (game, state) = usual("l6/7/7/7/7/7/7/2Ce3/7");
    assert!(allowed(&game, &state, "c2-d2"));
    let (game, state) = usual("l6/7/7/7/7/7/3Ce2/7/7");
    assert_eq!(refused(&game, &state, "d3-e3"), "jungle-rank", "beside the trap it has its rank");
    // In a trap of its own side it has its rank, too.
    let (game, state) = usual("7/2Ce3/7/7/7/7/7/7/7");
    assert_eq!(refused(&game, &state, "c8-d8"), "jungle-rank");
    // A rat in a trap is taken by the elephant, too, which takes no rat anywhere else.
    let (game, state) = usual("l6/7/7/7/7/7/7/2Er3/7");
    assert!(allowed(&game, &state, "c2-d2"));
    let (game, state) = usual("l6/7/7/7/7/7/3Er2/7/7");
    assert_eq!(refused(&game, &state, "d3-e3"), "jungle-rank");
    // And it takes from a trap as elsewhere.
    let (game, state) = usual("7/2cE3/7/7/7/7/7/7/7");
    assert!(allowed(&game, &state, "d8-c8"));
}

#[test]
fn lions_and_tigers_leap_over_water_unless_a_rat_swims_there() {
    let (game, state) = usual("7/7/1L5/7/T6/7/7/7/l6");
    assert!(allowed(&game, &state, "b7-b3") && allowed(&game, &state, "a5-d5"));
    let (game, rats) = usual("7/7/1L5/7/Tr5/1R5/7/7/l6");
    assert_eq!(refused(&game, &rats, "b7-b3"), "jungle-rat-in-the-way");
    assert_eq!(refused(&game, &rats, "a5-d5"), "jungle-rat-in-the-way");
    for rat in ["R", "r"] {
        let (game, rat) = usual(&format!("7/7/1L5/7/1{rat}5/7/7/7/l6"));
        assert_eq!(refused(&game, &rat, "b7-b3"), "jungle-rat-in-the-way", "a rat of either side");
    }
    let (game, takes) = usual("7/7/1L5/7/T2p3/7/1c5/7/l6");
    assert!(allowed(&game, &takes, "b7-b3") && allowed(&game, &takes, "a5-d5"), "they take where they land");
    let (game, other) = usual("7/7/1P5/7/W6/7/7/7/l6");
    assert_eq!(refused(&game, &other, "b7-b3"), "jungle-step");
    assert_eq!(refused(&game, &other, "b7-b6"), "jungle-water");
}

#[test]
fn variants_change_who_leaps_and_who_takes_whom() {
    for (tiger_leap, leaps) in
        [(TigerLeap::Both, [true, true]), (TigerLeap::Lengthwise, [false, true]), (TigerLeap::None, [false, false])]
    {
        let game = rules(Setup { tiger_leap, ..Setup::default() });
        let sideways = at(&game, "7/7/7/7/T6/7/7/7/l6");
        let lengthwise = at(&game, "7/7/1T5/7/7/7/7/7/l6");
        assert_eq!([allowed(&game, &sideways, "a5-d5"), allowed(&game, &lengthwise, "b7-b3")], leaps);
    }
    let sideways = rules(Setup { leopard_leap: LeopardLeap::Sideways, ..Setup::default() });
    let state = at(&sideways, "7/7/7/7/P6/7/7/7/l6");
    assert!(allowed(&sideways, &state, "a5-d5"));
    let state = at(&sideways, "7/7/1P5/7/7/7/7/7/l6");
    assert!(!allowed(&sideways, &state, "b7-b3"));
    let rows = "7/Tl5/7/7/7/7/5Wd/7/7";
    let (game, state) = usual(rows);
    assert!(!allowed(&game, &state, "a8-b8") && allowed(&game, &state, "f3-g3"));
    let other = rules(Setup { equal_lion_and_tiger: true, dog_above_wolf: true, ..Setup::default() });
    let state = at(&other, rows);
    assert!(allowed(&other, &state, "a8-b8") && !allowed(&other, &state, "f3-g3"));
}

#[test]
fn the_den_is_won_by_whoever_enters_it_by_a_step_or_a_capture() {
    let (game, mut state) = usual("7/3C3/7/7/7/7/7/7/l6");
    done(&game, &mut state, "d8-d9");
    assert_eq!(state.end.map(|end| (end.winner, end.ending)), Some((Some(Side::White), Ending::Den)));
    // Nobody goes into the own den, so nobody stands in it to be taken; whoever takes in a trap before it does not win by that.
    let (game, mut state) = usual("2c4/2R4/7/7/7/7/7/7/l6");
    assert_eq!(refused(&game, &state, "c8-c9"), "jungle-rank");
    done(&game, &mut state, "c8-d8 c9-c8");
    assert_eq!(state.end, None);
    // Who takes in the trap before the den enters it with the next move, and an animal of the other side in that trap does not keep it from doing so.
    let (game, mut state) = usual("7/2Rc3/7/7/7/7/7/7/l6");
    assert_eq!(refused(&game, &state, "c8-d8"), "jungle-rank", "in its own trap the cat has its rank");
    done(&game, &mut state, "c8-c9 d8-d7 c9-d9");
    assert_eq!(state.end.map(|end| (end.winner, end.ending)), Some((Some(Side::White), Ending::Den)));
    let (game, own) = usual("7/7/7/7/7/7/7/3C3/l6");
    assert_eq!(refused(&game, &own, "d2-d1"), "jungle-own-den");
}

#[test]
fn who_has_no_animal_or_no_move_has_lost() {
    let (game, mut state) = usual("7/7/7/7/7/7/7/Dc5/7");
    done(&game, &mut state, "a2-b2");
    assert_eq!(state.end.map(|end| (end.winner, end.ending)), Some((Some(Side::White), Ending::Taken)));
    // A black cat in the corner behind stronger animals.
    let (game, mut state) = usual("c1D4/E6/7/7/7/7/7/7/7");
    done(&game, &mut state, "c9-b9");
    assert_eq!(state.end.map(|end| (end.winner, end.ending)), Some((Some(Side::White), Ending::Stuck)));
}

#[test]
fn repetition_and_plies_without_a_capture_are_draws() {
    let (game, mut state) = usual("l6/7/7/7/7/7/7/7/6L");
    for _ in 0..2 {
        assert_eq!(state.end, None);
        done(&game, &mut state, "g1-g2 a9-a8 g2-g1 a8-a9");
    }
    assert_eq!(state.end.map(|end| end.ending), Some(Ending::Repetition));
    let game = rules(Setup { quiet_limit: 60, ..Setup::default() });
    let mut state = at(&game, "l6/7/7/7/7/7/7/7/6L w 59");
    done(&game, &mut state, "g1-g2");
    assert_eq!(state.end.map(|end| (end.winner, end.ending)), Some((None, Ending::Quiet)));
    assert_eq!(game.standing(&state).expect("it is over").places, [1, 1]);
}
