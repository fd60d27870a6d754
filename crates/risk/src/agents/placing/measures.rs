//! What speaks for a border beside the threat: what can be taken from there, what continents pay, which ways it closes.

use super::march::march;
use super::numbers::Placing;
use crate::agents::draft::Border;
use crate::agents::sight::{Ground, Sight};
use crate::map::{TerritoryId, TerritorySet};

/// What speaks for one border, as far as it counts: what has no weight is 0.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Measures {
    /// Foreign armies beside it for each own army there (BSR).
    pub threat: f64,
    /// Territories that all new armies are expected to take from there.
    pub reach: f64,
    /// Armies a turn that continents pay more to oneself or less to rivals for that, or that the border keeps.
    pub bonuses: f64,
    /// Ways that it closes beyond the first, and territories behind it that no foe stands beside, shared with the other borders around those.
    pub chokepoints: f64,
}

impl Measures {
    /// What speaks for a border if so many new armies stand there.
    pub fn new(sight: &Sight<'_>, placing: &Placing, border: &Border, available: u32) -> Self {
        let at = border.territory;
        let mut measures = Self { threat: border.bsr, ..Self::default() };
        if placing.reach > 0.0 || placing.bonuses > 0.0 {
            let march = march(sight, at, sight.armies(at).saturating_add(available));
            measures.reach = march.captures;
            measures.bonuses = march.bonuses + kept(sight, at);
        }
        if placing.chokepoints > 0.0 {
            measures.chokepoints = f64::from(ways(sight, at).saturating_sub(1)) + behind(sight, at);
        }
        measures
    }

    /// The need for armies: the weighted sum.
    pub fn need(&self, placing: &Placing) -> f64 {
        self.threat * placing.threat
            + self.reach * placing.reach
            + self.bonuses * placing.bonuses
            + self.chokepoints * placing.chokepoints
    }
}

impl std::ops::Add for Measures {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            threat: self.threat + other.threat,
            reach: self.reach + other.reach,
            bonuses: self.bonuses + other.bonuses,
            chokepoints: self.chokepoints + other.chokepoints,
        }
    }
}

/// What a whole own continent pays, as likely as the greatest rival army beside the border takes it.
fn kept(sight: &Sight<'_>, border: TerritoryId) -> f64 {
    let map = sight.map();
    let continent = map.continent_of(border);
    if sight.held(sight.me, continent) < map.continent_members(continent).len() {
        return 0.0;
    }
    let rivals = sight.threats(border, sight.mine()).filter(|&foe| sight.owner(foe).seat().is_some());
    let greatest = rivals.map(|foe| sight.armies(foe)).max().unwrap_or(0);
    f64::from(map.continent_bonus(continent)) * sight.forecast(greatest.saturating_sub(1), border).p_conquer
}

/// Foreign territories from which a border can be attacked.
pub(super) fn ways(sight: &Sight<'_>, border: TerritoryId) -> u32 {
    sight.threats(border, sight.mine()).count() as u32
}

/// Own territories that no foe stands beside and that the fall of the border lays open: each connected part of them is shared alike by the borders
/// around it, as whoever breaks one of them comes in.
fn behind(sight: &Sight<'_>, border: TerritoryId) -> f64 {
    let inland = |at: TerritoryId| sight.own(at) && !sight.is_border(at, sight.mine());
    let mut seen = TerritorySet::default();
    let mut share = 0.0;
    for &near in sight.map().neighbours(border) {
        if seen.contains(near.0) || !inland(near) {
            continue;
        }
        let (mut part, mut around) = (TerritorySet::default(), TerritorySet::default());
        let mut next = TerritorySet::default();
        part.insert(near.0);
        next.insert(near.0);
        while let Some(at) = next.iter().next() {
            next.remove(at);
            // All that lies beside an inland territory is one's own.
            for &beside in sight.map().neighbours(TerritoryId(at)) {
                if !inland(beside) {
                    around.insert(beside.0);
                } else if !part.contains(beside.0) {
                    part.insert(beside.0);
                    next.insert(beside.0);
                }
            }
        }
        seen = seen.or(part);
        share += f64::from(part.len()) / f64::from(around.len().max(1));
    }
    share
}
