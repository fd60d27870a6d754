//! Claiming territories one by one at the start.

use super::mind::Mind;
use super::sight::{Ground, Sight};
use super::weighing::{Criterion, Tally, best};
use crate::Action;
use crate::board::Owner;
use crate::map::TerritoryId;

/// A free territory is good where a continent can still become one's own, and next to own ones.
struct Homestead<'a>(&'a Sight<'a>);

impl Criterion for Homestead<'_> {
    type Choice = TerritoryId;

    const BY: &'static str = "criterion-nearness_to_a_continent";

    fn weigh(&self, territory: TerritoryId, tally: &mut impl Tally) {
        let (sight, map) = (self.0, self.0.map());
        let continent = map.continent_of(territory);
        let members = map.continent_members(continent);
        let size = members.len() as f64;
        let own = members.iter().filter(|&&member| sight.own(member)).count() as f64;
        let free = members.iter().filter(|&&member| sight.owner(member) == Owner::NOBODY).count() as f64;
        tally.weighted("term-share_of_the_continent", own / size, 4.0);
        tally.weighted("term-held_by_others", (size - own - free) / size, -3.0);
        tally.weighted("term-bonus_for_each_territory", f64::from(map.continent_bonus(continent)) / size, 2.0);
        let beside = map.neighbours(territory).iter().filter(|&&near| sight.own(near)).count() as f64;
        tally.weighted("term-own_neighbours", beside / map.neighbours(territory).len().max(1) as f64, 2.0);
    }

    fn action(&self, territory: TerritoryId) -> Action {
        Action::Claim(territory)
    }
}

/// The best free territory.
pub(super) fn choose(sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
    let criterion = Homestead(sight);
    let free = || sight.map().territories().filter(|&territory| sight.owner(territory) == Owner::NOBODY);
    match best(&criterion, free()) {
        Some((territory, _)) => {
            let action = criterion.action(territory);
            mind.show(sight, &criterion, free(), &action);
            action
        }
        None => Action::EndTurn,
    }
}
