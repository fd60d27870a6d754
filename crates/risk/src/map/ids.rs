//! Small names for the parts of a map.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A territory: its place in the map's list (the primer's `territories`), from 0.
///
/// An id read from outside (a saved action, a bot's answer) may lie beyond the map: ask
/// [`Map::contains`](super::Map::contains) first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct TerritoryId(pub u8);

impl TerritoryId {
    /// The id as an index into per-territory arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A continent: its place in the map's list (the primer's `continents`), from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ContinentId(pub u8);

impl ContinentId {
    /// The id as an index into per-continent arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The picture on a territory's card; a wild card stands for any. Three alike or one of each make a set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Symbol {
    /// A foot soldier.
    Infantry,
    /// A rider.
    Cavalry,
    /// A gun.
    Artillery,
}

impl Symbol {
    /// Every symbol, in the order of its value in the fixed-value variant.
    pub const ALL: [Self; 3] = [Self::Infantry, Self::Cavalry, Self::Artillery];
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Artillery => "artillery",
        })
    }
}
