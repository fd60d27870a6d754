//! Every opponent keeps the contract of agents, in every variant at 2 to 6 seats: legal, repeatable, blind to what its seat
//! may not know, honest about its reasons, within its budget, and obedient to a stop.

use std::sync::Arc;

use rand::RngExt;
use risk::map::Map;
use risk::{Cards, Fortify, Risk, Setup, Start, Victory, agents};
use tabletop::Seed;
use tabletop::conformance::{AgentOptions, AgentReport, check_agent};

fn world() -> Arc<Map> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/risk/world.ron");
    let text = std::fs::read_to_string(file).expect("the world map is part of the project");
    Arc::new(Map::from_ron(file, &text).expect("the world map is sound"))
}

/// A random setup for so many seats with a short round limit; every value of every variant comes up.
fn setup(seed: Seed, seats: u8) -> Setup {
    let mut rng = seed.stream("setup", 0);
    let mut one_of = |count: u32| rng.random_range(0..count) as usize;
    Setup {
        map: "world".into(),
        seats,
        start: [Start::Deal, Start::Claim, Start::Scatter][one_of(3)],
        muster: [1, 5, 20][one_of(3)],
        neutrals: one_of(3) > 0,
        cards: [Cards::Progressive, Cards::Fixed, Cards::Off][one_of(3)],
        fortify: [Fortify::Adjacent, Fortify::Path, Fortify::Unlimited, Fortify::Off][one_of(4)],
        victory: [
            Victory::Elimination,
            Victory::Share(70),
            Victory::Capitals(0),
            Victory::Missions,
            Victory::Rounds(12),
        ][one_of(5)],
        capital_dice: one_of(2) == 0,
        fog: one_of(3) == 0,
        two_phase: one_of(4) == 0,
        round_limit: 20,
    }
}

/// Checks an opponent over `variants` random setups.
fn keeps_the_contract(spec: &str, variants: u64, nodes: u64) {
    let map = world();
    let mut total = AgentReport::default();
    for index in 0..variants {
        let seed = Seed(31).derive(spec, index);
        let setup = setup(seed, 2 + (index % 5) as u8);
        let game = Arc::new(Risk::new(setup.clone(), Arc::clone(&map)).expect("playable"));
        let options = AgentOptions {
            games: 2,
            seed,
            budget: tabletop::Budget::nodes(nodes),
            probe_every: 40,
            twins: 1,
            ..AgentOptions::default()
        };
        let make = |_| agents::make(spec).expect("a listed agent");
        match check_agent(&game, make, &options, |_| {}) {
            Ok(report) => {
                total.decisions += report.decisions;
                total.probes += report.probes;
                total.twins_apart += report.twins_apart;
                total.most_nodes = total.most_nodes.max(report.most_nodes);
            }
            Err(violation) => panic!("{spec}, {setup:?}: {violation}"),
        }
    }
    assert!(total.decisions > 100 * variants && total.probes > variants && total.twins_apart > 0, "{total}");
}

#[test]
fn drifter_keeps_the_contract() {
    keeps_the_contract("drifter", 30, 100);
}

#[test]
fn raider_keeps_the_contract() {
    keeps_the_contract("raider", 30, 100);
}

#[test]
fn gardener_keeps_the_contract() {
    keeps_the_contract("gardener", 30, 100);
}

#[test]
fn sentinel_keeps_the_contract() {
    keeps_the_contract("sentinel", 30, 100);
}

#[test]
fn minimax_keeps_the_contract() {
    keeps_the_contract("minimax", 30, 100);
    keeps_the_contract("minimax:outlook=chance,rivals=all", 10, 50);
    keeps_the_contract("minimax:rivals=each,depth=2", 10, 50);
    keeps_the_contract("minimax@easy", 10, 3);
}

#[test]
fn marshal_keeps_the_contract() {
    keeps_the_contract("marshal", 30, 300);
    keeps_the_contract("marshal:length=3", 10, 20);
}
