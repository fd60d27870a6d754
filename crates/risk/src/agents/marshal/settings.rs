//! What can be set.

use super::plan::{Breadth, LENGTH};
use super::worth::Scales;
use tabletop::agent_spec::{AgentError, Setting};

/// The settings of Marshal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::agents) struct Settings {
    /// The numbers of its evaluation.
    pub scales: Scales,
    /// Attacks kept at the first step of a plan.
    pub width: usize,
    /// Longest sequence of attacks it looks for, 1 to 12.
    pub length: usize,
    /// Choices that are compared again by what the rivals' answers leave of them; 0 looks at no answer.
    pub answered: usize,
    /// Most positions evaluated for a decision, where the host sets no budget.
    pub nodes: u64,
    /// Share of the armies of others, in [0, 1], by which it misjudges each of their territories at most.
    pub misjudge: f64,
}

impl Default for Settings {
    fn default() -> Self {
        Self { scales: Scales::default(), width: 10, length: 10, answered: 12, nodes: 40_000, misjudge: 0.0 }
    }
}

/// The names of the settings, with what they mean.
pub(in crate::agents) const SETTINGS: &[(&str, &str)] = &[
    ("length", "longest sequence of attacks it plans, 1 to 12"),
    ("width", "attacks it compares in earnest at the start of a sequence, 1 to 32"),
    ("answered", "choices compared again by the rivals' answers to their plans, 0 to 32; 0 looks at no answer"),
    ("nodes", "most positions evaluated for a decision, 1 to 100000000"),
    ("income", "turns of income that count in the worth of a position, 0 to 20"),
    ("idle", "what an army behind the front loses of its worth, 0 to 1"),
    ("contest", "how much more a strong rival counts than a weak one, 0 to 5"),
    ("reserve", "share of its income a rival is expected to add to an attack, 0 to 5"),
    ("misjudge", "share of the armies of others by which it misjudges each of their territories at most, 0 to 1"),
];

impl Settings {
    /// The usual settings with these changes, the later ones winning.
    ///
    /// # Errors
    /// The first value that is out of range.
    pub fn from(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let mut settings = Self::default();
        let scales = &mut settings.scales;
        for change in changes {
            match change.key {
                "length" => settings.length = change.number(1..=LENGTH)?,
                "width" => settings.width = change.number(1..=32)?,
                "answered" => settings.answered = change.number(0..=32)?,
                "nodes" => settings.nodes = change.number(1..=100_000_000)?,
                "income" => scales.income = change.number(0.0..=20.0)?,
                "idle" => scales.idle = change.number(0.0..=1.0)?,
                "contest" => scales.contest = change.number(0.0..=5.0)?,
                "reserve" => scales.reserve = change.number(0.0..=5.0)?,
                "misjudge" => settings.misjudge = change.number(0.0..=1.0)?,
                // The catalogue refuses keys that SETTINGS does not name.
                _ => {}
            }
        }
        Ok(settings)
    }

    /// How wide each step of a plan looks: the first as wide as set, then ever less, one line in the end, of at most `battles`.
    pub fn breadth(&self, first: usize, battles: usize) -> Breadth {
        std::array::from_fn(|step| match step {
            _ if step >= self.length.min(battles) => 0,
            0 => first,
            1 => 3,
            2 | 3 => 2,
            _ => 1,
        })
    }
}
