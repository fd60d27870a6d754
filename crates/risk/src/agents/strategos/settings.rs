//! What can be set.

use super::planner::{Breadth, LENGTH};
use tabletop::agent_spec::{AgentError, Setting};

/// The settings of Strategos.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::agents) struct Settings {
    /// Attacks kept at the first step of a plan.
    pub width: usize,
    /// Longest sequence of attacks it looks for, 1 to 12.
    pub length: usize,
    /// Whether first armies are placed by the turns that follow.
    pub opening: bool,
    /// Most positions valued for a decision, where the host sets no budget.
    pub nodes: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Self { width: 10, length: 10, opening: true, nodes: 200_000 }
    }
}

/// The names of the settings, with what they mean.
pub(in crate::agents) const SETTINGS: &[(&str, &str)] = &[
    ("length", "longest sequence of attacks it plans, 1 to 12"),
    ("width", "attacks it compares in earnest at the start of a sequence, 1 to 32"),
    ("opening", "how it places first armies: planned, by the turn that follows; or usual, as most others do"),
    ("nodes", "most positions valued for a decision, 1 to 100000000"),
];

impl Settings {
    /// The usual settings with these changes, the later ones winning.
    ///
    /// # Errors
    /// The first value that is out of range.
    pub fn from(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let mut settings = Self::default();
        for change in changes {
            match change.key {
                "length" => settings.length = change.number(1..=LENGTH)?,
                "width" => settings.width = change.number(1..=32)?,
                "opening" => settings.opening = change.word(&[("planned", true), ("usual", false)])?,
                "nodes" => settings.nodes = change.number(1..=100_000_000)?,
                // The catalogue refuses keys that SETTINGS does not name.
                _ => {}
            }
        }
        Ok(settings)
    }

    /// How wide each step of a plan looks: the first as wide as asked, then ever less, one line in the end.
    pub fn breadth(&self, first: usize) -> Breadth {
        std::array::from_fn(|step| match step {
            _ if step >= self.length => 0,
            0 => first,
            1 => 3,
            2 | 3 => 2,
            _ => 1,
        })
    }
}
