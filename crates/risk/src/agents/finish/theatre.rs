//! The board as a chase walks it: what is one's own, and how many armies stand where.
//!
//! Who else holds what does not matter to a chase. Battles come out as in the trees of searches: the attack succeeds, and the armies
//! expected then are left.

use crate::agents::sight::{Sight, armies_unseen};
use crate::board::Owner;
use crate::map::{Map, TerritoryId, TerritorySet};
use crate::odds::{Defence, Expectation, OddsTable};

/// Steps away from all that is wanted of a territory that leads nowhere.
const FAR: u8 = u8::MAX;

/// What is own, and how many armies stand where.
#[derive(Clone)]
pub(super) struct Theatre<'a> {
    map: &'a Map,
    odds: &'static OddsTable,
    /// Territories that are defended with three dice.
    capitals: TerritorySet,
    own: TerritorySet,
    armies: [u32; 256],
}

/// How far it is to what is wanted.
pub(super) struct Ways {
    /// From where a way leads there.
    pub reached: TerritorySet,
    /// Attacks from each territory to the nearest one that is wanted, through territories that are not own: 0 there, 1 on those
    /// beside it; 255 where no way leads.
    steps: [u8; 256],
}

impl Ways {
    /// Whether an attack leads nearer to what is wanted.
    #[inline]
    pub fn nearer(&self, from: u8, to: u8) -> bool {
        self.steps[usize::from(to)] < self.steps[usize::from(from)]
    }
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
        self.map.outward(TerritoryId(at)).or(self.map.inward(TerritoryId(at)))
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

    /// The ways to those of the wanted territories that are not own.
    pub fn ways(&self, wanted: TerritorySet) -> Ways {
        let mut ring = wanted.without(self.own);
        let (mut reached, mut steps) = (ring, [FAR; 256]);
        for step in 0..FAR {
            if ring.is_empty() {
                break;
            }
            let mut beside = TerritorySet::default();
            for at in ring.iter() {
                steps[usize::from(at)] = step;
                // A way begins on own ground and does not go over it.
                if !self.own.contains(at) {
                    beside = beside.or(self.map.inward(TerritoryId(at)));
                }
            }
            ring = beside.without(reached);
            reached = reached.or(ring);
        }
        Ways { reached, steps }
    }
}
