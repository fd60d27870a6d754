//! The opponents there are.

use tabletop::agent_spec::Level;

use super::marshal::{Marshal, SETTINGS};
use super::simple::{Grabber, Novice};
use crate::catalog::{AgentInfo, Seated, seat};
use crate::generals::game::Generals;

const LEVELS: &[Level] = &[
    Level {
        id: "easy",
        summary: "Looks at 200 positions, over 16 ways the ranks may be.",
        settings: &[("nodes", "200"), ("samples", "16")],
        usual: false,
    },
    Level {
        id: "normal",
        summary: "Looks at 3 000 positions, over 64 ways the ranks may be.",
        settings: &[("nodes", "3000"), ("samples", "64")],
        usual: true,
    },
    Level {
        id: "hard",
        summary: "Looks at 30 000 positions, over 128 ways the ranks may be.",
        settings: &[("nodes", "30000"), ("samples", "128")],
        usual: false,
    },
];

static AGENTS: [AgentInfo<Generals>; 3] = [
    AgentInfo {
        id: "novice",
        name: "Novice",
        persona: "Marches wherever the boots point.",
        summary: "Does anything that is allowed.",
        method: "Places its pieces anywhere, and draws one of all moves at random, each as likely as any other.",
        levels: &[],
        settings: &[],
        build: |_| Ok(Box::new(Novice)),
    },
    AgentInfo {
        id: "grabber",
        name: "Grabber",
        persona: "Charges when the odds are good.",
        summary: "Challenges where the odds are best, and else does anything.",
        method: "Counts how likely each rank is for every piece, by all ways that fit what was seen, and challenges where that wins most on the average; where no challenge wins it draws what it does.",
        levels: &[],
        settings: &[],
        build: |_| Ok(Box::new(Grabber::default())),
    },
    AgentInfo {
        id: "marshal",
        name: "Marshal",
        persona: "Reads an army by the way it walks.",
        summary: "Thinks ahead over what your pieces may be, and how likely.",
        method: "Counts how likely each rank is for every piece by all ways that fit what was seen, weighed by how flags and strong pieces are wont to move. Over draws of these ways it looks ahead by alpha-beta with chance nodes (Star1): a fight is left to chance by the share of the draws in which it comes out so, \
                 and no plan knows which of them is true.",
        levels: LEVELS,
        settings: SETTINGS,
        build: |changes| Ok(Box::new(Marshal::new(changes)?)),
    },
];

/// All opponents, weakest first.
pub fn list() -> &'static [AgentInfo<Generals>] {
    &AGENTS
}

/// Seats an opponent: `name`, `name@level`, each with `:key=value,…`.
///
/// # Errors
/// What is wrong with the specification, and what there is instead.
pub fn make(spec: &str) -> Seated<Generals> {
    seat(&AGENTS, spec)
}
