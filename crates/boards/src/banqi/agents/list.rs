//! The opponents there are.

use tabletop::agent_spec::Level;

use super::chains::Chains;
use super::simple::{GRABBER, NOVICE};
use super::strategist::{SETTINGS, Strategist};
use crate::banqi::rules::Banqi;
use crate::catalog::{AgentInfo, Seated, seat};

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
        settings: &[("nodes", "5000"), ("tables", "3")],
        usual: false,
    },
    Level { id: "hard", summary: "Looks at 60 000 positions.", settings: &[("nodes", "60000")], usual: true },
    Level { id: "expert", summary: "Looks at 600 000 positions.", settings: &[("nodes", "600000")], usual: false },
];

static AGENTS: [AgentInfo<Banqi>; 4] = [
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
        persona: "Takes first and looks round afterwards.",
        summary: "Takes the dearest piece it can, and else does anything.",
        method: "A piece is worth what it can still take, less a share for each enemy piece that can take it. It takes what is worth most, and looks no \
                 further; where nothing can be taken it draws what it does.",
        levels: &[],
        settings: &[],
        build: |_| Ok(Box::new(GRABBER)),
    },
    AgentInfo {
        id: "chains",
        name: "Chains",
        persona: "Follows every piece on its way to every other.",
        summary: "Goes after what it can take, flees what takes it, and turns over what is likely to help.",
        method: "From each open piece the shortest way to each target, breadth first over empty squares; for cannons to where they can shoot from. A way has a price by its \
                 length, by who is to act and by what the pieces are worth. Prices add up to wishes for the first step; what is in danger counts before and after; pieces \
                 to turn over count by how likely they help.",
        levels: &[],
        settings: &[],
        build: |_| Ok(Box::new(Chains)),
    },
    AgentInfo {
        id: "strategist",
        name: "Strategist",
        persona: "Has thought of it before you turned it over.",
        summary: "Thinks ahead, with the chance of every piece that may be turned over.",
        method: "Alpha-beta with chance nodes (Star1), principal variation search and a transposition table. Exchanges are played to their end; pieces are turned over only \
                 where five plies are left to see what comes of it. Endings of up to four open pieces it knows exactly. A piece is worth \
                 what it can still take, less a share for each enemy piece that can take it. Whoever is ahead brings two pieces near one that they can take, and wants no draw.",
        levels: LEVELS,
        settings: SETTINGS,
        build: |changes| Ok(Box::new(Strategist::new(changes)?)),
    },
];

/// All opponents, weakest first.
pub fn list() -> &'static [AgentInfo<Banqi>] {
    &AGENTS
}

/// Seats an opponent: `name`, `name@level`, each with `:key=value,…`.
///
/// # Errors
/// What is wrong with the specification, and what there is instead.
pub fn make(spec: &str) -> Seated<Banqi> {
    seat(&AGENTS, spec)
}
