//! What can be set of Oracle.

use std::ops::RangeInclusive;

use search::Purification;
use tabletop::agent_spec::{AgentError, Setting};

use super::subgame::{Gadget, Method};

/// What can be set.
pub(in crate::chess::fog::agents) const SETTINGS: &[(&str, &str)] = &[
    ("nodes", "most positions evaluated for a decision, 100 to 100000000"),
    ("depth", "plies to the horizon, 1 to 60"),
    ("belief", "most positions that it keeps in mind in fog, 1 to 100000"),
    ("samples", "most positions of these that it looks ahead from, 1 to 1000"),
    ("each", "positions evaluated for each of these at least, 100 to 100000"),
    ("trust", "how much it counts how plausible positions are, 0 to 2"),
    ("survey", "the share of its time for a first look at all moves over many positions, 0 to 0.9"),
    ("candidates", "most moves that it looks ahead from after that, 1 to 500"),
    ("others", "what it keeps at most for each position that the other side may take it for, 0 to 16"),
    ("doubt", "how likely all of that is together, beside the position itself, 0 to 10"),
    ("gadget", "how the other side comes to the positions: 0 they are dealt, 1 it may decline, 2 it picks"),
    ("scale", "the lead in pawns that is worth half as much as a won game, 1 to 100"),
    ("exploration", "how much exploration counts beside value, 0 to 10"),
    ("risk", "how much of what a king lost unseen costs is counted, 0 to 10"),
    ("again", "what it costs whoever is ahead to stand as before, as a share of a won game, 0 to 1"),
    ("most", "most moves that it draws from, 1 to 3"),
];

/// Most moves that are drawn from.
const MOST: usize = 3;
const SHARE: RangeInclusive<f64> = 0.0..=1.0;
const FACTOR: RangeInclusive<f64> = 0.0..=10.0;

/// How it decides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Settings {
    /// Most positions evaluated for a decision.
    pub nodes: u64,
    /// Plies to the horizon.
    pub depth: u16,
    /// Most positions kept in mind.
    pub belief: usize,
    /// Most positions looked ahead from, and how many are evaluated for each at least.
    pub samples: usize,
    pub each: u64,
    /// How much it counts how plausible positions are: 0 not at all.
    pub trust: f64,
    /// The share of positions evaluated for a first look at all moves.
    pub survey: f64,
    /// Most moves that are looked ahead from.
    pub candidates: usize,
    /// Most positions that the other side may take one for.
    pub others: usize,
    /// How a subgame is solved.
    pub method: Method,
    /// The lead in pawns that is worth almost half as much as a won game.
    pub scale: f64,
    /// How much of what a king lost unseen costs is counted.
    pub risk: f64,
    /// What it costs whoever is ahead that the own pieces stood so before, for each time, as a share of a won game.
    pub again: f64,
}

impl Default for Settings {
    fn default() -> Self {
        let purification = Purification { most: MOST, ..Purification::default() };
        Self {
            nodes: 20_000,
            depth: 60,
            belief: 20_000,
            samples: 256,
            each: 800,
            trust: 1.0,
            survey: 0.3,
            candidates: 3,
            others: 2,
            method: Method { gadget: Gadget::Dealt, doubt: 1.0, exploration: 1.0, purification },
            scale: 8.0,
            risk: 1.0,
            again: 0.015,
        }
    }
}

impl Settings {
    /// The usual ones with these changes.
    ///
    /// # Errors
    /// The first value that cannot be.
    pub fn read(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let mut settings = Self::default();
        let method = &mut settings.method;
        for change in changes {
            match change.key {
                "nodes" => settings.nodes = change.number(100..=100_000_000)?,
                "depth" => settings.depth = change.number(1..=60)?,
                "belief" => settings.belief = change.number(1..=100_000)?,
                "samples" => settings.samples = change.number(1..=1000)?,
                "each" => settings.each = change.number(100..=100_000)?,
                "trust" => settings.trust = change.number(0.0..=2.0)?,
                "survey" => settings.survey = change.number(0.0..=0.9)?,
                "candidates" => settings.candidates = change.number(1..=500)?,
                "others" => settings.others = change.number(0..=16)?,
                "doubt" => method.doubt = change.number(FACTOR)?,
                "gadget" => {
                    let gadgets = [Gadget::Dealt, Gadget::Resolve, Gadget::MaxMargin];
                    method.gadget = gadgets[change.number::<usize>(0..=2)?];
                }
                "scale" => settings.scale = change.number(1.0..=100.0)?,
                "exploration" => method.exploration = change.number(FACTOR)?,
                "risk" => settings.risk = change.number(FACTOR)?,
                "again" => settings.again = change.number(SHARE)?,
                // The catalogue refuses keys that SETTINGS does not name.
                _ => method.purification.most = change.number(1..=MOST)?,
            }
        }
        Ok(settings)
    }

    /// From how many positions it looks ahead with a budget.
    pub fn sampled(&self, nodes: u64) -> usize {
        usize::try_from(nodes / self.each).unwrap_or(self.samples).clamp(4, self.samples.max(4)).min(self.samples)
    }
}
