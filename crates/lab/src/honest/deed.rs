//! What a seat did when it was to decide.

use derive_where::derive_where;
use serde_json::{Value, json};
use tabletop::{Declaration, Game, Seat, Step};

use crate::GameModule;

/// What a seat did when it was to decide: an action, or a declaration in its place.
#[derive_where(Clone, PartialEq, Debug)]
pub enum Deed<G: Game> {
    /// It acted.
    Acts(G::Action),
    /// It said something of the end of the game.
    Declares(Declaration),
}

impl<G: Game> Deed<G> {
    /// Who made a step, and what it was; `None` for what chance brought.
    pub(super) fn of(step: &Step<G>) -> Option<(Seat, Self)> {
        match step {
            Step::Action(seat, action) => Some((*seat, Self::Acts(action.clone()))),
            Step::Declaration(seat, declaration) => Some((*seat, Self::Declares(*declaration))),
            Step::Outcome(_) => None,
        }
    }

    /// It as JSON: an action as the game writes it, a declaration as an object with the key `declares`.
    pub fn value(&self) -> Value {
        match self {
            Self::Acts(action) => serde_json::to_value(action).unwrap_or(Value::Null),
            Self::Declares(declaration) => json!({ "declares": declaration }),
        }
    }

    /// It as the game's people write it, where they have a notation, else as JSON.
    pub fn text<M: GameModule<Game = G>>(&self, module: &M, game: &G) -> String {
        match (self, module.notation()) {
            (Self::Acts(action), Some(notation)) => notation.write_action(game, action),
            _ => self.value().to_string(),
        }
    }
}
