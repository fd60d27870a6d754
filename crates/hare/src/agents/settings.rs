//! How an opponent that searches does it: how far, by which rule of choice, over what.

use std::ops::RangeInclusive;

use search::{Preference, Vectors};

use super::worth::Curves;
use tabletop::agent_spec::{AgentError, Setting};

/// The settings of a search.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Settings {
    /// Choices from the root to the horizon.
    pub depth: u32,
    /// Most positions evaluated for a decision at tables of two and three, where the host sets no budget.
    pub nodes: u64,
    /// The same at larger tables.
    pub larger_nodes: u64,
    /// By what seats choose.
    pub preference: Preference,
    /// What vectors are compared.
    pub vectors: Vectors,
    /// Whether two seats are searched by alpha-beta on the difference.
    pub duel: bool,
    /// The worst-option cut, see [`Outlook::widths`](super::field::Outlook::widths), at tables of two to six.
    pub cuts: [Vec<u16>; 5],
    /// The curves and weights.
    pub curves: Curves,
}

/// A worst-option cut with which eight choices are searched while a player waits: the best six moves in the first choice, four in the
/// next, two in the third, then the best alone, which plays on as Sprinter would. Cards are not cut.
pub const DEFAULT_CUT: &str = "6/4/2/1";

/// The worst-option cut of Parlett at tables of two to four: all moves in the first choice, then the best six, four, three, and two
/// from there on. It wins more than its share against no cut, see the tables of `docs/hare.md`.
pub(super) const PARLETT_CUT: [u16; 5] = [0, 6, 4, 3, 2];

/// That of five seats: narrower, so that the search comes round to its own next turn more often.
pub(super) const CROWD_CUT: [u16; 4] = [0, 4, 3, 2];

/// That of six: so narrow that the search mostly comes round to its own next turn.
pub(super) const SIX_CUT: [u16; 2] = [0, 2];

/// With three and four seats where many positions are looked at.
pub(super) const WIDER_CUT: &str = "0/8/6/4/3";

/// With six likewise.
pub(super) const WIDER_SIX_CUT: &str = "0/4/3/2";

/// The settings that change the cut, with the seats of the tables they change it for.
const CUTS: [(&str, RangeInclusive<usize>); 5] = [
    ("widths", 2..=6),
    ("duel_widths", 2..=2),
    ("table_widths", 3..=4),
    ("crowd_widths", 5..=6),
    ("six_widths", 6..=6),
];

/// The names of all settings, with what they mean.
pub(super) const SETTINGS: &[(&str, &str)] = &[
    ("depth", "choices to the horizon, 0 to 30; cards and meals do not count"),
    ("nodes", "most positions evaluated for a decision, 1 to 100000000"),
    ("larger_nodes", "the same of four seats and more alone, where they differ"),
    ("choice", "noble: the most for itself; sly: the largest lead; noble-sly and sly-noble: the other one for ties"),
    ("vectors", "raw: as evaluated; shares: of a sum of 1, so that noble searches can prune"),
    ("duel", "of two seats: difference: alpha-beta on what one has more than the other; vectors: as with more"),
    (
        "widths",
        "worst-option cut: moves looked at in the first choice, the second and so on, such as 0/0/8/8/4; 0 is all",
    ),
    ("duel_widths", "the same of two seats alone, where they differ"),
    ("table_widths", "the same of three and four seats alone, where they differ"),
    ("crowd_widths", "the same of five and six seats alone, where they differ"),
    ("six_widths", "the same of six seats alone, where they differ"),
    ("salads", "Ks, what salads weigh, 0 to 10"),
    ("carrots", "Kc, what carrots weigh, 0 to 10"),
    ("squares", "Kp, what squares weigh, 0 to 10"),
    ("turn", "what each turn that is still to go costs, 0 to 100; 0 leaves the way home out"),
];

impl Settings {
    /// A search that chooses by that, over such an evaluation.
    pub fn by(preference: Preference, curves: Curves) -> Self {
        Self {
            depth: 30,
            nodes: 20_000,
            larger_nodes: 20_000,
            preference,
            vectors: Vectors::Raw,
            duel: true,
            cuts: Default::default(),
            curves,
        }
    }

    /// Most positions evaluated for a decision at a table of so many seats.
    pub fn nodes(&self, seats: usize) -> u64 {
        if seats > 3 { self.larger_nodes } else { self.nodes }
    }

    /// The worst-option cut at a table of so many seats.
    pub fn widths(&self, seats: usize) -> &[u16] {
        self.cuts.get(seats.saturating_sub(2)).map_or(&[], Vec::as_slice)
    }

    /// With these changes, the later ones winning.
    ///
    /// # Errors
    /// The first value that cannot be.
    pub fn changed(mut self, changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let weights = &mut self.curves.weights;
        for change in changes {
            match change.key {
                "depth" => self.depth = change.number(0..=30)?,
                "nodes" => {
                    self.nodes = change.number(1..=100_000_000)?;
                    self.larger_nodes = self.nodes;
                }
                "larger_nodes" => self.larger_nodes = change.number(1..=100_000_000)?,
                "choice" => {
                    self.preference = change.word(&[
                        ("noble", Preference::Own),
                        ("sly", Preference::Lead),
                        ("noble-sly", Preference::OwnThenLead),
                        ("sly-noble", Preference::LeadThenOwn),
                    ])?;
                }
                "vectors" => self.vectors = change.word(&[("raw", Vectors::Raw), ("shares", Vectors::Shares)])?,
                "duel" => self.duel = change.word(&[("difference", true), ("vectors", false)])?,
                "salads" => weights.salads = change.number(0.0..=10.0)?,
                "carrots" => weights.carrots = change.number(0.0..=10.0)?,
                "squares" => weights.squares = change.number(0.0..=10.0)?,
                "turn" => self.curves.turn = change.number(0.0..=100.0)?,
                // The catalogue refuses keys that SETTINGS does not name.
                key => {
                    let tables = CUTS.into_iter().find(|(name, _)| *name == key).map(|(_, seats)| seats);
                    for seats in tables.into_iter().flatten() {
                        self.cuts[seats - 2] = change.list(12)?;
                    }
                }
            }
        }
        Ok(self)
    }
}
