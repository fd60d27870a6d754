//! A turn that would end without a capture takes one that is nearly sure and leaves the army that makes it as safe as it was: it brings a
//! territory, and a card where there are cards, for next to nothing. A search of a few steps overlooks that now and then, since the line in
//! which it stops now comes to its own next attacks before anybody has answered.

use tabletop::{Ply, Term};

use super::mind::Mind;
use super::sight::{Ground, Sight};
use super::{weighing, wording};
use crate::Action;
use crate::map::TerritoryId;
use crate::odds::OddsTable;

/// The chance from which it is done, where it is not set.
pub(super) const FROM: f64 = 0.95;

/// How much stronger than every foe beside it the army must stay.
const SAFE: f64 = 2.0;

/// What it is told to choose by.
const BY: &str = "criterion-a_capture_that_costs_next_to_nothing";

/// The surest capture from a chance of `from` on, the larger army's of equally sure ones; `None` where the turn has one already.
pub(super) fn attack(sight: &Sight<'_>, from: f64, mind: &mut Mind<'_, '_>) -> Option<Action> {
    if from <= 0.0 || sight.board().captured {
        return None;
    }
    let likely = sight.attacks().map(|(from, to)| (sight.p_conquer(from, to), sight.armies(from), (from, to)));
    let safe = likely.filter(|&(chance, _, attack)| chance >= from && stays_safe(sight, attack));
    // The first of equals, in the order of territories.
    let best = safe.reduce(|best, next| if (next.0, next.1) > (best.0, best.1) { next } else { best });
    let (chance, _, (source, to)) = best?;
    let action = Action::Blitz { from: source, to, stop: 1 };
    if mind.asked() {
        let attack = vec![Term::plain("term-chance_to_take_it_at_little_loss", chance)];
        let waiting = vec![Term::plain("term-the_chance_that_is_enough_at_little_loss", from)];
        let candidates = vec![
            weighing::candidate(sight, &action, attack, true),
            weighing::candidate(sight, &Action::EndAttack, waiting, false),
        ];
        let label = wording::action(sight, &action);
        mind.reasons.headline = weighing::headline(label.clone(), candidates.len(), BY);
        mind.reasons.candidates = candidates;
        mind.reasons.line = vec![Ply { seat: Some(sight.me), label, marks: wording::marks(&action) }];
    }
    Some(action)
}

/// Whether what is left of the army, but for the one that stays behind, is far stronger than every foe beside either territory.
fn stays_safe(sight: &Sight<'_>, (from, to): (TerritoryId, TerritoryId)) -> bool {
    let attackers = sight.armies(from).saturating_sub(1);
    let forecast = OddsTable::shared().forecast(attackers, sight.armies(to), sight.defence(to));
    let left = forecast.attackers_left_if_conquered().unwrap_or(0.0);
    let around = [from, to].into_iter().flat_map(|at| sight.map().neighbours(at));
    let foes = around.filter(|&&near| near != to && !sight.own(near)).map(|&near| sight.armies(near));
    left >= SAFE * f64::from(foes.max().unwrap_or(0))
}
