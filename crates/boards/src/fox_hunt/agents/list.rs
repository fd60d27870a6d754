//! The hunters there are.

use tabletop::agent_spec::Level;

use super::huntsman::{Huntsman, SETTINGS};
use super::simple::{Beater, Novice};
use super::tracker::Tracker;
use crate::catalog::{AgentInfo, Seated, seat};
use crate::fox_hunt::rules::FoxHunt;

const LEVELS: &[Level] = &[
    Level { id: "easy", summary: "Goes by the chance of a fox alone.", settings: &[("nodes", "1")], usual: false },
    Level { id: "normal", summary: "Looks at 10 placements of the foxes.", settings: &[("nodes", "10")], usual: false },
    Level {
        id: "hard",
        summary: "Looks at 1 000 placements of the foxes.",
        settings: &[("nodes", "1000")],
        usual: true,
    },
];

static AGENTS: [AgentInfo<FoxHunt>; 4] = [
    AgentInfo {
        id: "novice",
        name: "Novice",
        persona: "Shoots first.",
        summary: "Shoots at any square.",
        method: "Draws one of all squares that were not shot at, each as likely as any other.",
        levels: &[],
        settings: &[],
        build: |_| Ok(Box::new(Novice)),
    },
    AgentInfo {
        id: "beater",
        name: "Beater",
        persona: "Never walks the same empty path twice.",
        summary: "Leaves out squares on which a miss saw no fox.",
        method: "Where all foxes that a miss saw are found, its eight rays are crossed out. It draws one of the squares that are left.",
        levels: &[],
        settings: &[],
        build: |_| Ok(Box::new(Beater)),
    },
    AgentInfo {
        id: "tracker",
        name: "Tracker",
        persona: "Goes where the tracks are thickest.",
        summary: "Shoots where foxes seem to lie thickest.",
        method: "Each miss tells how thick foxes lie on its rays and beside them. For every square these densities are multiplied, as if each miss told its own \
                 tale (naive Bayes), and it shoots where the product is highest.",
        levels: &[],
        settings: &[],
        build: |_| Ok(Box::new(Tracker)),
    },
    AgentInfo {
        id: "huntsman",
        name: "Huntsman",
        persona: "Knows every bush a fox could be under.",
        summary: "Counts every way in which the foxes may lie.",
        method: "Counts exactly how many placements of the foxes fit all that was told, and how many have one on each square. It weighs the chance of a fox against what the \
                 answer would tell (its entropy, over placements drawn evenly, or over all where they are few).",
        levels: LEVELS,
        settings: SETTINGS,
        build: |changes| Ok(Box::new(Huntsman::new(changes)?)),
    },
];

/// All hunters, weakest first.
pub fn list() -> &'static [AgentInfo<FoxHunt>] {
    &AGENTS
}

/// Seats a hunter: `name`, `name@level`, each with `:key=value,…`.
///
/// # Errors
/// What is wrong with the specification, and what there is instead.
pub fn make(spec: &str) -> Seated<FoxHunt> {
    seat(&AGENTS, spec)
}
