//! Finishing: a turn that can win the game does, and one that can end a rival for its cards weighs it.
//!
//! Before its own method is asked, an opponent looks whether one turn may take everything its rivals have left (or what else wins),
//! and with what chance, by exact odds. The chance to win now is compared with what waiting is worth ([`stakes`]); where it is
//! better, the plan is followed, through placing, attacks and moving in, and made anew after every battle. [`quarry`] says what can
//! be taken, and who takes it, [`chase`] looks for the attacks on its [`theatre`], [`line`] tells them.
//!
//! How a method plays otherwise does not belong here.

mod bound;
pub(super) mod chase;
mod line;
mod quarry;
mod stakes;
pub(super) mod theatre;

use arrayvec::ArrayVec;
use tabletop::{Effort, Term};

use self::bound::Bound;
use self::chase::{Changes, Chase, MOST_POSITIONS, Plan};
pub(super) use self::line::plies;
pub(super) use self::quarry::{Finish, battles};
use self::quarry::{Prize, Quarries, Quarry};
use self::stakes::{Stakes, Weighed};
use self::theatre::Theatre;
use super::mind::Mind;
use super::occupy::Capture;
use super::sets::{Few, Territories};
use super::sight::{Ground, Sight};
use super::{occupy, weighing, wording};
use crate::Action;
use crate::map::{TerritoryId, TerritorySet};

/// The chance from which [`Finish::Hands`] ends a single rival.
const HARDLY_ESCAPES: f64 = 0.9;

/// Placings that are compared.
const PLACINGS: usize = 10;

/// What they are told to be compared by.
const BY: &str = "criterion-chance_to_win_in_the_end";

/// A plan that is better than waiting.
struct Found {
    prize: Prize,
    weighed: Weighed,
    plan: Plan,
    /// What was chosen, where more than the first attack is.
    choice: usize,
    positions: u64,
}

/// What may be hunted, if anything is finished at all.
fn quarries(sight: &Sight<'_>, finish: Finish) -> Option<Quarries> {
    if finish == Finish::Off {
        return None;
    }
    Some(Quarry::all(sight, finish)).filter(|quarries| !quarries.is_empty())
}

/// The best plan over all quarries and choices, if it is better than waiting.
fn find(
    sight: &Sight<'_>,
    finish: Finish,
    quarries: &Quarries,
    choices: &[Changes],
    mind: &mut Mind<'_, '_>,
) -> Option<Found> {
    match sight.map().len() <= Few::MOST {
        true => find_on::<Few>(sight, finish, quarries, choices, mind),
        false => find_on::<TerritorySet>(sight, finish, quarries, choices, mind),
    }
}

/// The same on a map whose territories fit such sets.
fn find_on<S: Territories>(
    sight: &Sight<'_>,
    finish: Finish,
    quarries: &Quarries,
    choices: &[Changes],
    mind: &mut Mind<'_, '_>,
) -> Option<Found> {
    let (mut theatre, mut stakes) = (None, None);
    let most = mind.think.budget.nodes.map_or(MOST_POSITIONS, |nodes| nodes.min(MOST_POSITIONS));
    let chases = (quarries.len() * choices.len()) as u64;
    let each = (most / chases).max(MOST_POSITIONS.min(most) / 10).max(1);
    let (mut best, mut positions): (Option<Found>, u64) = (None, 0);
    for quarry in quarries {
        // Where all chases together may look at more than there is, what one looks at is missing for others: none is refused then, so
        // that the same is found as if none ever were.
        let bound = (chases * each <= most && quarry.takes_all()).then(|| Bound::new(sight, quarry.wanted));
        for (choice, changes) in choices.iter().enumerate() {
            if bound.as_ref().is_some_and(|bound| bound.refuses(sight, changes)) {
                continue;
            }
            let theatre = theatre.get_or_insert_with(|| Theatre::<S>::new(sight));
            let mut chase = Chase::new(theatre, quarry.wanted, quarry.need, mind.think.monitor);
            let plan = chase.run(changes, battles(sight), each.min(most - positions));
            positions += chase.positions;
            let Some(plan) = plan else { continue };
            if finish == Finish::Hands && quarry.prize != Prize::Game && plan.chance < HARDLY_ESCAPES {
                continue;
            }
            let weighed = stakes.get_or_insert_with(|| Stakes::new(sight)).weigh(sight, quarry, &plan);
            let better = best.as_ref().map_or(0.0, |best| best.weighed.gain());
            if weighed.gain() > better {
                best = Some(Found { prize: quarry.prize, weighed, plan, choice, positions: 0 });
            }
        }
    }
    // Who is asked for an answer at once leaves it to the method.
    if mind.think.monitor.stopped() {
        mind.cut = true;
        return None;
    }
    best.map(|best| Found { positions, ..best })
}

/// Tells the plan beside waiting, if asked.
fn tell(
    sight: &Sight<'_>,
    mind: &mut Mind<'_, '_>,
    found: &Found,
    (action, changes): (&Action, &[(TerritoryId, u32)]),
    otherwise: Option<&Action>,
) {
    let depth = found.plan.line.len() as u32;
    mind.effort = Effort { nodes: found.positions, depth, budget: mind.think.budget.nodes, ..Effort::default() };
    if !mind.asked() {
        return;
    }
    let Weighed { chance, done, failed, waiting } = found.weighed;
    let name = match found.prize {
        Prize::Game => "term-chance_to_win_now",
        Prize::Rival(_) => "term-standing_once_a_rival_is_gone",
    };
    let terms = vec![
        Term::weighted(name, done, chance),
        Term::weighted("term-standing_if_the_plan_fails", failed, 1.0 - chance),
    ];
    let mut candidates = vec![weighing::candidate(sight, action, terms, true)];
    if let Some(otherwise) = otherwise {
        let terms = vec![Term::plain("term-standing_if_it_waits", waiting)];
        candidates.push(weighing::candidate(sight, otherwise, terms, false));
    }
    mind.reasons.headline = weighing::headline(wording::action(sight, action), candidates.len(), BY);
    mind.reasons.candidates = candidates;
    mind.reasons.line = plies(sight, &found.plan, action, changes);
}

/// The placing from which the turn finishes what it can.
pub(super) fn draft(sight: &Sight<'_>, finish: Finish, mind: &mut Mind<'_, '_>) -> Option<Action> {
    let quarries = quarries(sight, finish)?;
    let available = sight.board().to_place;
    let fronts = sight.strongest_fronts::<PLACINGS>();
    let with_all =
        |&front: &TerritoryId| [(front, sight.armies(front).saturating_add(available))].into_iter().collect();
    let choices: ArrayVec<Changes, PLACINGS> = fronts.iter().map(with_all).collect();
    let found = find(sight, finish, &quarries, &choices, mind)?;
    let action = Action::Place(vec![(fronts[found.choice], available)]);
    tell(sight, mind, &found, (&action, &choices[found.choice]), None);
    Some(action)
}

/// The first attack of a plan that finishes.
pub(super) fn attack(sight: &Sight<'_>, finish: Finish, mind: &mut Mind<'_, '_>) -> Option<Action> {
    let found = find(sight, finish, &quarries(sight, finish)?, &[Changes::new()], mind)?;
    let (from, to) = found.plan.line.first()?.attack;
    let action = Action::Blitz { from, to, stop: 1 };
    tell(sight, mind, &found, (&action, &[]), Some(&Action::EndAttack));
    Some(action)
}

/// The division after a capture from which the plan goes on.
pub(super) fn occupy(sight: &Sight<'_>, capture: Capture, finish: Finish, mind: &mut Mind<'_, '_>) -> Option<Action> {
    let quarries = quarries(sight, finish)?;
    let mut counts = occupy::counts(sight, capture);
    // The most first: of divisions that are equally good, the one that goes on with all.
    counts.reverse();
    let Capture { from, to, most, .. } = capture;
    let division = |&count: &u32| Changes::from([(from, most + 1 - count), (to, count)]);
    let choices: Vec<Changes> = counts.iter().map(division).collect();
    let found = find(sight, finish, &quarries, &choices, mind)?;
    let action = Action::Occupy(counts[found.choice]);
    tell(sight, mind, &found, (&action, &choices[found.choice]), None);
    Some(action)
}

#[cfg(test)]
mod tests;
