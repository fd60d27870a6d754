//! Whole games written down: a change of the rules that was not meant shows here.

use std::sync::Arc;

use risk::map::Map;
use risk::{Fortify, Risk, Setup, Start, Victory};
use tabletop::Seed;
use tabletop::conformance::golden;

fn play(setup: Setup) -> String {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/risk/world.ron");
    let text = std::fs::read_to_string(file).expect("the world map is part of the project");
    let map = Arc::new(Map::from_ron(file, &text).expect("the world map is sound"));
    golden(&Arc::new(Risk::new(setup, map).expect("playable")), Seed(1), 10_000).expect("it ends")
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
