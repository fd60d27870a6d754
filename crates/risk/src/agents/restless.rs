//! What ends a long war. From a round on an opponent **attacks rather than wait**: where everybody guards, no attack is worth its armies to
//! anybody, and all armies grow alike. With large armies the attacker loses less than the defender, so waiting is worth nothing then. The
//! longer the war, the less sure an attack must be.
//!
//! Forty rounds later it does two things more, whatever its method says:
//!
//! - It **gathers**: where everybody takes what it can, all are too weak to hold anything, and no round brings anything new. So for
//!   fifteen rounds a turn's first capture is enough, and for five it attacks as it always does.
//! - It **fights great armies**: where two of them go round each other and take what stands empty, both grow alike for ever.

use tabletop::{Ply, Seat, Term};

use super::mind::Mind;
use super::sight::{Ground, Sight};
use super::{weighing, wording};
use crate::Action;
use crate::map::TerritoryId;
use crate::setup::Victory;

/// The round after which it begins, where it is not set.
pub(super) const FROM: u32 = 25;

/// In a very long war, of so many rounds the first so many are for gathering.
const CAMPAIGN: (u32, u32) = (20, 15);

/// Share of all armies from which on there is nothing to gather for.
const GATHERED: f64 = 0.5;

/// Share of all armies, and the fewest, that make one territory's army a great one.
const GREAT: (f64, u32) = (0.1, 20);

/// Rounds until it is as restless as it gets.
const RISING: f64 = 40.0;

/// The chance an attack must have at first and at last.
const CALM: f64 = 0.9;
const EAGER: f64 = 0.55;

/// What it is told to choose by.
const BY: &str = "criterion-an_end_to_a_long_war";

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
fn is_endless(sight: &Sight<'_>, from: u32) -> bool {
    least_chance(sight, from).is_some_and(|least| least <= EAGER)
}

/// The share of all armies below which a turn's first capture is enough in this round, 0 where none is; `from` is the round after which
/// the war is a long one, 0 for never.
pub(super) fn patience(sight: &Sight<'_>, from: u32) -> f64 {
    let gathers = sight.board().round % CAMPAIGN.0 < CAMPAIGN.1;
    if gathers && is_endless(sight, from) { GATHERED } else { 0.0 }
}

/// The battle against a rival's great army, whatever the method would do.
pub(super) fn great_battle(sight: &Sight<'_>, from: u32, mind: &mut Mind<'_, '_>) -> Option<Action> {
    if !is_endless(sight, from) {
        return None;
    }
    let great = GREAT.1.max((GREAT.0 * sight.all_armies() as f64) as u32);
    let board = sight.board();
    let held = |to| Seat::all(board.seats()).any(|seat| board.holds(seat, to));
    let battles = sight.attacks().filter(|&(_, to)| sight.armies(to) >= great && held(to));
    likeliest(sight, battles, EAGER, mind)
}

/// The attack that is taken rather than to wait on.
pub(super) fn attack(sight: &Sight<'_>, from: u32, mind: &mut Mind<'_, '_>) -> Option<Action> {
    let least = least_chance(sight, from)?;
    likeliest(sight, sight.attacks(), least, mind)
}

/// The likeliest of some attacks, if it is likely enough.
fn likeliest(
    sight: &Sight<'_>,
    attacks: impl Iterator<Item = (TerritoryId, TerritoryId)>,
    least: f64,
    mind: &mut Mind<'_, '_>,
) -> Option<Action> {
    let likely = attacks.map(|(from, to)| ((from, to), sight.p_conquer(from, to)));
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
