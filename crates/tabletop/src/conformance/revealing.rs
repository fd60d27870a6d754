//! `reveals` owns up to what a step shows: dice that could have fallen otherwise, and what sets a position apart from its twins.

use super::promise::{Promise, Violation, brief};
use super::suite::Suite;
use crate::{Eye, Game, Seat, Step, Turn};

impl<G: Game> Suite<'_, G> {
    /// Where two outcomes look different to a seat, each shows it something.
    pub fn check_chance_reveals(&self, state: &G::State, steps: &[Step<G>]) -> Result<(), Violation> {
        if self.game.turn(state) != Turn::Chance {
            return Ok(());
        }
        let made: Vec<_> = steps.iter().filter_map(|step| Some((step, self.made(state, step).ok()?.0))).collect();
        for seat in Seat::all(self.game.seats()) {
            let views: Vec<_> = made.iter().map(|(_, after)| self.game.view(after, Eye::Seat(seat))).collect();
            for ((step, after), view) in made.iter().zip(&views) {
                if views.iter().any(|other| other != view) {
                    self.must_reveal(state, after, seat, step)?;
                }
            }
        }
        Ok(())
    }

    /// Where a position and its twin look different to a seat after the same step, that step showed it something.
    pub fn check_twin_reveals(
        &self,
        state: &G::State,
        twin: &G::State,
        eye: Eye,
        step: &Step<G>,
    ) -> Result<(), Violation> {
        let Eye::Seat(seat) = eye else { return Ok(()) };
        if self.game.turn(twin) != self.game.turn(state) {
            return Ok(());
        }
        let (Ok((after, _)), Ok((twin_after, _))) = (self.made(state, step), self.made(twin, step)) else {
            return Ok(());
        };
        if self.game.view(&after, eye) != self.game.view(&twin_after, eye) {
            self.must_reveal(state, &after, seat, step)?;
        }
        Ok(())
    }

    fn must_reveal(&self, before: &G::State, after: &G::State, seat: Seat, step: &Step<G>) -> Result<(), Violation> {
        if self.game.reveals(before, after, seat) {
            return Ok(());
        }
        Err(self.broken(Promise::RevealsTold, format!("{} shows {seat} something and is said not to", brief(step))))
    }
}
