//! Whoever sets up unseen: everybody knows that it does, and nobody else what.

use super::promise::{Promise, Violation, brief};
use super::suite::Suite;
use crate::{Eye, Game, Seat, Step, Turn};

impl<G: Game> Suite<'_, G> {
    /// While a seat sets up, `steps` of it neither change what others see nor tell them anything.
    pub fn check_setting_up(&mut self, state: &G::State, steps: &[Step<G>]) -> Result<(), Violation> {
        if !self.game.setting_up(state) {
            return Ok(());
        }
        let Some(seat) = self.who_sets_up(state) else {
            let text = format!("somebody sets up, and the turn is {:?}", self.game.turn(state));
            return Err(self.broken(Promise::SetUpUnseen, text));
        };
        for step in steps {
            let Ok((after, events)) = self.made(state, step) else { continue };
            if self.who_sets_up(&after) != Some(seat) {
                continue; // Others may see that it is done; that they see no more of it, a twin shows.
            }
            self.report.set_up_unseen += 1;
            for eye in Eye::all(self.game.seats()).filter(|eye| !eye.is(seat)) {
                let told = self.redacted(&events, eye);
                if !told.is_empty() || self.game.view(&after, eye) != self.game.view(state, eye) {
                    let text = format!("{} of {seat} is seen by {eye:?}, who is told {}", brief(step), brief(&told));
                    return Err(self.broken(Promise::SetUpUnseen, text));
                }
            }
        }
        Ok(())
    }

    /// Whether somebody sets up follows from what any `eye` knows, and the step that ends it looks the same to the others
    /// whatever was set up.
    pub fn check_twin_setting_up(
        &mut self,
        state: &G::State,
        twin: &G::State,
        eye: Eye,
        steps: &[Step<G>],
    ) -> Result<(), Violation> {
        let (here, on_twin) = (self.who_sets_up(state), self.who_sets_up(twin));
        if here != on_twin {
            let text = format!("with a twin for {eye:?}, it is {on_twin:?} instead of {here:?} who sets up");
            return Err(self.broken(Promise::SetUpUnseen, text));
        }
        if here.is_none_or(|seat| eye.is(seat)) {
            return Ok(());
        }
        for step in steps {
            let (Ok((after, events)), Ok((twin_after, twin_events))) = (self.made(state, step), self.made(twin, step))
            else {
                continue;
            };
            self.report.set_up_unseen += 1;
            let same_view = self.game.view(&after, eye) == self.game.view(&twin_after, eye);
            if !same_view || self.redacted(&events, eye) != self.redacted(&twin_events, eye) {
                let text = format!("{} shows {eye:?} what was set up", brief(step));
                return Err(self.broken(Promise::SetUpUnseen, text));
            }
        }
        Ok(())
    }

    fn who_sets_up(&self, state: &G::State) -> Option<Seat> {
        match self.game.turn(state) {
            Turn::Seat(seat) if self.game.setting_up(state) => Some(seat),
            _ => None,
        }
    }
}
