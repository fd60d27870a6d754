//! The board as a chase walks it: what is one's own, and how many armies stand where.
//!
//! Who else holds what does not matter to a chase. Battles come out as in the trees of searches: the attack succeeds, and the armies
//! expected then are left.

use crate::agents::sight::{Sight, armies_unseen};
use crate::board::Owner;
use crate::map::{Map, TerritoryId, TerritorySet};
use crate::odds::{Defence, Expectation, OddsTable};

/// What is own, and how many armies stand where.
pub(super) struct Theatre<'a> {
    map: &'a Map,
    odds: &'static OddsTable,
    /// Territories that are defended with three dice.
    capitals: TerritorySet,
    own: TerritorySet,
    armies: [u32; 256],
}

impl<'a> Theatre<'a> {
    /// What is seen. Where fog hides armies, as many are assumed as stand elsewhere.
    pub fn new(sight: &Sight<'a>) -> Self {
        let board = sight.board();
        let (mut own, mut capitals, mut armies) = (TerritorySet::default(), TerritorySet::default(), [0; 256]);
        let unseen = armies_unseen(board);
        for (at, land) in (0u8..).zip(&board.lands) {
            armies[usize::from(at)] = if land.owner == Owner::UNSEEN { unseen } else { land.armies };
            if land.owner.is(sight.me) {
                own.insert(at);
            }
            if sight.defence(TerritoryId(at)) == Defence::Capital {
                capitals.insert(at);
            }
        }
        Self { map: sight.game.map(), odds: OddsTable::shared(), capitals, own, armies }
    }

    #[inline]
    pub fn own(&self) -> TerritorySet {
        self.own
    }

    #[inline]
    pub fn armies(&self, at: u8) -> u32 {
        self.armies[usize::from(at)]
    }

    /// Puts armies on a territory.
    #[inline]
    pub fn station(&mut self, at: u8, armies: u32) {
        self.armies[usize::from(at)] = armies;
    }

    /// A territory becomes own.
    #[inline]
    pub fn take(&mut self, at: u8) {
        self.own.insert(at);
    }

    /// A territory is own no more.
    #[inline]
    pub fn give_back(&mut self, at: u8) {
        self.own.remove(at);
    }

    /// Where armies can go from a territory.
    #[inline]
    pub fn around(&self, at: u8) -> TerritorySet {
        self.map.outward(TerritoryId(at))
    }

    /// From or to where armies can go from a territory.
    #[inline]
    pub fn beside(&self, at: u8) -> TerritorySet {
        self.around(at).or(self.attackers(at))
    }

    /// With how many dice at most a territory is defended.
    #[inline]
    pub fn defence(&self, at: u8) -> Defence {
        if self.capitals.contains(at) { Defence::Capital } else { Defence::Standard }
    }

    /// What to expect of an attack with everything but the army that stays.
    #[inline]
    pub fn expect(&self, from: u8, to: u8) -> Expectation {
        self.odds.expect(self.armies(from).saturating_sub(1), self.armies(to), self.defence(to))
    }

    /// The chance that so many attackers take a territory.
    #[inline]
    pub fn chance(&self, attackers: u32, at: u8) -> f64 {
        self.odds.p_conquer(attackers, self.armies(at), self.defence(at))
    }

    /// From where a territory can be attacked.
    #[inline]
    pub fn attackers(&self, at: u8) -> TerritorySet {
        self.map.inward(TerritoryId(at))
    }
}
