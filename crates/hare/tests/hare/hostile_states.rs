//! States that somebody wrote by hand: either they are refused, or the race goes on from them to its end.

use std::sync::Arc;

use tabletop::Seed;
use tabletop::conformance::{WrittenOptions, WrittenReport, check_written_states};

use crate::support::{rules, variant};

#[test]
fn what_is_accepted_can_be_played() {
    let options = WrittenOptions { states: 2, steps: 20_000, ..WrittenOptions::default() };
    let report =
        (0..2_000).map(|index| Seed(2).derive("hostile", index)).fold(WrittenReport::default(), |sum, seed| {
            let game = Arc::new(rules(variant(seed)));
            sum.and(check_written_states(&game, seed, &options).unwrap_or_else(|broken| panic!("{broken}")))
        });
    assert!(report.refused > 200 && report.accepted > 200, "{report:?}");
}
