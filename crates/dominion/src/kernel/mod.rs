//! Whole games between strategists, as fast as may be: no views, no events, no allocation a decision.
//!
//! It is the same rules and the same strategists, asked through what the seat to act may know of the state itself. What it leaves out
//! is what nobody looks at: that every action is checked, and that turns without choices go step by step ([`rest`]). Its draws
//! ([`draw`]) come by the same law as the rules' own. `tests/dominion/kernel.rs` plays its games again by the rules, decision by decision.

mod draw;
mod rest;

use tabletop::{Rng, Seat, Standing, Turn};

use crate::action::{Action, Outcome};
use crate::agents::Strategist;
use crate::cards::Cards;
use crate::rules::Dominion;
use crate::sight::{Sight, turn_of};
use crate::state::State;
use draw::draw;
use rest::Money;

/// One table at which many games of the same rules are played, one after the other.
#[derive(Clone, Debug)]
pub struct Kernel<'a> {
    game: &'a Dominion,
    start: State,
    state: State,
    money: Money,
}

impl<'a> Kernel<'a> {
    /// A table for games of these rules.
    pub fn new(game: &'a Dominion) -> Self {
        let start = tabletop::Game::start(game);
        Self { game, state: start.clone(), start, money: Money::of(game) }
    }

    /// Plays a game between `seats`, one strategist for each, with chance by `rng`; `fell` hears what chance brings. Returns how it ended.
    ///
    /// `None` where there is not one strategist for each seat.
    pub fn play(&mut self, seats: &[Strategist], rng: &mut Rng, mut fell: impl FnMut(Outcome)) -> Option<Standing> {
        if seats.len() != self.start.players.len() {
            return None;
        }
        self.reset();
        self.finish(seats, rng, &mut fell)
    }

    /// Plays on from a position in which a seat is to act: that seat does `first`, then all of them what they would. Returns how it ended,
    /// as [`play`](Self::play) does.
    pub(crate) fn play_on(
        &mut self,
        from: &State,
        first: &Action,
        seats: &[Strategist],
        rng: &mut Rng,
    ) -> Option<Standing> {
        if seats.len() != from.players.len() {
            return None;
        }
        self.state.clone_from(from);
        self.game.act(&mut self.state, first, &mut tabletop::NoEvents);
        self.finish(seats, rng, &mut |_| {})
    }

    /// Plays to the end of the game.
    fn finish(&mut self, seats: &[Strategist], rng: &mut Rng, fell: &mut impl FnMut(Outcome)) -> Option<Standing> {
        loop {
            match turn_of(&self.state.stack, self.state.active, self.state.turn.phase) {
                Turn::Over => return self.game.standing_of(&self.state),
                Turn::Chance => {
                    let outcome = match self.game.due(&self.state) {
                        Some((seat, count, _)) => {
                            Outcome::Drawn(draw(self.state.players.get(seat.index())?.deck, count, rng))
                        }
                        None => self.game.drawn(&self.state, rng)?,
                    };
                    fell(outcome);
                    self.game.bring(&mut self.state, &outcome);
                }
                Turn::Seat(_) if self.money.finishes(&self.state) => {
                    self.money.finish(self.game, &mut self.state, seats, rng, fell);
                }
                Turn::Seat(seat) => self.act(&seats[seat.index()]),
            }
        }
    }

    /// The state after the last game.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Cards a seat owns when a game begins.
    pub(crate) fn begun(&self) -> Cards {
        self.start.players.first().map_or(Cards::NONE, |player| player.owned())
    }

    fn act(&mut self, strategist: &Strategist) {
        let Some(sight) = Sight::of(&self.state) else { return };
        let action = strategist.choose(self.game, &sight);
        self.game.act(&mut self.state, &action, &mut tabletop::NoEvents);
    }

    /// The state before the first move again, in the memory of the last game.
    fn reset(&mut self) {
        let (state, start) = (&mut self.state, &self.start);
        state.supply = start.supply;
        state.trash = Cards::NONE;
        state.active = start.active;
        state.turn = start.turn;
        state.stack.clone_from(&start.stack);
        for (player, began) in state.players.iter_mut().zip(&start.players) {
            let mut top = std::mem::take(&mut player.top);
            top.clear();
            *player = crate::state::Player { top, ..began.clone() };
        }
    }

    /// Cards a seat owns at the end of the last game.
    pub fn owned(&self, seat: Seat) -> Cards {
        self.state.players.get(seat.index()).map_or(Cards::NONE, |player| player.owned())
    }
}
