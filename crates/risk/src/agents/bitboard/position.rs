//! A position: who holds what, what that pays, and whose turn it is.

use super::hand::Hand;
use super::terrain::Terrain;
use crate::board::MAX_SEATS;
use crate::map::TerritorySet;

/// The force that never acts: neutral armies, and those that fog hides.
pub(in crate::agents) const NEUTRAL: u8 = MAX_SEATS as u8;

/// Every seat, and those that never act.
pub(in crate::agents) const FORCES: usize = MAX_SEATS + 1;

/// A position. What is counted beside the two lists follows from them and is kept in step by [`reinforce`](Self::reinforce),
/// [`lose`](Self::lose), [`shift`](Self::shift) and [`capture`](Self::capture).
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(in crate::agents) struct Position {
    owner: Vec<u8>,
    armies: Vec<u32>,
    /// The territories of each force.
    own: [TerritorySet; FORCES],
    lands: [u32; FORCES],
    troops: [u32; FORCES],
    /// What each force gets for whole continents.
    bonus: [u32; FORCES],
    /// Territories of each continent that a force holds, force by force.
    held: Vec<u8>,
    pub hands: [Hand; MAX_SEATS],
    /// Sets traded in the game.
    pub trades: u32,
    /// Seats that take part, bit by bit.
    pub alive: u8,
    /// Whose turn it is.
    pub seat: u8,
    /// Who begins.
    pub first: u8,
    /// Whether a territory was captured this turn.
    pub captured: bool,
}

impl Position {
    /// The position of these lands, each a force and its armies. `alive` are the seats that take part.
    pub fn new(terrain: &Terrain, lands: impl Iterator<Item = (u8, u32)>, alive: u8) -> Self {
        let (owner, armies): (Vec<u8>, Vec<u32>) = lands.unzip();
        let mut position = Self {
            own: [TerritorySet::default(); FORCES],
            lands: [0; FORCES],
            troops: [0; FORCES],
            bonus: [0; FORCES],
            held: vec![0; FORCES * terrain.continents()],
            hands: [Hand::default(); MAX_SEATS],
            trades: 0,
            alive,
            seat: 0,
            first: 0,
            captured: false,
            owner,
            armies,
        };
        for at in 0..terrain.len() {
            position.troops[usize::from(position.owner[at])] += position.armies[at];
            position.join(terrain, at as u8);
        }
        position
    }

    /// Becomes another position of the same map, without allocating.
    #[inline]
    pub fn copy_from(&mut self, other: &Self) {
        self.owner.clone_from(&other.owner);
        self.armies.clone_from(&other.armies);
        self.held.clone_from(&other.held);
        let Self { own, lands, troops, bonus, hands, trades, alive, seat, first, captured, .. } = other;
        (self.own, self.lands, self.troops, self.bonus) = (*own, *lands, *troops, *bonus);
        (self.hands, self.trades, self.alive, self.seat) = (*hands, *trades, *alive, *seat);
        (self.first, self.captured) = (*first, *captured);
    }

    /// Counts a territory for the force that holds it.
    #[inline]
    fn join(&mut self, terrain: &Terrain, at: u8) {
        let (force, continent) = (usize::from(self.owner[usize::from(at)]), terrain.continent[usize::from(at)]);
        let continent = usize::from(continent);
        self.own[force].insert(at);
        self.lands[force] += 1;
        let held = &mut self.held[force * terrain.continents() + continent];
        *held += 1;
        if *held == terrain.sizes[continent] {
            self.bonus[force] += terrain.bonus[continent];
        }
    }

    /// No longer counts a territory for the force that holds it.
    #[inline]
    fn part(&mut self, terrain: &Terrain, at: u8) {
        let (force, continent) = (usize::from(self.owner[usize::from(at)]), terrain.continent[usize::from(at)]);
        let continent = usize::from(continent);
        self.own[force].remove(at);
        self.lands[force] -= 1;
        let held = &mut self.held[force * terrain.continents() + continent];
        if *held == terrain.sizes[continent] {
            self.bonus[force] -= terrain.bonus[continent];
        }
        *held -= 1;
    }

    /// Puts armies on a territory.
    #[inline]
    pub fn reinforce(&mut self, at: u8, armies: u32) {
        self.armies[usize::from(at)] += armies;
        self.troops[usize::from(self.owner[usize::from(at)])] += armies;
    }

    /// Takes armies off a territory.
    #[inline]
    pub fn lose(&mut self, at: u8, armies: u32) {
        self.armies[usize::from(at)] -= armies;
        self.troops[usize::from(self.owner[usize::from(at)])] -= armies;
    }

    /// Moves armies between territories of one force.
    #[inline]
    pub fn shift(&mut self, from: u8, to: u8, armies: u32) {
        self.armies[usize::from(from)] -= armies;
        self.armies[usize::from(to)] += armies;
    }

    /// `to` has no armies left and is taken from `from`, whose force moves so many in.
    #[inline]
    pub fn capture(&mut self, terrain: &Terrain, from: u8, to: u8, moved: u32) {
        self.part(terrain, to);
        self.owner[usize::from(to)] = self.owner[usize::from(from)];
        self.join(terrain, to);
        self.shift(from, to, moved);
    }

    /// Ends a seat that has nothing left; its cards go to another.
    pub fn end(&mut self, seat: u8, by: u8) {
        self.alive &= !(1 << seat);
        let hand = std::mem::take(&mut self.hands[usize::from(seat)]);
        self.hands[usize::from(by)].take(hand);
    }

    /// Armies a turn of the seat begins with, cards apart.
    #[inline]
    pub fn income(&self, seat: u8) -> u32 {
        (self.lands[usize::from(seat)] / 3).max(3) + self.bonus[usize::from(seat)]
    }

    /// The force that holds a territory.
    #[inline]
    pub fn owner(&self, at: u8) -> u8 {
        self.owner[usize::from(at)]
    }

    #[inline]
    pub fn armies(&self, at: u8) -> u32 {
        self.armies[usize::from(at)]
    }

    /// The territories of a force.
    #[inline]
    pub fn own(&self, force: u8) -> TerritorySet {
        self.own[usize::from(force)]
    }

    /// How many territories a force holds.
    #[inline]
    pub fn lands(&self, force: u8) -> u32 {
        self.lands[usize::from(force)]
    }

    /// All armies of a force.
    #[inline]
    pub fn troops(&self, force: u8) -> u32 {
        self.troops[usize::from(force)]
    }

    /// Territories of a continent that a force holds.
    #[inline]
    pub fn held(&self, terrain: &Terrain, force: u8, continent: u8) -> u8 {
        self.held[usize::from(force) * terrain.continents() + usize::from(continent)]
    }

    /// Whether a force holds a whole continent.
    #[inline]
    pub fn holds(&self, terrain: &Terrain, force: u8, continent: u8) -> bool {
        self.held(terrain, force, continent) == terrain.sizes[usize::from(continent)]
    }

    /// Seats that take part, in order.
    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = u8> + use<> {
        let alive = self.alive;
        (0..MAX_SEATS as u8).filter(move |seat| alive >> seat & 1 == 1)
    }
}
