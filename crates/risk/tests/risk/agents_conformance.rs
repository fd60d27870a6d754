//! Every opponent keeps the contract of agents, in every variant at 2 to 8 seats: legal, repeatable, blind to what its seat
//! may not know, honest about its reasons, within its budget, and obedient to a stop.

use std::sync::Arc;

use risk::{Risk, Setup, agents};
use tabletop::Seed;
use tabletop::conformance::{AgentOptions, AgentReport, check_agent};

use crate::support::{variant, world};

/// Checks an opponent over `variants` random setups.
fn keeps_the_contract(spec: &str, variants: u64, nodes: u64) {
    let map = world();
    let mut total = AgentReport::default();
    for index in 0..variants {
        let seed = Seed(31).derive(spec, index);
        let setup = Setup { seats: 2 + (index % 7) as u8, ..variant(seed, 20) };
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
                total.open += report.open;
                total.open_twins += report.open_twins;
                total.most_nodes = total.most_nodes.max(report.most_nodes);
            }
            Err(violation) => panic!("{spec}, {setup:?}: {violation}"),
        }
    }
    assert!(total.decisions > 100 * variants && total.probes > variants && total.twins_apart > 0, "{total}");
    // Two games in three have no fog, and of those most have cards, missions or capitals to hide.
    assert!(3 * total.open > total.probes && total.open < total.probes && total.open_twins > variants, "{total}");
}

#[test]
fn drifter_keeps_the_contract() {
    keeps_the_contract("drifter", 30, 100);
}

#[test]
fn beginner_keeps_the_contract() {
    keeps_the_contract("beginner", 30, 100);
    keeps_the_contract("beginner:whim=9,daring=3,leader=5,stack=4", 20, 100);
}

#[test]
fn raider_keeps_the_contract() {
    keeps_the_contract("raider", 30, 100);
    keeps_the_contract("raider:margin=-3,trade=forced", 30, 100);
}

#[test]
fn gardener_keeps_the_contract() {
    keeps_the_contract("gardener", 30, 100);
    keeps_the_contract("gardener:odds=0.3,trade=at-once,patience=0.5", 30, 100);
}

#[test]
fn sentinel_keeps_the_contract() {
    keeps_the_contract("sentinel", 30, 100);
    keeps_the_contract("sentinel:odds=0.6,leader=0.3,continent=0.2,patience=0.5", 30, 100);
    keeps_the_contract("sentinel:placing=improved", 30, 100);
    keeps_the_contract("sentinel:borders=1,threat=0.5,reach=2,bonuses=1,chokepoints=3", 20, 100);
}

#[test]
fn minimax_keeps_the_contract() {
    keeps_the_contract("minimax", 30, 100);
    keeps_the_contract("minimax:outlook=chance,rivals=all", 10, 50);
    keeps_the_contract("minimax:rivals=each,depth=2", 10, 50);
    keeps_the_contract("minimax:draft=searched,depth=2", 10, 50);
    keeps_the_contract("minimax@easy", 10, 3);
    keeps_the_contract("minimax:placing=improved", 20, 100);
    keeps_the_contract("minimax:placing=improved,draft=searched,depth=2", 10, 50);
}

#[test]
fn minimax_with_learned_weights_and_all_features_keeps_the_contract() {
    keeps_the_contract("minimax-ga", 30, 100);
    keeps_the_contract("minimax:income=4,cards=3,hold=2.5,deny=1,safety=6,prey=0.5", 20, 60);
}

#[test]
fn mercenary_keeps_the_contract() {
    keeps_the_contract("mercenary", 30, 100);
    keeps_the_contract("mercenary:style=turtle", 30, 100);
}

#[test]
fn strategos_keeps_the_contract() {
    keeps_the_contract("strategos", 60, 300);
}

#[test]
fn marshal_keeps_the_contract() {
    keeps_the_contract("marshal", 30, 300);
    keeps_the_contract("marshal:length=3", 10, 20);
}
