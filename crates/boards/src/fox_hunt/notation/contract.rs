//! The notation as hosts use it.

use tabletop::notation::{Misread, Notation, Span};
use tabletop::{Eye, Step};

use super::{reading, writing};
use crate::fox_hunt::action::Action;
use crate::fox_hunt::names::read_action;
use crate::fox_hunt::outcome::Outcome;
use crate::fox_hunt::rules::FoxHunt;
use crate::fox_hunt::view::View;

/// How Fox Hunt is written.
#[derive(Clone, Copy, Debug, Default)]
pub struct FoxHuntNotation;

impl Notation<FoxHunt> for FoxHuntNotation {
    fn write_action(&self, _: &FoxHunt, action: &Action) -> String {
        action.to_string()
    }

    fn read_action(&self, _: &FoxHunt, word: &str) -> Result<Action, Misread> {
        read_action(word)
    }

    fn write_outcome(&self, _: &FoxHunt, outcome: &Outcome) -> String {
        writing::write_outcome(*outcome)
    }

    fn read_outcome(&self, _: &FoxHunt, word: &str) -> Result<Outcome, Misread> {
        reading::read_outcome(Span::of(word))
    }

    /// Nobody knows where a fox hid.
    fn knows(&self, _: &FoxHunt, step: &Step<FoxHunt>, _: Eye) -> bool {
        !matches!(step, Step::Outcome(Outcome::Fox(_)))
    }

    fn write_position(&self, game: &FoxHunt, view: &View) -> String {
        writing::write_position(game, view)
    }

    fn read_position(&self, game: &FoxHunt, text: &str) -> Result<View, Misread> {
        reading::read_position(game, Span::of(text))
    }
}
