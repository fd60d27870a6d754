//! The notation as hosts use it.

use tabletop::notation::{Misread, Notation, Span};
use tabletop::{Eye, Step};

use super::{reading, writing};
use crate::board::{no_start, read_start, write_start};
use crate::jungle::action::Action;
use crate::jungle::names::read_action;
use crate::jungle::rules::Jungle;
use crate::jungle::state::State;

/// How Jungle is written.
#[derive(Clone, Copy, Debug, Default)]
pub struct JungleNotation;

impl Notation<Jungle> for JungleNotation {
    fn write_action(&self, _: &Jungle, action: &Action) -> String {
        action.to_string()
    }

    fn read_action(&self, _: &Jungle, word: &str) -> Result<Action, Misread> {
        read_action(word)
    }

    fn write_outcome(&self, _: &Jungle, outcome: &u8) -> String {
        write_start(*outcome)
    }

    fn read_outcome(&self, _: &Jungle, word: &str) -> Result<u8, Misread> {
        let word = Span::of(word);
        read_start(word).unwrap_or_else(|| Err(no_start(word)))
    }

    fn knows(&self, _: &Jungle, _: &Step<Jungle>, _: Eye) -> bool {
        true
    }

    fn write_position(&self, _: &Jungle, view: &State) -> String {
        writing::write_position(view)
    }

    fn read_position(&self, game: &Jungle, text: &str) -> Result<State, Misread> {
        reading::read_position(game, Span::of(text))
    }
}
