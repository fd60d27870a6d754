//! Naming a capital.

use super::mind::Mind;
use super::sight::{Ground, Sight};
use super::weighing::{Criterion, Tally, best};
use crate::Action;
use crate::map::TerritoryId;

/// A capital should have many armies, few ways in, and friends around.
struct Stronghold<'a>(&'a Sight<'a>);

impl Criterion for Stronghold<'_> {
    type Choice = TerritoryId;

    const BY: &'static str = "criterion-safety";

    fn weigh(&self, territory: TerritoryId, tally: &mut impl Tally) {
        let (sight, map) = (self.0, self.0.map());
        let around = map.attackers_of(territory);
        let friends: u32 = around.iter().filter(|&&near| sight.own(near)).map(|&near| sight.armies(near)).sum();
        tally.weighted("term-armies", sight.armies(territory).into(), 1.0);
        tally.weighted("term-armies_beside_it", friends.into(), 0.25);
        tally.weighted("term-foreign_armies_beside_it", sight.threat(territory, sight.mine()) as f64, -0.5);
        tally.weighted("term-ways_in", around.len() as f64, -0.5);
    }

    fn action(&self, territory: TerritoryId) -> Action {
        Action::Capital(territory)
    }
}

/// The safest own territory.
pub(super) fn choose(sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
    let criterion = Stronghold(sight);
    match best(&criterion, sight.lands()) {
        Some((territory, _)) => {
            let action = criterion.action(territory);
            mind.keep_secret();
            mind.show(sight, &criterion, sight.lands(), &action);
            action
        }
        None => Action::EndTurn,
    }
}
