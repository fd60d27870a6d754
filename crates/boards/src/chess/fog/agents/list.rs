//! The opponents there are.

use tabletop::agent_spec::Level;

use super::oracle::{self, Oracle};
use super::scout::{self, Scout};
use super::simple::{Grabber, Novice};
use crate::catalog::{AgentInfo, Seated, seat};
use crate::chess::fog::game::Fog;

const LEVELS: &[Level] = &[
    Level {
        id: "easy",
        summary: "Looks at 500 positions, and keeps 500 in mind.",
        settings: &[("nodes", "500"), ("belief", "500")],
        usual: false,
    },
    Level {
        id: "normal",
        summary: "Looks at 5 000 positions, and keeps 3 000 in mind.",
        settings: &[("nodes", "5000"), ("belief", "3000")],
        usual: true,
    },
    Level {
        id: "hard",
        summary: "Looks at 50 000 positions, and keeps 10 000 in mind.",
        settings: &[("nodes", "50000"), ("belief", "10000")],
        usual: false,
    },
    Level {
        id: "expert",
        summary: "Looks at 400 000 positions, and keeps 20 000 in mind.",
        settings: &[("nodes", "400000"), ("belief", "20000")],
        usual: false,
    },
];

const LEVELS_OF_ORACLE: &[Level] = &[
    Level {
        id: "easy",
        summary: "Looks at 3 000 positions, and keeps 1 000 in mind.",
        settings: &[("nodes", "3000"), ("belief", "1000")],
        usual: false,
    },
    Level {
        id: "normal",
        summary: "Looks at 20 000 positions, and keeps 5 000 in mind.",
        settings: &[("nodes", "20000"), ("belief", "5000")],
        usual: true,
    },
    Level {
        id: "hard",
        summary: "Looks at 200 000 positions, and keeps 10 000 in mind.",
        settings: &[("nodes", "200000"), ("belief", "10000")],
        usual: false,
    },
    Level {
        id: "expert",
        summary: "Looks at 1 000 000 positions, and keeps 20 000 in mind.",
        settings: &[("nodes", "1000000"), ("belief", "20000")],
        usual: false,
    },
];

static AGENTS: [AgentInfo<Fog>; 4] = [
    AgentInfo {
        id: "novice",
        name: "Novice",
        persona: "Walks into the fog and whistles.",
        summary: "Does anything that is allowed.",
        method: "Draws one of all moves at random, each as likely as any other.",
        levels: &[],
        settings: &[],
        build: |_| Ok(Box::new(Novice)),
    },
    AgentInfo {
        id: "grabber",
        name: "Grabber",
        persona: "What it sees it takes.",
        summary: "Takes the dearest piece that it sees, and else does anything.",
        method: "Takes what is worth most of all it sees and can take, and looks no further; where nothing can be taken it draws what it does.",
        levels: &[],
        settings: &[],
        build: |_| Ok(Box::new(Grabber)),
    },
    AgentInfo {
        id: "scout",
        name: "Scout",
        persona: "Knows what you may have, and what you may not.",
        summary: "Thinks ahead; in fog, over all positions that fit what it has seen.",
        method: "Alpha-beta as principal variation search, with a transposition table, killers and exchanges played to their end. In fog it keeps all positions that fit everything it has seen, or an even sample, \
                 compares its moves over the same positions, and plans its next move for all that it will not be able to tell apart together. How often its king could be taken \
                 at once is counted over many positions, and has a price.",
        levels: LEVELS,
        settings: scout::SETTINGS,
        build: |changes| Ok(Box::new(Scout::new(changes)?)),
    },
    AgentInfo {
        id: "oracle",
        name: "Oracle",
        persona: "Tell your friends what I do: it will not help you.",
        summary: "Draws its moves so that in fog nobody can make use of knowing how.",
        method: "Regret minimisation (predictive CFR+) over a part of the game: positions that fit everything it has seen, and for each what you may take it for. The tree grows where one side looks for something better \
                 and the other plays as it does now. The move is drawn from at most three that are steady. Where all is seen it searches as Scout does.",
        levels: LEVELS_OF_ORACLE,
        settings: oracle::SETTINGS,
        build: |changes| Ok(Box::new(Oracle::new(changes)?)),
    },
];

/// All opponents, weakest first.
pub fn list() -> &'static [AgentInfo<Fog>] {
    &AGENTS
}

/// Seats an opponent: `name`, `name@level`, each with `:key=value,…`.
///
/// # Errors
/// What is wrong with the specification, and what there is instead.
pub fn make(spec: &str) -> Seated<Fog> {
    seat(&AGENTS, spec)
}
