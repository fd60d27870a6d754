//! The four features of the published method, each in [0, 1].

use super::sets::Territories;
use super::sight::Ground;
use crate::board::Owner;
use crate::map::TerritoryId;

/// Names of the four features, in order.
pub(super) const NAMES: [&str; 4] = [
    "term-share_of_all_territories",
    "term-share_of_all_armies",
    "term-strength_at_the_borders",
    "term-closed_borders",
];

/// The features of one force.
///
/// 0. its territories / all;
/// 1. its armies / all;
/// 2. the mean over its territories *x* of the mean over the foes *y* beside *x* of u(x) / (u(x) + u(y)), and 1 for an *x*
///    without foes beside it;
/// 3. 1 − the mean over its territories of foes beside it / all beside it.
///
/// A force without territories has 0 in each.
pub(super) fn features(ground: &impl Ground, owner: Owner) -> [f64; 4] {
    let (lands, armies) = ground.strength(owner);
    if lands == 0 {
        return [0.0; 4];
    }
    let map = ground.map();
    let (mut strength, mut open) = (0.0, 0.0);
    let own = ground.holdings(owner);
    for territory in own.each().map(TerritoryId) {
        let (mean, share) = border(ground, own, territory);
        strength += mean;
        open += share;
    }
    let count = f64::from(lands);
    [count / map.len() as f64, armies as f64 / ground.all_armies().max(1) as f64, strength / count, 1.0 - open / count]
}

/// Of one territory: the mean share of its armies against each foe beside it, and the share of foes in its neighbourhood.
#[inline]
fn border<G: Ground>(ground: &G, own: G::Set, territory: TerritoryId) -> (f64, f64) {
    let foreign = ground.inward(territory).without(own);
    if foreign.is_empty() {
        return (1.0, 0.0);
    }
    let units = ground.armies(territory);
    let shares = SHARES.get(units as usize);
    let (mut foes, mut sum) = (0u32, 0.0);
    for other in foreign.each() {
        foes += 1;
        let others = ground.armies(TerritoryId(other));
        sum += match shares.and_then(|shares| shares.get(others as usize)) {
            Some(&share) => share,
            None => divided(units, others),
        };
    }
    let friends = ground.map().attackers_of(territory).len() as u32 - foes;
    (sum / f64::from(foes), share(foes, friends))
}

/// Armies up to which shares are looked up.
const LISTED: usize = 64;

/// The share of so many armies against so many others.
static SHARES: [[f64; LISTED]; LISTED] = {
    let mut shares = [[0.0; LISTED]; LISTED];
    let mut units = 0;
    while units < LISTED {
        let mut others = 0;
        while others < LISTED {
            shares[units][others] = divided(units as u32, others as u32);
            others += 1;
        }
        units += 1;
    }
    shares
};

/// u / (u + v), 0 without any armies: fog hides those beside an own territory when a search looks further than the eye.
const fn divided(units: u32, others: u32) -> f64 {
    let all = units as f64 + others as f64;
    units as f64 / if all > 1.0 { all } else { 1.0 }
}

#[inline]
fn share(units: u32, others: u32) -> f64 {
    match (units as usize, others as usize) {
        (units @ ..LISTED, others @ ..LISTED) => SHARES[units][others],
        _ => divided(units, others),
    }
}

/// The weighted sum of features.
#[inline]
pub(super) fn value(features: [f64; 4], weights: [f64; 4]) -> f64 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}
