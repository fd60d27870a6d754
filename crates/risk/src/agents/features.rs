//! The four features of the published method, each in [0, 1].

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
    for territory in map.territories().filter(|&territory| ground.owner(territory) == owner) {
        let (mean, share) = border(ground, owner, territory);
        strength += mean;
        open += share;
    }
    let count = f64::from(lands);
    [count / map.len() as f64, armies as f64 / ground.all_armies().max(1) as f64, strength / count, 1.0 - open / count]
}

/// Of one territory: the mean share of its armies against each foe beside it, and the share of foes in its neighbourhood.
#[inline]
fn border(ground: &impl Ground, owner: Owner, territory: TerritoryId) -> (f64, f64) {
    let around = ground.map().attackers_of(territory);
    let units = f64::from(ground.armies(territory));
    let (mut foes, mut sum) = (0u32, 0.0);
    for &other in around {
        if ground.owner(other) != owner {
            foes += 1;
            // Fog hides the armies beside an own territory only when a search looks further than the eye.
            sum += units / (units + f64::from(ground.armies(other))).max(1.0);
        }
    }
    if foes == 0 {
        return (1.0, 0.0);
    }
    (sum / f64::from(foes), f64::from(foes) / around.len() as f64)
}

/// The weighted sum of features.
#[inline]
pub(super) fn value(features: [f64; 4], weights: [f64; 4]) -> f64 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}
