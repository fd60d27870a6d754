//! Chance: what may come, how likely it is, and that it comes so often.

use std::collections::BTreeMap;

use super::frequency;
use super::pool::choose;
use super::promise::{Promise, Violation, brief};
use super::suite::Suite;
use crate::{Game, NoEvents, Step, canonical_hash};

/// Draws looked up in the list at every probe.
const DRAWS: u64 = 16;

/// Probabilities may miss 1 by the rounding of their sum.
const ROUNDING: f64 = 1e-9;

/// Most outcomes times draws of a test of frequencies, so that a `draw` that lists the outcomes stays affordable.
const WORK: u64 = 4_000_000;

impl<G: Game> Suite<'_, G> {
    /// Everything about the outcomes of a chance node.
    pub fn check_chance(&mut self, state: &G::State) -> Result<(), Violation> {
        let outcomes = self.game.outcomes(state);
        self.check_probabilities(&outcomes)?;
        let listed: Vec<G::Outcome> = outcomes.iter().map(|(_, outcome)| outcome.clone()).collect();
        for outcome in choose(listed.clone(), self.options.tries, &mut self.rng) {
            self.check_outcome(state, &outcome)?;
        }
        for outcome in self.foreign_outcomes() {
            let allowed = self.outcome_allowed(state, &outcome)?;
            if allowed && !listed.contains(&outcome) {
                let text = format!("{} is not listed, but resolves", brief(&outcome));
                return Err(self.broken(Promise::OutcomesResolve, text));
            }
        }
        self.check_draws(state, &outcomes)
    }

    /// Whether `outcome` resolves; if not, it must change nothing.
    pub fn outcome_allowed(&mut self, state: &G::State, outcome: &G::Outcome) -> Result<bool, Violation> {
        let mut after = state.clone();
        let allowed = self.game.resolve(&mut after, outcome, &mut NoEvents).is_ok();
        if !allowed && after != *state {
            let text = format!("{} is refused, but changes the state", brief(outcome));
            return Err(self.broken(Promise::RefusalChangesNothing, text));
        }
        self.count_try(allowed);
        Ok(allowed)
    }

    fn check_probabilities(&self, outcomes: &[(f64, G::Outcome)]) -> Result<(), Violation> {
        if outcomes.is_empty() {
            return Err(self.broken(Promise::Probabilities, "chance is due, but nothing is listed"));
        }
        if let Some((probability, outcome)) = outcomes.iter().find(|(p, _)| !p.is_finite() || *p <= 0.0) {
            let text = format!("{} has probability {probability}", brief(outcome));
            return Err(self.broken(Promise::Probabilities, text));
        }
        let sum: f64 = outcomes.iter().map(|(probability, _)| probability).sum();
        if (sum - 1.0).abs() > ROUNDING {
            return Err(self.broken(Promise::Probabilities, format!("the probabilities sum to {sum}")));
        }
        Ok(())
    }

    fn check_outcome(&mut self, state: &G::State, outcome: &G::Outcome) -> Result<(), Violation> {
        let (after, events) = self.made(state, &Step::Outcome(outcome.clone())).map_err(|illegal| {
            self.broken(Promise::OutcomesResolve, format!("{} is refused: {illegal}", brief(outcome)))
        })?;
        let mut unheard = state.clone();
        let again = self.game.resolve(&mut unheard, outcome, &mut NoEvents);
        if again.is_err() || unheard != after {
            let text = format!("{} has another effect when nobody listens", brief(outcome));
            return Err(self.broken(Promise::Repeatable, text));
        }
        self.check_round_trip("outcome", outcome)?;
        events.iter().try_for_each(|event| self.check_round_trip("event", event))?;
        self.outcomes.add(outcome, &mut self.rng);
        self.report.allowed += 1;
        Ok(())
    }

    /// Draws are listed, and on the first distributions of each stream as frequent as they should be.
    fn check_draws(&mut self, state: &G::State, outcomes: &[(f64, G::Outcome)]) -> Result<(), Violation> {
        // Outcomes may be listed more than once; together they have the sum of their probabilities.
        let mut counts: BTreeMap<u64, (f64, u64)> = BTreeMap::new();
        for (probability, outcome) in outcomes {
            counts.entry(canonical_hash(outcome)).or_default().0 += probability;
        }
        let stream = self.game.stream(state);
        let distribution = canonical_hash(outcomes);
        let tested = self.tested.entry(stream).or_default();
        let test = self.options.draws > 0
            && outcomes.len() > 1
            && tested.len() < self.options.distributions
            && tested.insert(distribution);
        let draws = if test { self.options.draws.min(WORK / outcomes.len() as u64).max(DRAWS) } else { DRAWS };
        for index in 0..draws {
            // As in play: every draw has a generator of its own.
            let drawn = self.game.draw(state, &mut self.options.seed.stream(stream, index));
            let count = drawn.as_ref().and_then(|drawn| counts.get_mut(&canonical_hash(drawn)));
            match count {
                Some((_, count)) => *count += 1,
                None => return Err(self.broken(Promise::DrawListed, format!("drawn was {}", brief(&drawn)))),
            }
        }
        if test {
            self.report.distributions += 1;
            frequency::test(counts.into_values().collect(), draws).map_err(|sigmas| {
                let text = format!("stream '{stream}', {draws} draws: off by {sigmas:.1} standard deviations");
                self.broken(Promise::DrawFrequency, text)
            })?;
        }
        Ok(())
    }
}
