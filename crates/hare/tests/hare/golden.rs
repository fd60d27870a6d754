//! Whole races written down: a change of the rules that was not meant shows here.

use std::sync::Arc;

use hare::Setup;
use tabletop::Seed;
use tabletop::conformance::golden;

use crate::support::rules;

fn play(setup: Setup) -> String {
    golden(&Arc::new(rules(setup)), Seed(3), 10_000).expect("it ends")
}

#[test]
fn three_with_cards() {
    insta::assert_snapshot!(play(Setup { seats: 3, round_limit: 40, ..Setup::default() }));
}

#[test]
fn two_with_two_runners_each() {
    insta::assert_snapshot!(play(Setup {
        board: "1978".to_owned(),
        seats: 2,
        runners: 2,
        round_limit: 30,
        ..Setup::default()
    }));
}
