//! Worlds: the states that a game draws from a view look like it, and can be played.

use super::options::Information;
use super::promise::{Promise, Violation, brief};
use super::suite::Suite;
use crate::{Eye, Game, Step, Turn};

impl<G: Game> Suite<'_, G> {
    /// Draws worlds of the `view` that `eye` has of `state`, where a seat may do `steps`. Nothing but the view goes into a world, so it need not be
    /// shown that none peeks.
    pub fn check_worlds(
        &mut self,
        state: &G::State,
        eye: Eye,
        view: &G::View,
        steps: &[Step<G>],
    ) -> Result<(), Violation> {
        let mut drawn: Option<G::State> = None;
        for _ in 0..self.options.worlds {
            let Some(world) = self.game.world(view, &mut self.rng) else {
                let text = format!("none is found for the view of {eye:?}, {}", brief(view));
                return Err(self.broken(Promise::WorldDrawn, text));
            };
            self.report.worlds += 1;
            self.check_world(state, eye, view, &world)?;
            if let Turn::Seat(seat) = self.game.turn(state)
                && eye.is(seat)
            {
                self.check_legality(&world, steps)?;
            }
            if drawn.is_some_and(|drawn| drawn != world) {
                self.report.worlds_apart += 1;
            }
            drawn = Some(world);
        }
        Ok(())
    }

    fn check_world(&self, state: &G::State, eye: Eye, view: &G::View, world: &G::State) -> Result<(), Violation> {
        let broken = |text: String| Err(self.broken(Promise::WorldDrawn, format!("for {eye:?} {text}")));
        if self.options.information == Information::Perfect && world != state {
            return broken(format!("it is {} instead of {}", brief(world), brief(state)));
        }
        if let Err(illegal) = self.game.check_state(world) {
            return broken(format!("it cannot be: {illegal}: {}", brief(world)));
        }
        let looks = self.game.view(world, eye);
        if looks != *view || self.bytes(&looks)? != self.bytes(view)? {
            return broken(format!("it looks like {} instead of {}", brief(&looks), brief(view)));
        }
        Ok(())
    }
}
