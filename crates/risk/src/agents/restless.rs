//! What ends a long war. From a round on an opponent **attacks rather than wait**: where everybody guards, no attack is worth its armies to
//! anybody, and all armies grow alike. With large armies the attacker loses less than the defender, so waiting is worth nothing then. The
//! longer the war, the less sure an attack must be.
//!
//! What is done besides in a very long war, forty rounds later, stands in [`campaign`](super::campaign).

use tabletop::Term;

use super::mind::Mind;
use super::sight::Sight;
use super::surest;
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
    let (attack, chance) = surest::find(sight, least, |_| true)?;
    let told = (
        Term::plain("term-chance_to_conquer_after_so_long", chance),
        Term::plain("term-the_chance_that_is_enough_after_so_long", least),
    );
    Some(surest::rather_than_stop(sight, attack, told, BY, mind))
}
