//! A map as sets of territories.

use crate::map::{Map, TerritorySet};

/// What is asked of a map most. Territories and continents are numbered as there.
#[derive(Debug)]
pub(in crate::agents) struct Terrain {
    /// Where armies may attack and move from a territory.
    pub out: Vec<TerritorySet>,
    /// From where a territory can be attacked.
    pub into: Vec<TerritorySet>,
    /// The continent of a territory.
    pub continent: Vec<u8>,
    /// The territories of a continent.
    pub members: Vec<TerritorySet>,
    /// How many they are.
    pub sizes: Vec<u8>,
    /// What it pays each turn.
    pub bonus: Vec<u32>,
}

impl Terrain {
    pub fn new(map: &Map) -> Self {
        let members = |continent| map.continent_members(continent).iter().map(|member| member.0).collect();
        Self {
            out: map.territories().map(|at| map.outward(at)).collect(),
            into: map.territories().map(|at| map.inward(at)).collect(),
            continent: map.territories().map(|at| map.continent_of(at).0).collect(),
            members: map.continents().map(members).collect(),
            sizes: map.continents().map(|continent| map.continent_members(continent).len() as u8).collect(),
            bonus: map.continents().map(|continent| map.continent_bonus(continent)).collect(),
        }
    }

    /// Territories of the map.
    #[inline]
    pub fn len(&self) -> usize {
        self.out.len()
    }

    /// Continents of the map.
    #[inline]
    pub fn continents(&self) -> usize {
        self.members.len()
    }
}
