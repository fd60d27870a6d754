//! A game under way: the state, what has been declared, and how far each random stream has been drawn.

use derive_where::derive_where;

use crate::declared::{self, Declared};
use crate::{Declaration, EventSink, Game, Illegal, Rng, Seat, Seed, Standing, Step, Turn, canonical_hash};

/// State and stream positions, shared by [`Session`](crate::Session) and [`Table`](crate::Table), so that a game played
/// headless and the same game played in a window follow the same dice.
#[derive_where(Clone, Debug)]
pub(crate) struct Course<G: Game> {
    pub state: G::State,
    /// Steps made, of every kind alike.
    pub steps: u64,
    /// Draws made from each stream. A handful of names, so a list beats a map.
    draws: Vec<(&'static str, u64)>,
    declared: Declared,
}

impl<G: Game> Course<G> {
    pub fn new(state: G::State) -> Self {
        Self { state, steps: 0, draws: Vec::new(), declared: Declared::default() }
    }

    /// Who acts: by the rules, unless the game has ended by what was declared.
    pub fn turn(&self, game: &G) -> Turn {
        if self.declared.ended() { Turn::Over } else { game.turn(&self.state) }
    }

    /// How the game ended, by the rules or by what was declared.
    pub fn standing(&self, game: &G) -> Option<Standing> {
        self.declared.standing().or_else(|| game.standing(&self.state))
    }

    /// Canonical hash of the state and, where anything has been declared that matters, of that.
    pub fn hash(&self, game: &G) -> u64 {
        let hash = game.hash(&self.state);
        if self.declared == Declared::default() { hash } else { canonical_hash(&(hash, &self.declared)) }
    }

    /// Whose offer of a draw stands.
    pub fn draw_offer(&self) -> Option<Seat> {
        self.declared.offer().filter(|_| !self.declared.ended())
    }

    /// Who is asked for a declaration before the game goes on, and what it may declare: whoever is offered a draw, else the seat that
    /// is to act. `None` where there is nothing to declare.
    pub fn to_declare(&self, game: &G) -> Option<(Seat, Vec<Declaration>)> {
        let seat = match (self.draw_offer(), self.turn(game)) {
            (Some(by), _) => Seat(1 - by.0.min(1)),
            (None, Turn::Seat(seat)) => seat,
            (None, Turn::Chance | Turn::Over) => return None,
        };
        let may = self.may_declare(game, seat);
        (!may.is_empty()).then_some((seat, may))
    }

    /// What `seat` may declare now.
    pub fn may_declare(&self, game: &G, seat: Seat) -> Vec<Declaration> {
        if declared::known(game).is_none() {
            return Vec::new();
        }
        let turn = self.turn(game);
        let may = |declaration: &Declaration| self.declared.check(game, turn, seat, *declaration).is_ok();
        Declaration::ALL.into_iter().filter(may).collect()
    }

    pub fn declare(&mut self, game: &G, seat: Seat, declaration: Declaration) -> Result<(), Illegal> {
        self.declared.declare(game, self.turn(game), seat, declaration)?;
        self.steps += 1;
        Ok(())
    }

    /// The generator for what a seat may declare here: apart from that of its decision, which it must not change.
    pub fn considering(&self, seed: Seed, seat: Seat) -> Rng {
        seed.derive("seat", seat.0.into()).stream("declare", self.steps)
    }

    /// The generator for the decision that is due: apart from the dice, and its own for every seat and step.
    pub fn thinking(&self, seed: Seed, seat: Seat) -> Rng {
        seed.derive("seat", seat.0.into()).stream("think", self.steps)
    }

    /// `seat`, which is to act, acts.
    pub fn act(
        &mut self,
        game: &G,
        seat: Seat,
        action: &G::Action,
        events: &mut impl EventSink<G::Event>,
    ) -> Result<(), Illegal> {
        game.apply(&mut self.state, action, events)?;
        self.declared.acted(seat);
        self.steps += 1;
        Ok(())
    }

    /// The outcome the seed gives here; `None` where no chance is due.
    pub fn due(&self, game: &G, seed: Seed) -> Option<G::Outcome> {
        if self.turn(game) != Turn::Chance {
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
                if self.turn(game) != Turn::Seat(*seat) {
                    return Err(Illegal::new("not-your-turn", "it is another seat's turn"));
                }
                self.act(game, *seat, action, events)
            }
            Step::Declaration(seat, declaration) => self.declare(game, *seat, *declaration),
            Step::Outcome(outcome) => {
                if self.turn(game) != Turn::Chance {
                    return Err(Illegal::new("no-chance-due", "no dice or card are due here"));
                }
                self.resolve(game, outcome, events)
            }
        }
    }
}
