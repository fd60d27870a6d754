//! The notation as hosts use it.

use tabletop::notation::{Misread, Notation, Span};
use tabletop::{Eye, Step};

use super::{outcome, reading, writing};
use crate::banqi::action::Action;
use crate::banqi::names::read_action;
use crate::banqi::rules::Banqi;
use crate::banqi::state::{Outcome, State};

/// How Banqi is written.
#[derive(Clone, Copy, Debug, Default)]
pub struct BanqiNotation;

impl Notation<Banqi> for BanqiNotation {
    fn write_action(&self, _: &Banqi, action: &Action) -> String {
        action.to_string()
    }

    fn read_action(&self, _: &Banqi, word: &str) -> Result<Action, Misread> {
        read_action(word)
    }

    fn write_outcome(&self, _: &Banqi, outcome: &Outcome) -> String {
        outcome::write_outcome(*outcome)
    }

    fn read_outcome(&self, _: &Banqi, word: &str) -> Result<Outcome, Misread> {
        outcome::read_outcome(word)
    }

    fn knows(&self, _: &Banqi, _: &Step<Banqi>, _: Eye) -> bool {
        true
    }

    fn write_position(&self, game: &Banqi, view: &State) -> String {
        writing::write_position(game, view)
    }

    fn read_position(&self, game: &Banqi, text: &str) -> Result<State, Misread> {
        reading::read_position(game, Span::of(text))
    }
}
