//! A game under way: the state, and how far each random stream has been drawn.

use derive_where::derive_where;

use crate::{EventSink, Game, Illegal, Rng, Seat, Seed, Step, Turn};

/// State and stream positions, shared by [`Session`](crate::Session) and [`Table`](crate::Table), so that a game played
/// headless and the same game played in a window follow the same dice.
#[derive_where(Clone, Debug)]
pub(crate) struct Course<G: Game> {
    pub state: G::State,
    /// Steps made, actions and outcomes alike.
    pub steps: u64,
    /// Draws made from each stream. A handful of names, so a list beats a map.
    draws: Vec<(&'static str, u64)>,
}

impl<G: Game> Course<G> {
    pub fn new(state: G::State) -> Self {
        Self { state, steps: 0, draws: Vec::new() }
    }

    /// The generator for the decision that is due: apart from the dice, and its own for every seat and step.
    pub fn thinking(&self, seed: Seed, seat: Seat) -> Rng {
        seed.derive("seat", seat.0.into()).stream("think", self.steps)
    }

    pub fn act(&mut self, game: &G, action: &G::Action, events: &mut impl EventSink<G::Event>) -> Result<(), Illegal> {
        game.apply(&mut self.state, action, events)?;
        self.steps += 1;
        Ok(())
    }

    /// The outcome the seed gives here; `None` where no chance is due.
    pub fn due(&self, game: &G, seed: Seed) -> Option<G::Outcome> {
        if game.turn(&self.state) != Turn::Chance {
            return None;
        }
        let stream = game.stream(&self.state);
        let index = self.draws.iter().find(|(name, _)| *name == stream).map_or(0, |(_, count)| *count);
        game.draw(&self.state, &mut seed.stream(stream, index))
    }

    pub fn resolve(
        &mut self,
        game: &G,
        outcome: &G::Outcome,
        events: &mut impl EventSink<G::Event>,
    ) -> Result<(), Illegal> {
        let stream = game.stream(&self.state);
        game.resolve(&mut self.state, outcome, events)?;
        match self.draws.iter_mut().find(|(name, _)| *name == stream) {
            Some((_, count)) => *count += 1,
            None => self.draws.push((stream, 1)),
        }
        self.steps += 1;
        Ok(())
    }

    /// Makes a step that is recorded or asked for, by whoever's turn it is.
    pub fn follow(&mut self, game: &G, step: &Step<G>, events: &mut impl EventSink<G::Event>) -> Result<(), Illegal> {
        match step {
            Step::Action(seat, action) => {
                if game.turn(&self.state) != Turn::Seat(*seat) {
                    return Err(Illegal::new("not-your-turn", "it is another seat's turn"));
                }
                self.act(game, action, events)
            }
            Step::Outcome(outcome) => {
                if game.turn(&self.state) != Turn::Chance {
                    return Err(Illegal::new("no-chance-due", "no dice or card are due here"));
                }
                self.resolve(game, outcome, events)
            }
        }
    }
}
