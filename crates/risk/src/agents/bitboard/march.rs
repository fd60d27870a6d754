//! The march that ends a turn, as anybody would make it.

use super::position::Position;
use super::rules::Rules;
use crate::map::TerritorySet;
use crate::setup::Fortify;

/// The march of the seat's greatest army without a foe beside it towards the front: from where, to where, how many. `None` where there is none.
pub(in crate::agents) fn march(rules: &Rules, position: &Position, seat: u8) -> Option<(u8, u8, u32)> {
    if rules.fortify == Fortify::Off {
        return None;
    }
    let terrain = &rules.terrain;
    let own = position.own(seat);
    let mut idle: Option<(u32, u8)> = None;
    let mut fronts = TerritorySet::default();
    for at in own.iter() {
        if !terrain.into[usize::from(at)].within(own) {
            fronts.insert(at);
        } else if position.armies(at) > 1 && idle.is_none_or(|(most, _)| position.armies(at) > most) {
            idle = Some((position.armies(at), at));
        }
    }
    let (armies, from) = idle?;
    let to = match rules.fortify {
        Fortify::Adjacent => {
            let beside = terrain.out[usize::from(from)].and(own);
            neediest(rules, position, own, beside.and(nearest(&terrain.into, own, fronts, beside)))?
        }
        _ => neediest(rules, position, own, spread(&terrain.out, own, TerritorySet::from_iter([from])).and(fronts))?,
    };
    Some((from, to, armies - 1))
}

/// The first ring of own territories around the fronts that meets some of these.
fn nearest(into: &[TerritorySet], own: TerritorySet, fronts: TerritorySet, these: TerritorySet) -> TerritorySet {
    let (mut ring, mut seen) = (fronts, fronts);
    while !ring.is_empty() && ring.and(these).is_empty() {
        ring = beyond(into, ring).and(own).without(seen);
        seen = seen.or(ring);
    }
    ring
}

/// Where own armies can go from these.
fn spread(out: &[TerritorySet], own: TerritorySet, from: TerritorySet) -> TerritorySet {
    let (mut ring, mut seen) = (from, from);
    while !ring.is_empty() {
        ring = beyond(out, ring).and(own).without(seen);
        seen = seen.or(ring);
    }
    seen
}

fn beyond(ways: &[TerritorySet], ring: TerritorySet) -> TerritorySet {
    ring.iter().fold(TerritorySet::default(), |all, at| all.or(ways[usize::from(at)]))
}

/// Where the most foes stand for each own army, and of equals where the most armies stand.
fn neediest(rules: &Rules, position: &Position, own: TerritorySet, among: TerritorySet) -> Option<u8> {
    let need = |at: u8| {
        let foes = rules.terrain.into[usize::from(at)].without(own);
        let threat: u64 = foes.iter().map(|foe| u64::from(position.armies(foe))).sum();
        // In whole numbers, which are the same on every machine.
        ((threat << 16) / u64::from(position.armies(at).max(1)), position.armies(at), u8::MAX - at)
    };
    among.iter().max_by_key(|&at| need(at))
}
