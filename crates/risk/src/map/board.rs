//! The checked map, as the rules and agents use it.

use super::geometry::{BorderArc, BorderKind, Geometry};
use super::ids::{ContinentId, Symbol, TerritoryId};
use super::set::TerritorySet;
use serde::Serialize;
use tabletop::Message;

/// A territory as the reader hands it over, already checked.
pub(super) struct TerritoryParts {
    pub name: String,
    pub continent: ContinentId,
    pub symbol: Symbol,
    /// The territories it may attack, in any order.
    pub neighbours: Vec<TerritoryId>,
}

/// A whole map as the reader hands it over, already checked.
pub(super) struct MapParts {
    pub id: String,
    pub name: String,
    pub directed: bool,
    pub continents: Vec<(String, u32)>,
    pub territories: Vec<TerritoryParts>,
    pub geometry: Option<Geometry>,
}

/// A checked map: at least two territories, connected, every continent peopled. Share it by `Arc`; all accessors are
/// cheap.
///
/// Methods that take a [`TerritoryId`] or [`ContinentId`] panic if it lies beyond this map, as indexing does.
#[derive(Debug, Clone, PartialEq)]
pub struct Map {
    id: String,
    name: String,
    directed: bool,
    territories: Vec<Territory>,
    continents: Vec<Continent>,
    outward: Adjacency,
    inward: Adjacency,
    geometry: Option<Geometry>,
    portals: Vec<TerritoryId>,
    blizzards: Vec<String>,
    hash: u64,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct Territory {
    name: String,
    continent: ContinentId,
    symbol: Symbol,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct Continent {
    name: String,
    bonus: u32,
    members: Vec<TerritoryId>,
}

/// Sorted neighbour lists end to end, and a bit set of each for membership.
#[derive(Debug, Clone, PartialEq)]
struct Adjacency {
    /// Where each list begins in `targets`; one more entry than territories.
    starts: Vec<u16>,
    targets: Vec<TerritoryId>,
    sets: Vec<TerritorySet>,
}

impl Adjacency {
    fn new(lists: &[Vec<TerritoryId>]) -> Self {
        let mut starts = Vec::with_capacity(lists.len() + 1);
        let mut targets = Vec::new();
        let mut sets = Vec::with_capacity(lists.len());
        for list in lists {
            starts.push(targets.len() as u16);
            let mut sorted = list.clone();
            sorted.sort_unstable();
            sorted.dedup();
            sets.push(sorted.iter().map(|to| to.0).collect());
            targets.extend(sorted);
        }
        starts.push(targets.len() as u16);
        Self { starts, targets, sets }
    }

    #[inline]
    fn of(&self, from: TerritoryId) -> &[TerritoryId] {
        let at = from.index();
        &self.targets[usize::from(self.starts[at])..usize::from(self.starts[at + 1])]
    }

    #[inline]
    fn contains(&self, from: TerritoryId, to: TerritoryId) -> bool {
        self.sets[from.index()].contains(to.0)
    }
}

impl Map {
    /// Puts checked parts together.
    pub(super) fn assemble(parts: MapParts) -> Self {
        let outward: Vec<Vec<TerritoryId>> = parts.territories.iter().map(|t| t.neighbours.clone()).collect();
        let mut inward = vec![Vec::new(); outward.len()];
        for (from, list) in outward.iter().enumerate() {
            for to in list {
                inward[to.index()].push(TerritoryId(from as u8));
            }
        }
        let mut continents: Vec<Continent> =
            parts.continents.into_iter().map(|(name, bonus)| Continent { name, bonus, members: Vec::new() }).collect();
        for (at, territory) in parts.territories.iter().enumerate() {
            continents[territory.continent.index()].members.push(TerritoryId(at as u8));
        }
        let mut map = Self {
            id: parts.id,
            name: parts.name,
            directed: parts.directed,
            territories: parts
                .territories
                .into_iter()
                .map(|t| Territory { name: t.name, continent: t.continent, symbol: t.symbol })
                .collect(),
            continents,
            outward: Adjacency::new(&outward),
            inward: Adjacency::new(&inward),
            geometry: parts.geometry,
            portals: Vec::new(),
            blizzards: Vec::new(),
            hash: 0,
        };
        map.hash = map.content_hash();
        map
    }

    /// The same with what its layout is told by: the territories with portals, and the names of those that are closed.
    pub(super) fn with_signs(self, portals: Vec<TerritoryId>, blizzards: Vec<String>) -> Self {
        Self { portals, blizzards, ..self }
    }

    /// The same drawn like this.
    pub(super) fn with_geometry(self, geometry: Geometry) -> Self {
        Self { geometry: Some(geometry), ..self }
    }

    /// Names everything a rule can read, and nothing that is only drawn.
    fn content_hash(&self) -> u64 {
        let borders: Vec<&[TerritoryId]> = self.territories().map(|t| self.neighbours(t)).collect();
        tabletop::canonical_hash(&(&self.id, self.directed, &self.continents, &self.territories, borders))
    }

    /// A short name for files and saves, such as `world`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name shown to players.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Number of territories, 2 to 254.
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "a map is never empty")]
    pub fn len(&self) -> usize {
        self.territories.len()
    }

    /// Whether the id is a territory of this map.
    #[inline]
    pub fn contains(&self, territory: TerritoryId) -> bool {
        territory.index() < self.territories.len()
    }

    /// All territories in order.
    #[inline]
    pub fn territories(&self) -> impl ExactSizeIterator<Item = TerritoryId> + DoubleEndedIterator + Clone + use<> {
        (0..self.territories.len() as u8).map(TerritoryId)
    }

    /// The territories that armies may attack or move to from here, sorted.
    #[inline]
    pub fn neighbours(&self, territory: TerritoryId) -> &[TerritoryId] {
        self.outward.of(territory)
    }

    /// The territories from which this one can be attacked, sorted; the same as its neighbours unless the map is
    /// directed.
    #[inline]
    pub fn attackers_of(&self, territory: TerritoryId) -> &[TerritoryId] {
        self.inward.of(territory)
    }

    /// The [`neighbours`](Self::neighbours) as a set.
    #[inline]
    pub(crate) fn outward(&self, territory: TerritoryId) -> TerritorySet {
        self.outward.sets[territory.index()]
    }

    /// The [`attackers_of`](Self::attackers_of) as a set.
    #[inline]
    pub(crate) fn inward(&self, territory: TerritoryId) -> TerritorySet {
        self.inward.sets[territory.index()]
    }

    /// Whether armies may go from the first territory to the second in one step.
    #[inline]
    pub fn adjacent(&self, from: TerritoryId, to: TerritoryId) -> bool {
        self.outward.contains(from, to)
    }

    /// Whether some borders may be crossed one way only.
    pub const fn directed(&self) -> bool {
        self.directed
    }

    /// The territory's name.
    pub fn territory_name(&self, territory: TerritoryId) -> &str {
        &self.territories[territory.index()].name
    }

    /// The territory's name as a message, which languages may translate: `map-world-alaska` is Alaska's.
    pub fn territory_message(&self, territory: TerritoryId) -> Message {
        self.name_of(self.territory_name(territory))
    }

    fn name_of(&self, territory: &str) -> Message {
        Message::name(format!("map-{}-{}", self.id, Message::slug(territory)), territory)
    }

    /// The territories that portals join, sorted; each has all others among its neighbours. Empty in a game without.
    pub fn portals(&self) -> &[TerritoryId] {
        &self.portals
    }

    /// The names of the territories that blizzards have closed, as [messages](Self::territory_message), in the order of their file.
    pub fn blizzards(&self) -> impl ExactSizeIterator<Item = Message> {
        self.blizzards.iter().map(|name| self.name_of(name))
    }

    /// The continent's name as a message: `map-world-continent-asia` is Asia's.
    pub fn continent_message(&self, continent: ContinentId) -> Message {
        let name = self.continent_name(continent);
        Message::name(format!("map-{}-continent-{}", self.id, Message::slug(name)), name)
    }

    /// The territory of that exact name.
    pub fn find(&self, name: &str) -> Option<TerritoryId> {
        self.territories.iter().position(|t| t.name == name).map(|at| TerritoryId(at as u8))
    }

    /// The continent a territory lies in.
    #[inline]
    pub fn continent_of(&self, territory: TerritoryId) -> ContinentId {
        self.territories[territory.index()].continent
    }

    /// The symbol on the territory's card.
    #[inline]
    pub fn symbol(&self, territory: TerritoryId) -> Symbol {
        self.territories[territory.index()].symbol
    }

    /// All continents in order.
    #[inline]
    pub fn continents(&self) -> impl ExactSizeIterator<Item = ContinentId> + DoubleEndedIterator + Clone + use<> {
        (0..self.continents.len() as u8).map(ContinentId)
    }

    /// The continent's name.
    pub fn continent_name(&self, continent: ContinentId) -> &str {
        &self.continents[continent.index()].name
    }

    /// The continent of that exact name.
    pub fn find_continent(&self, name: &str) -> Option<ContinentId> {
        self.continents.iter().position(|c| c.name == name).map(|at| ContinentId(at as u8))
    }

    /// Armies a turn for whoever holds the whole continent.
    #[inline]
    pub fn continent_bonus(&self, continent: ContinentId) -> u32 {
        self.continents[continent.index()].bonus
    }

    /// The continent's territories, sorted, at least one.
    #[inline]
    pub fn continent_members(&self, continent: ContinentId) -> &[TerritoryId] {
        &self.continents[continent.index()].members
    }

    /// Content hash of everything a rule can read: maps of equal hash play alike, and a save made on one resumes on
    /// the other.
    #[inline]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// How to draw the map, if its file says so.
    pub const fn geometry(&self) -> Option<&Geometry> {
        self.geometry.as_ref()
    }

    /// How to stroke an arc of this map's geometry.
    pub fn border_kind(&self, arc: &BorderArc) -> BorderKind {
        match arc.sides() {
            [Some(a), Some(b)] if self.continent_of(a) == self.continent_of(b) => BorderKind::Territory,
            [Some(_), Some(_)] => BorderKind::Continent,
            _ => BorderKind::Coast,
        }
    }
}
