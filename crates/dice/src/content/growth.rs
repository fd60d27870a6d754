//! How a hero grows in a gauntlet.

use serde::{Deserialize, Serialize};

/// What a victory brings a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Gain {
    /// Most HP gained; as many come back.
    pub hp: u16,
    /// Dice gained.
    pub dice: u8,
}
