//! Portals and blizzards: a map as it is played in one game.
//!
//! Both are drawn from a number, before the game begins, and lie open. What comes of it is a map like any other: a territory under a
//! blizzard is no part of it, and portals are borders, so that rules, odds and opponents need to know nothing of either.
//!
//! * A blizzard closes a territory for the whole game. What is left hangs together and can all be attacked, and of every continent at least half
//!   stays open; to hold a continent is to hold what is open of it, for the whole bonus.
//! * Portals stand on territories that do not border each other, and make each of them a neighbour of all others, both ways.

use super::board::{Map, MapParts, TerritoryParts};
use super::geometry::{BorderArc, Geometry, Lane};
use super::ids::TerritoryId;
use rand::seq::SliceRandom;
use tabletop::{Rng, Seed};

/// What is drawn of a map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Territories with a portal; none, or at least two.
    pub portals: u8,
    /// Territories under a blizzard.
    pub blizzards: u8,
    /// What they are drawn from: the same number draws the same of a map.
    pub number: u32,
}

/// A map that has no room for a layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayoutFault {
    /// Only so many portals found a place.
    Portals(usize),
    /// Only so many territories could be closed.
    Blizzards(usize),
}

/// What was drawn, by the map's own territories.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnLayout {
    /// Whether each territory is closed.
    closed: Vec<bool>,
    /// Those with a portal, sorted.
    portals: Vec<TerritoryId>,
}

impl Map {
    /// Draws a layout of this map.
    ///
    /// # Errors
    /// The map has no room for it.
    pub fn draw_layout(&self, layout: Layout) -> Result<DrawnLayout, LayoutFault> {
        let mut rng = Seed(u64::from(layout.number)).stream("layout", 0);
        let closed = self.draw_blizzards(layout.blizzards.into(), &mut rng).map_err(LayoutFault::Blizzards)?;
        let mut portals = self.draw_portals(layout.portals.into(), &closed, &mut rng).map_err(LayoutFault::Portals)?;
        portals.sort_unstable();
        Ok(DrawnLayout { closed, portals })
    }

    /// Closes so many territories, or says how many can be.
    fn draw_blizzards(&self, wanted: usize, rng: &mut Rng) -> Result<Vec<bool>, usize> {
        let mut closed = vec![false; self.len()];
        let mut open: Vec<usize> = self.continents().map(|continent| self.continent_members(continent).len()).collect();
        let least: Vec<usize> = open.iter().map(|members| members.div_ceil(2)).collect();
        let mut order: Vec<TerritoryId> = self.territories().collect();
        order.shuffle(rng);
        let (mut laid, mut before) = (0, usize::MAX);
        // A territory that holds others together may be closed once these are.
        while laid < wanted && laid != before {
            before = laid;
            for &territory in &order {
                let continent = self.continent_of(territory).index();
                if laid == wanted || closed[territory.index()] || open[continent] <= least[continent] {
                    continue;
                }
                closed[territory.index()] = true;
                if self.hangs_together(&closed) {
                    open[continent] -= 1;
                    laid += 1;
                } else {
                    closed[territory.index()] = false;
                }
            }
        }
        if laid == wanted { Ok(closed) } else { Err(laid) }
    }

    /// Whether the open territories are what a map may be: two at least, all joined, and each with a border that leads to it.
    fn hangs_together(&self, closed: &[bool]) -> bool {
        let open = |territory: &TerritoryId| !closed[territory.index()];
        let Some(first) = self.territories().find(open) else { return false };
        let mut seen = closed.to_vec();
        seen[first.index()] = true;
        let mut waiting = vec![first];
        while let Some(at) = waiting.pop() {
            for &near in self.neighbours(at).iter().chain(self.attackers_of(at)) {
                if !std::mem::replace(&mut seen[near.index()], true) {
                    waiting.push(near);
                }
            }
        }
        let attackable = |territory: TerritoryId| self.attackers_of(territory).iter().any(open);
        !seen.contains(&false) && self.territories().filter(open).all(attackable)
    }

    /// So many open territories of which no two are neighbours, or how many were found.
    fn draw_portals(&self, wanted: usize, closed: &[bool], rng: &mut Rng) -> Result<Vec<TerritoryId>, usize> {
        let mut order: Vec<TerritoryId> = self.territories().filter(|at| !closed[at.index()]).collect();
        order.shuffle(rng);
        let mut portals: Vec<TerritoryId> = Vec::new();
        for territory in order {
            let beside = |other: &TerritoryId| self.adjacent(territory, *other) || self.adjacent(*other, territory);
            if portals.len() < wanted && !portals.iter().any(beside) {
                portals.push(territory);
            }
        }
        if portals.len() == wanted { Ok(portals) } else { Err(portals.len()) }
    }

    /// The map as it is played with what was [drawn](Self::draw_layout) of it: the open territories in their order, numbered anew.
    #[must_use]
    pub fn with_layout(&self, drawn: &DrawnLayout) -> Self {
        let open: Vec<TerritoryId> = self.territories().filter(|at| !drawn.closed[at.index()]).collect();
        let mut number = vec![None; self.len()];
        for (at, territory) in open.iter().enumerate() {
            number[territory.index()] = Some(TerritoryId(at as u8));
        }
        let of = |territory: &TerritoryId| number[territory.index()];
        let portals: Vec<TerritoryId> = drawn.portals.iter().filter_map(of).collect();
        let territory = |&old: &TerritoryId| {
            let through = drawn.portals.iter().filter(|other| drawn.portals.contains(&old) && **other != old);
            TerritoryParts {
                name: self.territory_name(old).to_owned(),
                continent: self.continent_of(old),
                symbol: self.symbol(old),
                neighbours: self.neighbours(old).iter().chain(through).filter_map(of).collect(),
            }
        };
        let closed: Vec<TerritoryId> = self.territories().filter(|at| drawn.closed[at.index()]).collect();
        let map = Self::assemble(MapParts {
            id: self.id().to_owned(),
            name: self.name().to_owned(),
            directed: self.directed(),
            continents: self
                .continents()
                .map(|continent| (self.continent_name(continent).to_owned(), self.continent_bonus(continent)))
                .collect(),
            territories: open.iter().map(territory).collect(),
            geometry: self.geometry().map(|geometry| laid_out(geometry, &open, &closed, of)),
        });
        let blizzards = closed.iter().map(|&at| self.territory_name(at).to_owned()).collect();
        map.with_signs(portals, blizzards)
    }
}

/// The drawing with closed territories set apart.
fn laid_out(
    geometry: &Geometry,
    open: &[TerritoryId],
    closed: &[TerritoryId],
    number: impl Fn(&TerritoryId) -> Option<TerritoryId>,
) -> Geometry {
    let side = |side: Option<TerritoryId>| side.as_ref().and_then(&number);
    let lane = |lane: &Lane| {
        let [Some(one), Some(other)] = lane.ends.each_ref().map(&number) else { return None };
        Some(Lane { ends: [one, other], pieces: lane.pieces.clone() })
    };
    let outlines = |of: &[TerritoryId]| of.iter().map(|&at| geometry.outline(at).clone()).collect();
    Geometry {
        size: geometry.size,
        arcs: geometry
            .arcs
            .iter()
            .map(|arc| BorderArc { points: arc.points.clone(), sides: arc.sides.map(side) })
            .collect(),
        outlines: outlines(open),
        closed: outlines(closed),
        lanes: geometry.lanes.iter().filter_map(lane).collect(),
        lakes: geometry.lakes.clone(),
        wilds: geometry.wilds.clone(),
    }
}
