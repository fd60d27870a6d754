//! How much each thing that speaks for a border counts, and how many borders share, as numbers.

use tabletop::agent_spec::{AgentError, Setting};

use crate::agents::draft::HALF;

/// How new armies are shared among the borders.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::agents) struct Placing {
    /// Part of the borders that share the armies, in [0, 1]: those with the greatest need; always one at least.
    pub borders: f64,
    /// Weight of the threat: of foreign armies beside the border for each own army there (BSR).
    pub threat: f64,
    /// Weight of each territory that all new armies are expected to take from there.
    pub reach: f64,
    /// Weight of each army a turn that continents pay more to oneself or less to rivals for that, or that the border keeps.
    pub bonuses: f64,
    /// Weight of each way that the border closes beyond the first, and of what lies behind it.
    pub chokepoints: f64,
}

impl Placing {
    /// The published form: the half of the borders that is threatened most shares the armies by the threat.
    pub const PUBLISHED: Self = Self { borders: HALF, threat: 1.0, reach: 0.0, bonuses: 0.0, chokepoints: 0.0 };

    /// Learned by Sentinel (docs/training.md).
    pub const IMPROVED: Self = Self { borders: 0.042, threat: 0.25, reach: 0.892, bonuses: 1.886, chokepoints: 1.447 };

    /// The published form with these changes; `placing` says what the others change, wherever it stands.
    ///
    /// # Errors
    /// The first value that is none.
    pub fn from(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let mut placing = Self::PUBLISHED;
        for change in changes.iter().filter(|change| change.key == "placing") {
            placing = change.word(&[("published", Self::PUBLISHED), ("improved", Self::IMPROVED)])?;
        }
        for change in changes {
            match change.key {
                "borders" => placing.borders = change.number(0.0..=1.0)?,
                "threat" => placing.threat = change.number(0.0..=10.0)?,
                "reach" => placing.reach = change.number(0.0..=10.0)?,
                "bonuses" => placing.bonuses = change.number(0.0..=10.0)?,
                "chokepoints" => placing.chokepoints = change.number(0.0..=10.0)?,
                // The others are no numbers of placing.
                _ => {}
            }
        }
        Ok(placing)
    }
}

/// The names of the settings, with what they mean.
pub(in crate::agents) const SETTINGS: [(&str, &str); 6] = [
    (
        "placing",
        "published: new armies by border security; improved: also by what can be had and lost there, as learned",
    ),
    (
        "borders",
        "part of the borders that share new armies, those in greatest need, 0 to 1; published .5; one at least",
    ),
    ("threat", "weight of foreign armies beside a border for each own army there, 0 to 10; published 1"),
    ("reach", "weight of the territories new armies should take from a border, by exact odds, 0 to 10; published 0"),
    ("bonuses", "weight of continents' bonuses that a border gains, denies or keeps, 0 to 10; published 0"),
    ("chokepoints", "weight of ways that a border closes and of what lies behind it, 0 to 10; published 0"),
];
