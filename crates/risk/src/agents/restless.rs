//! What ends a long war. From a round on an opponent **attacks rather than wait**: where everybody guards, no attack is worth its armies to
//! anybody, and all armies grow alike. With large armies the attacker loses less than the defender, so waiting is worth nothing then. The
//! longer the war, the less sure an attack must be.
//!
//! What is done besides in a very long war, forty rounds later, stands in [`campaign`](super::campaign).

use tabletop::{Ply, Term};

use super::mind::Mind;
use super::sight::{Ground, Sight};
use super::{weighing, wording};
use crate::Action;
use crate::setup::Victory;

/// The round after which it begins, where it is not set.
pub(super) const FROM: u32 = 25;

/// Rounds until it is as restless as it gets.
const RISING: f64 = 40.0;

/// The chance an attack must have at first and at last.
const CALM: f64 = 0.9;
pub(super) const EAGER: f64 = 0.55;

/// What it is told to choose by.
pub(super) const BY: &str = "criterion-an_end_to_a_long_war";

/// The chance to conquer from which an attack is taken in this round; `None` while the war is not a long one.
fn least_chance(sight: &Sight<'_>, from: u32) -> Option<f64> {
    // Where a last round counts territories, standing still may be what wins.
    if from == 0 || matches!(sight.setup().victory, Victory::Rounds(_)) {
        return None;
    }
    let waited = sight.board().round.checked_sub(from).filter(|&waited| waited > 0)?;
    Some((CALM - (CALM - EAGER) * f64::from(waited) / RISING).max(EAGER))
}

/// Whether the war goes on although everybody has long attacked rather than waited.
pub(super) fn is_endless(sight: &Sight<'_>, from: u32) -> bool {
    least_chance(sight, from).is_some_and(|least| least <= EAGER)
}

/// The attack that is taken rather than to wait on: the likeliest, if it is likely enough.
pub(super) fn attack(sight: &Sight<'_>, from: u32, mind: &mut Mind<'_, '_>) -> Option<Action> {
    let least = least_chance(sight, from)?;
    let likely = sight.attacks().map(|(from, to)| ((from, to), sight.p_conquer(from, to)));
    let best = likely.filter(|&(_, chance)| chance >= least).reduce(|best, next| {
        // Of equally sure ones the larger army.
        let armies = |((from, _), _): &((_, _), f64)| sight.armies(*from);
        let better = next.1 > best.1 || (next.1 == best.1 && armies(&next) > armies(&best));
        if better { next } else { best }
    });
    let ((from, to), chance) = best?;
    let action = Action::Blitz { from, to, stop: 1 };
    if mind.asked() {
        let attack = vec![Term::plain("term-chance_to_conquer", chance)];
        let waiting = vec![Term::plain("term-the_chance_that_is_enough_after_so_long", least)];
        let candidates = vec![
            weighing::candidate(sight, &action, attack, true),
            weighing::candidate(sight, &Action::EndAttack, waiting, false),
        ];
        mind.reasons.headline = weighing::headline(wording::action(sight, &action), candidates.len(), BY);
        mind.reasons.candidates = candidates;
        let label = wording::action(sight, &action);
        mind.reasons.line = vec![Ply { seat: Some(sight.me), label, marks: wording::marks(&action) }];
    }
    Some(action)
}
