//! The opponents there are.

use tabletop::agent_spec::Level;

use super::simple::{Grabber, Novice};
use super::tracker::{SETTINGS, Tracker};
use crate::catalog::{AgentInfo, Seated, seat};
use crate::jungle::rules::Jungle;

const LEVELS: &[Level] = &[
    Level {
        id: "easy",
        summary: "Looks at 300 positions.",
        settings: &[("nodes", "300"), ("tables", "0")],
        usual: false,
    },
    Level {
        id: "normal",
        summary: "Looks at 5 000 positions.",
        settings: &[("nodes", "5000"), ("tables", "0")],
        usual: false,
    },
    Level { id: "hard", summary: "Looks at 60 000 positions.", settings: &[("nodes", "60000")], usual: true },
    Level { id: "expert", summary: "Looks at 400 000 positions.", settings: &[("nodes", "400000")], usual: false },
];

static AGENTS: [AgentInfo<Jungle>; 3] = [
    AgentInfo {
        id: "novice",
        name: "Novice",
        persona: "Goes for a walk in the jungle.",
        summary: "Does anything that is allowed.",
        method: "Draws one of all moves at random, each as likely as any other.",
        levels: &[],
        settings: &[],
        build: |_| Ok(Box::new(Novice)),
    },
    AgentInfo {
        id: "grabber",
        name: "Grabber",
        persona: "Bites first and looks round afterwards.",
        summary: "Enters the den if it can, else takes the dearest animal, and else does anything.",
        method: "An animal is worth what it can still take, less a share for each enemy that can take it. It goes into the den, or takes what is worth most, and looks no \
                 further; where nothing can be taken it draws what it does.",
        levels: &[],
        settings: &[],
        build: |_| Ok(Box::new(Grabber)),
    },
    AgentInfo {
        id: "tracker",
        name: "Tracker",
        persona: "Knows every path to your den.",
        summary: "Thinks ahead, and counts who comes to the den before anybody stands in the way.",
        method: "Alpha-beta as principal variation search, with a transposition table, killers and history; moves along the shortest ways to prey and to the den come first, exchanges are \
                 played to their end. An animal is worth what it can still take, less a share for each enemy that can take it; places are worth more the shorter the way is from \
                 there to the den, over water and by leaps. It counts races to the den, and whoever is ahead wants no draw. Endings of three animals it knows from exact tables.",
        levels: LEVELS,
        settings: SETTINGS,
        build: |changes| Ok(Box::new(Tracker::new(changes)?)),
    },
];

/// All opponents, weakest first.
pub fn list() -> &'static [AgentInfo<Jungle>] {
    &AGENTS
}

/// Seats an opponent: `name`, `name@level`, each with `:key=value,…`.
///
/// # Errors
/// What is wrong with the specification, and what there is instead.
pub fn make(spec: &str) -> Seated<Jungle> {
    seat(&AGENTS, spec)
}
