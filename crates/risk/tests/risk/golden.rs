//! Whole games written down: a change of the rules that was not meant shows here.

use std::sync::Arc;

use risk::{Fortify, Risk, Setup, Start, Victory};
use tabletop::Seed;
use tabletop::conformance::golden;

use crate::support;

fn play(setup: Setup) -> String {
    golden(&Arc::new(Risk::new(setup, support::world()).expect("playable")), Seed(1), 10_000).expect("it ends")
}

#[test]
fn a_duel_with_neutrals() {
    insta::assert_snapshot!(play(Setup { seats: 2, muster: 20, round_limit: 3, ..Setup::default() }));
}

#[test]
fn three_claim_with_missions_and_long_marches() {
    insta::assert_snapshot!(play(Setup {
        seats: 3,
        start: Start::Claim,
        muster: 20,
        fortify: Fortify::Unlimited,
        victory: Victory::Missions,
        round_limit: 2,
        ..Setup::default()
    }));
}

#[test]
fn two_phases_without_cards() {
    insta::assert_snapshot!(play(Setup {
        seats: 2,
        neutrals: false,
        start: Start::Scatter,
        two_phase: true,
        round_limit: 3,
        ..Setup::default()
    }));
}
