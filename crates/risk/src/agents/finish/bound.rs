//! What no plan can be likelier than: most chases are refused by it before they begin.
//!
//! Where everything wanted has to be taken, each part of the board that hangs together has to be taken by the armies around it. In the
//! plans of a chase armies only divide: none ever joins another. So **no battle is likelier than for the largest of these armies alone**.
//! And every capture costs one army that stays and those that are lost, of all there are. The likelihood of the battles is weighed
//! against that by Lagrangian relaxation: with a price μ on every army, the logarithm of the chance of battles against d₁ … dₙ defenders by
//! A armies is at most Σ max over a of (log p(a, dᵢ) − μ · cost(a, dᵢ)) + μ · A, whatever the order and the division.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use super::chase::{Changes, LEAST_CHANCE};
use super::quarry::MOST;
use crate::agents::sight::{Ground, Sight, armies_unseen};
use crate::board::{Land, Owner};
use crate::map::{TerritoryId, TerritorySet};
use crate::odds::{Defence, OddsTable};

/// Parts of the board that are looked at; more would only make the bound lower.
const PARTS: usize = 16;

/// What an army costs, in logarithms of chance: any prices give a bound, these cover what plans pay.
const PRICES: [f64; 5] = [0.03, 0.08, 0.2, 0.5, 1.2];

/// Rounding must never refuse what an exact bound keeps: chances of more armies than are tabulated are right to 1e-4, and a chase has at
/// most fourteen battles for what is wanted.
const SLACK: f64 = 2e-3;

/// Armies up to which battles are tabulated.
const SIZE: u32 = OddsTable::SIZE;

/// The most that a battle can be worth at each price, by defence and defenders.
struct Battles {
    worth: [Vec<[f64; PRICES.len()]>; 2],
    /// The logarithm of the [`LEAST_CHANCE`].
    least: f64,
}

/// It follows from the dice alone and never changes once it is built.
static BATTLES: LazyLock<Battles> = LazyLock::new(|| {
    let odds = OddsTable::shared();
    let worth = |defence: Defence, defenders: u32| {
        let mut most = [f64::NEG_INFINITY; PRICES.len()];
        for attackers in 1..=SIZE {
            let expected = odds.expect(attackers, defenders, defence);
            let cost = f64::from(1 + attackers - expected.attackers);
            let chance = libm::log(expected.p_conquer);
            most.iter_mut().zip(PRICES).for_each(|(most, price)| *most = most.max(chance - price * cost));
        }
        most
    };
    Battles {
        worth: Defence::ALL.map(|defence| (0..=SIZE).map(|defenders| worth(defence, defenders)).collect()),
        least: libm::log(LEAST_CHANCE),
    }
});

/// What stands on a wanted territory.
struct Garrison {
    armies: u32,
    defence: Defence,
}

/// A part of the board that hangs together, none of it own.
struct Part {
    /// Own territories around it.
    around: TerritorySet,
    /// How many territories are wanted of it.
    wanted: usize,
    /// The most that its battles together can be worth at each price.
    worth: [f64; PRICES.len()],
}

/// What is needed to take all of the wanted territories.
pub(super) struct Bound {
    /// What stands on the wanted territories, part by part.
    garrisons: ArrayVec<Garrison, MOST>,
    parts: ArrayVec<Part, PARTS>,
}

impl Bound {
    /// What is needed for all of these, at most [`MOST`] that are not own.
    pub fn new(sight: &Sight<'_>, wanted: TerritorySet) -> Self {
        let map = sight.map();
        let own = sight.holdings(sight.mine());
        let beside = |at: u8| map.outward(TerritoryId(at)).or(map.inward(TerritoryId(at)));
        let unseen = if sight.setup().fog { armies_unseen(sight.board()) } else { 0 };
        let mut left = wanted.without(own);
        let (mut garrisons, mut parts) = (ArrayVec::new(), ArrayVec::new());
        while let Some(first) = left.iter().next()
            && !parts.is_full()
        {
            let (mut part, mut ring) = (TerritorySet::default(), TerritorySet::from_iter([first]));
            let mut around = TerritorySet::default();
            while !ring.is_empty() {
                part = part.or(ring);
                let beside = ring.iter().fold(TerritorySet::default(), |all, at| all.or(beside(at)));
                around = around.or(beside.and(own));
                ring = beside.without(own).without(part);
            }
            let (before, mut worth) = (garrisons.len(), [0.0; PRICES.len()]);
            for at in left.and(part).iter().map(TerritoryId) {
                let Land { owner, armies } = sight.land(at);
                let armies = if owner == Owner::UNSEEN { unseen } else { armies };
                let garrison = Garrison { armies, defence: sight.defence(at) };
                let listed = BATTLES.worth[garrison.defence.index()].get(armies as usize);
                // Beyond the table nothing is known but that one army stays.
                let most = listed.copied().unwrap_or(PRICES.map(|price| -price));
                worth.iter_mut().zip(most).for_each(|(worth, most)| *worth += most);
                garrisons.push(garrison);
            }
            parts.push(Part { around, wanted: garrisons.len() - before, worth });
            left = left.without(part);
        }
        Self { garrisons, parts }
    }

    /// Whether no plan with the armies that are seen, some changed, can be likely enough.
    pub fn refuses(&self, sight: &Sight<'_>, changes: &Changes) -> bool {
        let able = |at: u8| {
            let changed = changes.iter().find(|(place, _)| place.0 == at).map(|&(_, armies)| armies);
            changed.unwrap_or_else(|| sight.armies(TerritoryId(at))).saturating_sub(1)
        };
        let odds = OddsTable::shared();
        let (mut logarithm, mut chance) = (0.0, 1.0);
        let mut garrisons = self.garrisons.iter();
        for part in &self.parts {
            let (all, largest) = part
                .around
                .iter()
                .map(able)
                .fold((0u64, 0), |(all, largest), armies| (all + u64::from(armies), armies.max(largest)));
            for garrison in garrisons.by_ref().take(part.wanted) {
                chance *= odds.p_conquer(largest, garrison.armies, garrison.defence);
            }
            if chance < LEAST_CHANCE - SLACK {
                return true;
            }
            // The table says nothing of larger armies.
            if largest <= SIZE {
                let bounds = part.worth.iter().zip(PRICES).map(|(worth, price)| worth + price * all as f64);
                logarithm += bounds.fold(0.0, f64::min);
            }
        }
        logarithm < BATTLES.least - SLACK
    }
}
