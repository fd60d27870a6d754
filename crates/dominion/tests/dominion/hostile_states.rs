//! States that somebody wrote by hand: either they are refused, or the game goes on from them to its end.

use tabletop::Seed;
use tabletop::conformance::{WrittenOptions, WrittenReport, check_written_states};

use crate::support::{rules, variant};

#[test]
fn what_is_accepted_can_be_played() {
    let options = WrittenOptions { fields: &["turn", "stack", "players", "supply"], ..WrittenOptions::default() };
    let report =
        (0..2_000).map(|index| Seed(2).derive("hostile", index)).fold(WrittenReport::default(), |sum, seed| {
            let report = check_written_states(&rules(variant(seed)), seed, &options);
            sum.and(report.unwrap_or_else(|broken| panic!("{broken}")))
        });
    assert!(report.refused > 200 && report.accepted > 200, "{report:?}");
}
