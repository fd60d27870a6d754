//! Whether a seat wins by force: every line of play is followed for some plies.

use std::collections::BTreeMap;

use tabletop::{Eye, Game, NoEvents, Seat, Turn};

/// Wins of one seat that the others and chance cannot keep it from. An action is a ply; what chance brings is none.
pub struct Forced<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    key: &'a dyn Fn(&G::State) -> u64,
    /// Positions that may still be looked at.
    left: u64,
    /// By position and plies left, whether it is won.
    known: BTreeMap<(u64, u32), bool>,
}

impl<'a, G: Game> Forced<'a, G> {
    /// Those of a seat, looking at so many positions at most. `key` is the same for states from which the same can come.
    pub fn new(game: &'a G, seat: Seat, key: &'a dyn Fn(&G::State) -> u64, most: u64) -> Self {
        Self { game, seat, key, left: most, known: BTreeMap::new() }
    }

    /// Whether the seat wins within so many plies. `None` where that takes more positions than are left, or where actions are too many to list.
    pub fn within(&mut self, state: &G::State, plies: u32) -> Option<bool> {
        let turn = self.game.turn(state);
        if turn == Turn::Over {
            return Some(self.game.standing(state).and_then(|standing| standing.winner()) == Some(self.seat));
        }
        if plies == 0 {
            return Some(false);
        }
        let key = ((self.key)(state), plies);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        self.left = self.left.checked_sub(1)?;
        let won = match turn {
            Turn::Over => false,
            Turn::Chance => self.whatever_comes(state, plies)?,
            Turn::Seat(mover) => self.by_acting(state, mover, plies)?,
        };
        self.known.insert(key, won);
        Some(won)
    }

    /// Whether it is won within so many plies when `action` is the first of them.
    pub fn with(&mut self, state: &G::State, action: &G::Action, plies: u32) -> Option<bool> {
        let mut next = state.clone();
        self.game.apply(&mut next, action, &mut NoEvents).ok()?;
        self.within(&next, plies.checked_sub(1)?)
    }

    fn whatever_comes(&mut self, state: &G::State, plies: u32) -> Option<bool> {
        for (_, outcome) in self.game.outcomes(state) {
            let mut next = state.clone();
            self.game.resolve(&mut next, &outcome, &mut NoEvents).ok()?;
            if !self.within(&next, plies)? {
                return Some(false);
            }
        }
        Some(true)
    }

    fn by_acting(&mut self, state: &G::State, mover: Seat, plies: u32) -> Option<bool> {
        let own = mover == self.seat;
        for action in self.game.actions(&self.game.view(state, Eye::Seat(mover)))? {
            if self.with(state, &action, plies)? == own {
                return Some(own);
            }
        }
        Some(!own)
    }
}
