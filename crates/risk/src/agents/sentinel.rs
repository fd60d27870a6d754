//! Sentinel: drafts by border security, attacks only where the exact odds are with it, looks no further.

use super::draft::Draft;
use super::occupy;
use super::policy::{Capture, Mind, Policy};
use super::reinforce;
use super::sight::Sight;
use super::weighing::{Criterion, Tally, best};
use crate::Action;
use crate::map::TerritoryId;

/// The chance an attack must beat.
const EVEN: f64 = 0.5;

/// Remembers nothing but the memory its drafts are made in.
#[derive(Default)]
pub(super) struct Sentinel {
    draft: Draft,
}

/// The exact chance to conquer.
struct Odds<'a>(&'a Sight<'a>);

impl Criterion for Odds<'_> {
    type Choice = Option<(TerritoryId, TerritoryId)>;

    const BY: &'static str = "chance to conquer";

    #[inline]
    fn weigh(&self, attack: Self::Choice, tally: &mut impl Tally) {
        match attack {
            Some((from, to)) => tally.plain("chance to conquer", self.0.p_conquer(from, to)),
            None => tally.plain("the chance an attack must beat", EVEN),
        }
    }

    fn action(&self, attack: Self::Choice) -> Action {
        match attack {
            Some((from, to)) => Action::Blitz { from, to, stop: 1 },
            None => Action::EndAttack,
        }
    }
}

impl Policy for Sentinel {
    const NAME: &'static str = "sentinel";
    const METHOD: &'static str = "Border security and exact odds";

    fn draft(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        reinforce::by_security(&mut self.draft, sight, mind)
    }

    fn attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let criterion = Odds(sight);
        let choices = || std::iter::once(None).chain(sight.attacks().map(Some));
        let chosen = best(&criterion, choices()).and_then(|(attack, _)| attack);
        let action = criterion.action(chosen);
        mind.show(sight, &criterion, choices(), &action);
        action
    }

    fn occupy(&mut self, sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
        occupy::onward(sight, capture, mind)
    }
}
