//! The notation as hosts use it.

use tabletop::notation::{Misread, Notation, Span};
use tabletop::{Eye, Step};

use super::{outcome, reading, writing};
use crate::flip_jungle::action::Action;
use crate::flip_jungle::names::read_action;
use crate::flip_jungle::rules::FlipJungle;
use crate::flip_jungle::state::{Outcome, State};

/// How FlipJungle is written.
#[derive(Clone, Copy, Debug, Default)]
pub struct FlipJungleNotation;

impl Notation<FlipJungle> for FlipJungleNotation {
    fn write_action(&self, _: &FlipJungle, action: &Action) -> String {
        action.to_string()
    }

    fn read_action(&self, _: &FlipJungle, word: &str) -> Result<Action, Misread> {
        read_action(word)
    }

    fn write_outcome(&self, _: &FlipJungle, outcome: &Outcome) -> String {
        outcome::write_outcome(*outcome)
    }

    fn read_outcome(&self, _: &FlipJungle, word: &str) -> Result<Outcome, Misread> {
        outcome::read_outcome(word)
    }

    fn knows(&self, _: &FlipJungle, _: &Step<FlipJungle>, _: Eye) -> bool {
        true
    }

    fn write_position(&self, _: &FlipJungle, view: &State) -> String {
        writing::write_position(view)
    }

    fn read_position(&self, game: &FlipJungle, text: &str) -> Result<State, Misread> {
        reading::read_position(game, Span::of(text))
    }
}
