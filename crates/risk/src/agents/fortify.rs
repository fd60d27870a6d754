//! Moving idle armies to the front at the end of a turn.

use std::cmp::Reverse;

use super::mind::Mind;
use super::sight::{Ground, Sight};
use super::weighing::{Criterion, Tally, best};
use crate::Action;
use crate::map::{Map, TerritoryId, TerritorySet};
use crate::setup::Fortify;

/// Steps from the front of territories that are not reached.
const FAR: u8 = u8::MAX;

/// Steps from every own territory to the nearest own border territory, by index; 255 elsewhere.
fn steps_to_front(sight: &Sight<'_>) -> [u8; 256] {
    let (map, own) = (sight.map(), sight.holdings(sight.mine()));
    let (mut steps, mut ring) = ([FAR; 256], sight.borders(sight.mine()));
    let mut reached = ring;
    for step in 0..FAR {
        if ring.is_empty() {
            break;
        }
        ring.iter().for_each(|at| steps[usize::from(at)] = step);
        let beside = ring.iter().fold(TerritorySet::default(), |all, at| all.or(map.inward(TerritoryId(at))));
        ring = beside.and(own).without(reached);
        reached = reached.or(ring);
    }
    steps
}

/// Own territories behind the front with armies to spare.
fn idle(sight: &Sight<'_>) -> impl Iterator<Item = TerritoryId> + Clone {
    let inland = sight.holdings(sight.mine()).without(sight.borders(sight.mine()));
    let board = sight.board();
    inland.iter().map(TerritoryId).filter(move |&from| board.land(from).armies > 1)
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

    /// Nothing, and every march that brings armies nearer to the front.
    fn list(&self) -> Vec<March> {
        let sight = self.sight;
        let map: &Map = sight.map();
        let mut marches = vec![None];
        match sight.setup().fortify_rule() {
            Fortify::Off => {}
            Fortify::Adjacent => marches.extend(idle(sight).flat_map(|from| {
                let near = map.neighbours(from).iter().copied();
                near.filter(move |to| sight.own(*to) && self.steps[to.index()] < self.steps[from.index()])
                    .map(move |to| Some((from, to)))
            })),
            Fortify::Path | Fortify::Unlimited => {
                for from in idle(sight) {
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
    if !mind.asked() && idle(sight).next().is_none() {
        return Action::EndTurn;
    }
    let marches = Marches::new(sight);
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
