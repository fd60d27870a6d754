//! The surest attack of all, and how it is told where it is made although the method would stop.

use tabletop::{Ply, Term};

use super::mind::Mind;
use super::sight::{Ground, Sight};
use super::{weighing, wording};
use crate::Action;
use crate::map::TerritoryId;

/// From where and against where.
pub(super) type Attack = (TerritoryId, TerritoryId);

/// The likeliest attack of those that are allowed, with its chance to conquer, where that is at least `least`. Of equally sure ones the larger
/// army's, of those the first in the order of territories.
pub(super) fn find(sight: &Sight<'_>, least: f64, allowed: impl Fn(Attack) -> bool) -> Option<(Attack, f64)> {
    let likely = sight.attacks().map(|(from, to)| ((from, to), sight.p_conquer(from, to)));
    likely.filter(|&(attack, chance)| chance >= least && allowed(attack)).reduce(|best, next| {
        let weight = |((from, _), chance): (Attack, f64)| (chance, sight.armies(from));
        if weight(next) > weight(best) { next } else { best }
    })
}

/// The attack as an action, told if asked beside stopping: what each is chosen for, and by what they are compared.
pub(super) fn rather_than_stop(
    sight: &Sight<'_>,
    (from, to): Attack,
    (attack, stop): (Term, Term),
    by: &'static str,
    mind: &mut Mind<'_, '_>,
) -> Action {
    let action = Action::Blitz { from, to, stop: 1 };
    if mind.asked() {
        let candidates = vec![
            weighing::candidate(sight, &action, vec![attack], true),
            weighing::candidate(sight, &Action::EndAttack, vec![stop], false),
        ];
        let label = wording::action(sight, &action);
        mind.reasons.headline = weighing::headline(label.clone(), candidates.len(), by);
        mind.reasons.candidates = candidates;
        mind.reasons.line = vec![Ply { seat: Some(sight.me), label, marks: wording::marks(&action) }];
    }
    action
}
