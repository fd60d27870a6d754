//! The opponents there are.

use tabletop::agent_spec::Level;

use super::prowler::{Prowler, SETTINGS};
use super::simple::{GRABBER, NOVICE};
use crate::catalog::{AgentInfo, Seated, seat};
use crate::flip_jungle::rules::FlipJungle;

const LEVELS: &[Level] = &[
    Level {
        id: "easy",
        summary: "Looks at 200 positions.",
        settings: &[("nodes", "200"), ("tables", "0")],
        usual: false,
    },
    Level {
        id: "normal",
        summary: "Looks at 3 000 positions.",
        settings: &[("nodes", "3000"), ("tables", "0")],
        usual: false,
    },
    Level { id: "hard", summary: "Looks at 40 000 positions.", settings: &[("nodes", "40000")], usual: true },
    Level { id: "expert", summary: "Looks at 400 000 positions.", settings: &[("nodes", "400000")], usual: false },
];

static AGENTS: [AgentInfo<FlipJungle>; 3] = [
    AgentInfo {
        id: "novice",
        name: "Novice",
        persona: "Turns over whatever lies nearest.",
        summary: "Does anything that is allowed.",
        method: "Draws one of all actions at random, each as likely as any other.",
        levels: &[],
        settings: &[],
        build: |_| Ok(Box::new(NOVICE)),
    },
    AgentInfo {
        id: "grabber",
        name: "Grabber",
        persona: "Bites first and looks round afterwards.",
        summary: "Takes the dearest animal it can, and else does anything.",
        method: "An animal is worth what it can still take, less a share for each enemy that can take it. It takes what is worth most, and looks no \
                 further; where nothing can be taken it draws what it does.",
        levels: &[],
        settings: &[],
        build: |_| Ok(Box::new(GRABBER)),
    },
    AgentInfo {
        id: "prowler",
        name: "Prowler",
        persona: "Waits in the grass until you turn over the wrong one.",
        summary: "Thinks ahead, with the chance of every piece that may be turned over.",
        method: "Alpha-beta with chance nodes (Star1), principal variation search and a transposition table. Exchanges are played to their end; pieces are turned over only \
                 where some plies are left to see what comes of it. An animal is worth what it can still take, less a share for each enemy that can take it. \
                 Whoever is ahead wants no draw. Endings of four open animals it knows from exact tables.",
        levels: LEVELS,
        settings: SETTINGS,
        build: |changes| Ok(Box::new(Prowler::new(changes)?)),
    },
];

/// All opponents, weakest first.
pub fn list() -> &'static [AgentInfo<FlipJungle>] {
    &AGENTS
}

/// Seats an opponent: `name`, `name@level`, each with `:key=value,…`.
///
/// # Errors
/// What is wrong with the specification, and what there is instead.
pub fn make(spec: &str) -> Seated<FlipJungle> {
    seat(&AGENTS, spec)
}
