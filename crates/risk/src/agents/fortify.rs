//! Moving idle armies to the front at the end of a turn.

use std::cmp::Reverse;

use super::mind::Mind;
use super::sight::{Ground, Sight};
use super::weighing::{Criterion, Tally, best};
use crate::Action;
use crate::map::{Map, TerritoryId};
use crate::setup::Fortify;

/// Steps from the front of territories that are not reached.
const FAR: u8 = u8::MAX;

/// Steps from every own territory to the nearest own border territory, by index; 255 elsewhere.
fn steps_to_front(sight: &Sight<'_>) -> [u8; 256] {
    let mut steps = [FAR; 256];
    let mut queue = arrayvec::ArrayVec::<TerritoryId, 256>::new();
    for territory in sight.lands().filter(|&territory| sight.is_border(territory, sight.mine())) {
        steps[territory.index()] = 0;
        queue.push(territory);
    }
    let mut next = 0;
    while let Some(&at) = queue.get(next) {
        next += 1;
        let beyond = steps[at.index()].saturating_add(1);
        for &near in sight.map().attackers_of(at) {
            if sight.own(near) && steps[near.index()] == FAR {
                steps[near.index()] = beyond;
                queue.push(near);
            }
        }
    }
    steps
}

/// A move of all idle armies; `None` moves nothing.
type March = Option<(TerritoryId, TerritoryId)>;

/// The march as an action.
fn action(sight: &Sight<'_>, march: March) -> Action {
    match march {
        Some((from, to)) => Action::Fortify { from, to, armies: sight.armies(from) - 1 },
        None => Action::EndTurn,
    }
}

/// The marches there are, and what each is good for.
struct Marches<'a> {
    sight: &'a Sight<'a>,
    steps: [u8; 256],
}

impl<'a> Marches<'a> {
    fn new(sight: &'a Sight<'a>) -> Self {
        Self { sight, steps: steps_to_front(sight) }
    }

    /// Own territories behind the front with armies to spare.
    fn sources(&self) -> impl Iterator<Item = TerritoryId> + Clone + '_ {
        let idle = |&from: &TerritoryId| self.steps[from.index()] != 0 && self.sight.armies(from) > 1;
        self.sight.lands().filter(idle)
    }

    /// Nothing, and every march that brings armies nearer to the front.
    fn list(&self) -> Vec<March> {
        let sight = self.sight;
        let map: &Map = sight.map();
        let mut marches = vec![None];
        match sight.setup().fortify_rule() {
            Fortify::Off => {}
            Fortify::Adjacent => marches.extend(self.sources().flat_map(|from| {
                let near = map.neighbours(from).iter().copied();
                near.filter(move |to| sight.own(*to) && self.steps[to.index()] < self.steps[from.index()])
                    .map(move |to| Some((from, to)))
            })),
            Fortify::Path | Fortify::Unlimited => {
                for from in self.sources() {
                    let reached = sight.game.reachable(sight.board(), sight.me, from);
                    let front = sight.lands().filter(|to| self.steps[to.index()] == 0 && reached[to.index()]);
                    marches.extend(front.map(|to| Some((from, to))));
                }
            }
        }
        marches
    }
}

impl Criterion for Marches<'_> {
    type Choice = March;

    const BY: &'static str = "criterion-idle_armies_brought_to_the_front";

    fn weigh(&self, march: March, tally: &mut impl Tally) {
        let Some((from, to)) = march else {
            return tally.plain("term-everything_stays", 0.0);
        };
        let threat = self.sight.threat(to, self.sight.mine()) as f64;
        let armies = f64::from(self.sight.armies(to));
        tally.weighted("term-idle_armies_moved", f64::from(self.sight.armies(from) - 1), 1.0);
        tally.weighted("term-threat_where_they_go", threat / (threat + armies), 3.0);
        tally.weighted("term-steps_left_to_the_front", f64::from(self.steps[to.index()]), -0.25);
    }

    fn action(&self, march: March) -> Action {
        action(self.sight, march)
    }
}

/// Brings the largest idle army to where it is needed most, or ends the turn.
pub(super) fn to_the_front(sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
    let marches = Marches::new(sight);
    if !mind.asked() && marches.sources().next().is_none() {
        return Action::EndTurn;
    }
    let list = marches.list();
    let chosen = best(&marches, list.iter().copied()).and_then(|(march, _)| march);
    let action = action(sight, chosen);
    mind.show(sight, &marches, list, &action);
    action
}

/// Nothing, and every march the rules allow, with all that can leave and with half of it where foes stand beside. Those that bring idle
/// armies nearer to the front come first, the largest army's before others, so that of equally good choices one of them is taken: a way
/// of several turns has a first step.
pub(super) fn everywhere(sight: &Sight<'_>) -> Vec<Option<(TerritoryId, TerritoryId, u32)>> {
    let mut marches = vec![None];
    let rule = sight.setup().fortify_rule();
    for from in sight.lands().filter(|&from| rule != Fortify::Off && sight.armies(from) > 1) {
        let spare = sight.armies(from) - 1;
        let half = if sight.is_border(from, sight.mine()) { spare / 2 } else { 0 };
        let reached = match rule {
            Fortify::Adjacent => None,
            _ => Some(sight.game.reachable(sight.board(), sight.me, from)),
        };
        for to in sight.lands().filter(|&to| to != from) {
            let within = match &reached {
                Some(reached) => reached[to.index()],
                None => sight.map().adjacent(from, to),
            };
            if within {
                let counts = [spare, half].into_iter().filter(|&armies| armies > 0);
                marches.extend(counts.map(|armies| Some((from, to, armies))));
            }
        }
    }
    let steps = steps_to_front(sight);
    marches.sort_by_key(|march| match *march {
        Some((from, to, armies)) if steps[to.index()] < steps[from.index()] => (0, Reverse(armies), steps[to.index()]),
        None => (1, Reverse(0), 0),
        Some(_) => (2, Reverse(0), 0),
    });
    marches
}
