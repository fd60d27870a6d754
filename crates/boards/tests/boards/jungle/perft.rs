//! Counts of lines of play, against those of other programs.

use boards::jungle::{Setup, TigerLeap, perft};
use tabletop::Game;

use super::support::{at, rules};

fn counts(setup: &Setup, text: Option<&str>, depth: usize) -> Vec<u64> {
    let game = rules(setup.clone());
    let position = text.map_or_else(|| game.start(), |text| at(&game, text)).position();
    (1..=depth).map(|depth| perft(game.rules(), &position, depth as u32)).collect()
}

#[test]
fn the_counts_from_the_start_are_those_of_other_programs() {
    let known = [24, 576, 12_240, 260_099, 5_111_620];
    assert_eq!(counts(&Setup::default(), None, known.len()), known);
    let game = rules(Setup::default());
    assert_eq!(String::from(game.start().board), "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L");
}

#[test]
fn the_counts_tell_the_variants_apart() {
    let usual = Setup::default();
    let dog = Setup { dog_above_wolf: true, ..Setup::default() };
    let lengthwise = Setup { tiger_leap: TigerLeap::Lengthwise, ..Setup::default() };
    let (one, other) = ("2c1l2/3L3/3w3/1R1t1r1/7/3T3/2p1E2/3d3/1C2W2", "2l4/3e3/2D4/1r2R2/3t3/T6/4E2/2pC3/4L2");
    let same = [[17, 287, 4_682, 76_226], [17, 286, 4_685, 75_451]];
    for (rows, side, setup, known) in [
        (one, 'w', &usual, &[20, 354, 6_480, 115_139][..]),
        (one, 'w', &dog, &[20, 355, 6_482, 115_935]),
        (one, 'w', &lengthwise, &[18, 313, 5_191]),
        (one, 'b', &usual, &[19, 356, 6_347, 115_934]),
        (one, 'b', &dog, &[19, 355, 6_363, 115_709]),
        (one, 'b', &lengthwise, &[19, 320, 5_541]),
        (other, 'w', &usual, &same[0]),
        (other, 'w', &dog, &same[0]),
        (other, 'w', &lengthwise, &[16, 239, 3_652]),
        (other, 'b', &usual, &same[1]),
        (other, 'b', &dog, &same[1]),
        (other, 'b', &lengthwise, &[15, 237, 3_485]),
    ] {
        assert_eq!(counts(setup, Some(&format!("{rows} {side}")), known.len()), known, "{rows} {side} {setup:?}");
    }
}
