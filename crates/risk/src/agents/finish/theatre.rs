//! The board as it looks to a chase. Battles come out as in the trees of searches: the attack succeeds, and the armies
//! expected then are left.

use crate::agents::sets::Territories;
use crate::agents::sight::{Ground, Sight, armies_unseen};
use crate::board::Owner;
use crate::map::{Map, TerritorySet};
use crate::odds::{Defence, Expectation, OddsTable};

/// What is own, and how many armies stand where.
pub(in crate::agents) struct Theatre<S> {
    odds: &'static OddsTable,
    /// Territories that are defended with three dice.
    capitals: S,
    own: S,
    /// Territories with an army that can leave, own or not.
    able: S,
    armies: [u32; 256],
    /// Where armies can go from a territory, and from where they can come.
    outward: Vec<S>,
    inward: Vec<S>,
}

impl<S: Territories> Theatre<S> {
    /// What is seen. Where fog hides armies, as many are assumed as stand elsewhere.
    pub fn new(sight: &Sight<'_>) -> Self {
        let (board, map) = (sight.board(), sight.map());
        let capitals: TerritorySet = match sight.setup().capital_dice {
            true => board.capitals.iter().map(|capital| capital.0).collect(),
            false => TerritorySet::default(),
        };
        let outward = S::of_each(map, Map::outward);
        let mut theatre = Self {
            odds: OddsTable::shared(),
            capitals: S::from_set(capitals),
            own: S::from_set(sight.holdings(sight.mine())),
            able: S::default(),
            armies: [0; 256],
            // Only on a map with one-way borders they are not the same.
            inward: if map.directed() { S::of_each(map, Map::inward) } else { outward.clone() },
            outward,
        };
        let unseen = armies_unseen(board);
        for (at, land) in (0u8..).zip(&board.lands) {
            theatre.station(at, if land.owner == Owner::UNSEEN { unseen } else { land.armies });
        }
        theatre
    }

    #[inline]
    pub fn own(&self) -> S {
        self.own
    }

    /// Own territories with an army that can leave.
    #[inline]
    pub fn able(&self) -> S {
        self.able.and(self.own)
    }

    #[inline]
    pub fn armies(&self, at: u8) -> u32 {
        self.armies[usize::from(at)]
    }

    /// Puts armies on a territory.
    #[inline]
    pub fn station(&mut self, at: u8, armies: u32) {
        self.armies[usize::from(at)] = armies;
        self.able.put(at, armies > 1);
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
    pub fn around(&self, at: u8) -> S {
        self.outward[usize::from(at)]
    }

    /// From where a territory can be attacked.
    #[inline]
    pub fn attackers(&self, at: u8) -> S {
        self.inward[usize::from(at)]
    }

    /// What to expect of an attack on a single army with everything but the army that stays: no other is likelier.
    #[inline]
    pub fn at_best(&self, from: u8) -> Expectation {
        self.odds.expect(self.armies(from).saturating_sub(1), 1, Defence::Standard)
    }

    /// What to expect of an attack with everything but the army that stays.
    #[inline]
    pub fn expect(&self, from: u8, to: u8) -> Expectation {
        let defence = if self.capitals.contains(to) { Defence::Capital } else { Defence::Standard };
        self.odds.expect(self.armies(from).saturating_sub(1), self.armies(to), defence)
    }
}
