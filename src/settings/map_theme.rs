//! The thematic maps.

use serde::{Deserialize, Serialize};

/// A thematic map over a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MapTheme {
    /// How threatened border territories are.
    Threat,
    /// Who holds how much of each continent.
    Continents,
    /// What territories and continents bring.
    Income,
}

impl MapTheme {
    /// All of them, in the order of their buttons.
    pub const ALL: [Self; 3] = [Self::Threat, Self::Continents, Self::Income];
}
