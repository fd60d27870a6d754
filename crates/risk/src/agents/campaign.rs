//! What ends a very long war, one in which everybody has long attacked rather than waited. Then an opponent does four things, whatever its
//! method says:
//!
//! - It **gathers**. Where everybody takes what it can, all are too weak to hold anything, and no round brings anything new. So for
//!   fifteen rounds of twenty a turn's first capture is enough for who is weak, and for five all attack as they always do. Who has the
//!   greatest army of all waits too: of two great armies that go round each other in a circle, one has to stand.
//! - It **hunts great armies**: a rival lives as long as its greatest army does, and takes back what stands empty. So the way
//!   to a battle with one that is likely enough to be won this turn is looked for by exact odds, and the armies are placed for it.
//! - It **marches together**: armies that divide with every capture reach nobody.
//! - It **leaves garrisons** where it is so strong that they cost it little: what is taken is held against whatever a rival has.

use tabletop::{Seat, Term};

use super::finish::chase::{Changes, Chase, MOST_POSITIONS, Plan};
use super::finish::theatre::Theatre;
use super::finish::{battles, plies};
use super::mind::Mind;
use super::occupy::{self, Capture};
use super::restless::{BY, EAGER, is_endless};
use super::sight::{Ground, Sight};
use super::weighing::{Criterion, Tally};
use super::{weighing, wording};
use crate::Action;
use crate::map::{TerritoryId, TerritorySet};
use crate::odds::{Defence, OddsTable};

/// Of so many rounds the first so many are for gathering.
const CAMPAIGN: (u32, u32) = (20, 15);

/// Share of all armies from which on there is nothing to gather for.
const GATHERED: f64 = 0.5;

/// Share of all armies, and the fewest, that make one territory's army a great one whatever else its owner has.
const GREAT: (f64, u32) = (0.1, 20);

/// Battles on the way to a great army, the one against it included.
const REACH: usize = 6;

/// Placings that are compared.
const PLACINGS: usize = 10;

/// How many times a garrison must march on, so that one is left.
const MARCHING: u32 = 3;

/// The reason of who stops to grow.
pub(super) const UNTIL_STRONGER: &str = "term-a_capture_is_enough_until_it_is_stronger";

/// Why a turn's first capture is enough in this round, with so many rivals left, if it is; `from` is the round after which the war is
/// a long one, 0 for never.
pub(super) fn gathers(sight: &Sight<'_>, from: u32, rivals: usize) -> Option<&'static str> {
    if !is_endless(sight, from) || sight.board().round % CAMPAIGN.0 >= CAMPAIGN.1 {
        return None;
    }
    let (_, own) = sight.strength(sight.mine());
    if rivals > 1 && (own as f64) < GATHERED * sight.all_armies() as f64 {
        return Some(UNTIL_STRONGER);
    }
    has_the_greatest(sight).then_some("term-the_greatest_army_lets_others_come")
}

/// The greatest army on one territory of a seat.
fn greatest(sight: &Sight<'_>, seat: Seat) -> u32 {
    let theirs = sight.map().territories().filter(|&at| sight.board().holds(seat, at));
    theirs.map(|at| sight.armies(at)).max().unwrap_or(0)
}

/// The living rivals.
fn rivals<'a>(sight: &Sight<'a>) -> impl Iterator<Item = Seat> + use<'a> {
    let (board, me) = (sight.board(), sight.me);
    Seat::all(board.seats()).filter(move |&seat| seat != me && board.alive(seat))
}

/// Whether one's greatest army is larger than every rival's and beats it.
fn has_the_greatest(sight: &Sight<'_>) -> bool {
    let (own, theirs) = (greatest(sight, sight.me), rivals(sight).map(|seat| greatest(sight, seat)).max().unwrap_or(0));
    own > theirs && OddsTable::shared().p_conquer(own - 1, theirs, Defence::Standard) >= EAGER
}

/// The armies to be hunted: each rival's greatest, however small, and all that are great by themselves.
fn great_armies(sight: &Sight<'_>) -> TerritorySet {
    let least = GREAT.1.max((GREAT.0 * sight.all_armies() as f64) as u32);
    let mut great = TerritorySet::default();
    for seat in rivals(sight) {
        let least = least.min(greatest(sight, seat));
        let theirs = sight.map().territories().filter(|&at| sight.board().holds(seat, at));
        theirs.filter(|&at| sight.armies(at) >= least).for_each(|at| great.insert(at.0));
    }
    great
}

/// The likeliest way to a battle won against a great army this turn, if it is likely enough, and which of the choices it begins with.
fn way(sight: &Sight<'_>, choices: &[Changes], mind: &mut Mind<'_, '_>) -> Option<(usize, Plan)> {
    let great = great_armies(sight);
    // Wars that come so far are few: the sets that fit every map will do.
    let mut theatre = Theatre::<TerritorySet>::new(sight);
    let mut chase = Chase::new(&mut theatre, great, 1, mind.think.monitor);
    let most = mind.think.budget.nodes.map_or(MOST_POSITIONS, |nodes| nodes.min(MOST_POSITIONS));
    let each = (most / choices.len().max(1) as u64).max(1);
    let mut best: Option<(usize, Plan)> = None;
    for (choice, changes) in choices.iter().enumerate() {
        let Some(plan) = chase.run(changes, battles(sight).min(REACH), each) else { continue };
        let better = best.as_ref().is_none_or(|(_, known)| plan.chance > known.chance);
        if plan.chance >= EAGER && better {
            best = Some((choice, plan));
        }
    }
    // Who is asked for an answer at once leaves it to the method.
    if mind.think.monitor.stopped() {
        mind.cut = true;
        return None;
    }
    best
}

/// The placing from which a great army is beaten this turn.
pub(super) fn draft(sight: &Sight<'_>, from: u32, mind: &mut Mind<'_, '_>) -> Option<Action> {
    if !is_endless(sight, from) {
        return None;
    }
    let available = sight.board().to_place;
    let fronts = sight.strongest_fronts::<PLACINGS>();
    let with_all =
        |&front: &TerritoryId| [(front, sight.armies(front).saturating_add(available))].into_iter().collect();
    let choices: Vec<Changes> = fronts.iter().map(with_all).collect();
    let (choice, plan) = way(sight, &choices, mind)?;
    let action = Action::Place(vec![(fronts[choice], available)]);
    tell(sight, &plan, &action, &choices[choice], mind);
    Some(action)
}

/// The next attack on the way to a great army.
pub(super) fn attack(sight: &Sight<'_>, from: u32, mind: &mut Mind<'_, '_>) -> Option<Action> {
    if !is_endless(sight, from) {
        return None;
    }
    let (_, plan) = way(sight, &[Changes::new()], mind)?;
    let (from, to) = plan.line.first()?.attack;
    let action = Action::Blitz { from, to, stop: 1 };
    tell(sight, &plan, &action, &[], mind);
    Some(action)
}

/// Moving on with everything where a foe stands beyond, but for a garrison where one can be spared.
pub(super) fn occupy(sight: &Sight<'_>, capture: Capture, from: u32, mind: &mut Mind<'_, '_>) -> Option<Action> {
    if !is_endless(sight, from) {
        return None;
    }
    let Capture { from, to, least, most } = capture;
    // As strong as the greatest army a rival may come with in its next turn.
    let might = |seat: Seat| greatest(sight, seat).saturating_add(sight.game.income(sight.board(), seat).total());
    let garrison = rivals(sight).map(might).max().unwrap_or(0);
    let needed = sight.is_border(from, sight.mine()) && sight.is_border(to, sight.mine());
    if !needed || most.saturating_sub(garrison) < least.max(MARCHING.saturating_mul(garrison)) {
        return Some(occupy::onward(sight, capture, mind));
    }
    let criterion = Garrison { garrison, all: most + 1 };
    let armies = criterion.all - garrison;
    let action = criterion.action(armies);
    if mind.asked() {
        let mut counts = occupy::counts(sight, capture);
        counts.push(armies);
        counts.sort_unstable();
        counts.dedup();
        mind.show(sight, &criterion, counts, &action);
    }
    Some(action)
}

/// What is taken is held, and everything else marches.
struct Garrison {
    garrison: u32,
    /// Armies on both sides of the border.
    all: u32,
}

impl Criterion for Garrison {
    type Choice = u32;

    const BY: &'static str = BY;

    fn weigh(&self, armies: u32, tally: &mut impl Tally) {
        let missing = self.garrison.saturating_sub(self.all - armies);
        tally.weighted("term-armies_at_the_new_front", f64::from(armies), 1.0);
        tally.weighted("term-armies_missing_to_hold_what_was_taken", f64::from(missing), -2.0);
    }

    fn action(&self, armies: u32) -> Action {
        Action::Occupy(armies)
    }
}

/// Tells the way to a great army, if asked.
fn tell(sight: &Sight<'_>, plan: &Plan, action: &Action, changes: &[(TerritoryId, u32)], mind: &mut Mind<'_, '_>) {
    if !mind.asked() {
        return;
    }
    let hunt = vec![Term::plain("term-chance_to_beat_a_great_army", plan.chance)];
    let mut candidates = vec![weighing::candidate(sight, action, hunt, true)];
    if matches!(action, Action::Blitz { .. }) {
        let waiting = vec![Term::plain("term-the_chance_that_is_enough_after_so_long", EAGER)];
        candidates.push(weighing::candidate(sight, &Action::EndAttack, waiting, false));
    }
    mind.reasons.headline = weighing::headline(wording::action(sight, action), candidates.len(), BY);
    mind.reasons.candidates = candidates;
    mind.reasons.line = plies(sight, plan, action, changes);
}
