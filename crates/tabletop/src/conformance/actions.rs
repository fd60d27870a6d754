//! Legal = applied: what is sampled and listed can be done, all else is refused and changes nothing.

use super::perturb::perturb;
use super::pool::choose;
use super::promise::{Promise, Violation, brief};
use super::suite::Suite;
use crate::{Eye, Game, NoEvents, Seat, Step, Turn};

/// Samples taken at a probe.
const SAMPLES: usize = 4;

/// Perturbed values made from each value of a pool.
const PERTURBED: usize = 2;

impl<G: Game> Suite<'_, G> {
    /// Everything about the actions of `seat`, who is to act.
    pub fn check_actions(&mut self, state: &G::State, seat: Seat) -> Result<(), Violation> {
        let view = self.game.view(state, Eye::Seat(seat));
        let listed = self.game.actions(&view);
        for _ in 0..SAMPLES {
            let sampled = self.game.sample(&view, &mut self.rng);
            let sampled = sampled.ok_or_else(|| self.broken(Promise::SampleLegal, "no action is sampled"))?;
            if listed.as_ref().is_some_and(|listed| !listed.contains(&sampled)) {
                let text = format!("{} is sampled but not listed", brief(&sampled));
                return Err(self.broken(Promise::SampleLegal, text));
            }
            self.check_legal(state, seat, &sampled, Promise::SampleLegal)?;
        }
        if let Some(listed) = &listed {
            for action in choose(listed.clone(), self.options.tries, &mut self.rng) {
                self.check_legal(state, seat, &action, Promise::ListedLegal)?;
            }
        }
        for action in self.foreign_actions() {
            self.check_foreign_action(state, &action, listed.as_deref())?;
        }
        Ok(())
    }

    /// At chance nodes and at the end nobody acts; outcomes come at chance nodes alone.
    pub fn check_out_of_turn(&mut self, state: &G::State) -> Result<(), Violation> {
        let turn = self.game.turn(state);
        if !matches!(turn, Turn::Seat(_)) {
            for eye in Eye::all(self.game.seats()) {
                if let Some(action) = self.game.sample(&self.game.view(state, eye), &mut self.rng) {
                    let text = format!("{} is sampled for {eye:?} though {turn:?} is to come", brief(&action));
                    return Err(self.broken(Promise::OutOfTurn, text));
                }
            }
            for action in self.foreign_actions() {
                self.check_foreign_action(state, &action, Some(&[])).map_err(|violation| match violation.promise {
                    Promise::UnlistedIllegal => Violation { promise: Promise::OutOfTurn, ..violation },
                    _ => violation,
                })?;
            }
        }
        if turn != Turn::Chance {
            if !self.game.outcomes(state).is_empty() || self.game.draw(state, &mut self.rng).is_some() {
                return Err(self.broken(Promise::OutOfTurn, "outcomes are offered though none is due"));
            }
            for outcome in self.foreign_outcomes() {
                if self.outcome_allowed(state, &outcome)? {
                    let text = format!("{} resolves though no outcome is due", brief(&outcome));
                    return Err(self.broken(Promise::OutOfTurn, text));
                }
            }
        }
        Ok(())
    }

    /// An action that must be legal is, each time to the same effect, whoever listens.
    fn check_legal(
        &mut self,
        state: &G::State,
        seat: Seat,
        action: &G::Action,
        promise: Promise,
    ) -> Result<(), Violation> {
        if let Err(illegal) = self.game.validate(state, action) {
            return Err(self.broken(promise, format!("{} is refused: {illegal}", brief(action))));
        }
        let (after, events) = self.made(state, &Step::Action(seat, action.clone())).map_err(|illegal| {
            self.broken(Promise::ValidateIsApply, format!("{} validates, but: {illegal}", brief(action)))
        })?;
        let mut unheard = state.clone();
        let again = self.game.apply(&mut unheard, action, &mut NoEvents);
        if again.is_err() || unheard != after {
            let text = format!("{} has another effect when nobody listens", brief(action));
            return Err(self.broken(Promise::Repeatable, text));
        }
        self.check_round_trip("action", action)?;
        events.iter().try_for_each(|event| self.check_round_trip("event", event))?;
        self.actions.add(action, &mut self.rng);
        self.report.allowed += 1;
        Ok(())
    }

    /// An action from elsewhere is legal exactly where it is listed, and for `validate` exactly where for `apply`.
    fn check_foreign_action(
        &mut self,
        state: &G::State,
        action: &G::Action,
        listed: Option<&[G::Action]>,
    ) -> Result<(), Violation> {
        let valid = self.game.validate(state, action);
        let mut after = state.clone();
        let applied = self.game.apply(&mut after, action, &mut NoEvents);
        if valid.is_ok() != applied.is_ok() {
            let text = format!("{}: validate says {valid:?}, apply {applied:?}", brief(action));
            return Err(self.broken(Promise::ValidateIsApply, text));
        }
        if applied.is_err() && (after != *state || self.game.hash(&after) != self.game.hash(state)) {
            let text = format!("{} is refused, but changes the state", brief(action));
            return Err(self.broken(Promise::RefusalChangesNothing, text));
        }
        match listed.map(|listed| listed.contains(action)) {
            Some(false) if applied.is_ok() => {
                Err(self.broken(Promise::UnlistedIllegal, format!("{} is not listed, but legal", brief(action))))
            }
            Some(true) if applied.is_err() => {
                Err(self.broken(Promise::ListedLegal, format!("{} is listed, but refused", brief(action))))
            }
            _ => {
                self.count_try(applied.is_ok());
                Ok(())
            }
        }
    }

    pub fn count_try(&mut self, allowed: bool) {
        self.report.allowed += u64::from(allowed);
        self.report.refused += u64::from(!allowed);
    }

    /// Actions met elsewhere, and such as nobody would play.
    fn foreign_actions(&mut self) -> Vec<G::Action> {
        let mut foreign = self.actions.values().to_vec();
        for _ in 0..PERTURBED {
            foreign.extend(self.actions.values().iter().filter_map(|action| perturb(action, &mut self.rng)));
        }
        choose(foreign, self.options.tries, &mut self.rng)
    }

    /// Outcomes met elsewhere, and such as chance would never give.
    pub fn foreign_outcomes(&mut self) -> Vec<G::Outcome> {
        let mut foreign = self.outcomes.values().to_vec();
        for _ in 0..PERTURBED {
            foreign.extend(self.outcomes.values().iter().filter_map(|outcome| perturb(outcome, &mut self.rng)));
        }
        choose(foreign, self.options.tries, &mut self.rng)
    }
}
