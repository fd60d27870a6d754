//! The notation as hosts use it.

use tabletop::notation::{Misread, Notation, Span};
use tabletop::{Eye, Step};

use super::{reading, writing};
use crate::board::{no_start, read_start, write_start};
use crate::generals::action::{Action, read_action};
use crate::generals::game::Generals;
use crate::generals::outcome::Outcome;
use crate::generals::state::View;

/// The word for the screen that is taken away.
const SCREEN: &str = "screen";

/// How games of hidden ranks are written.
#[derive(Clone, Copy, Debug, Default)]
pub struct GeneralsNotation;

impl Notation<Generals> for GeneralsNotation {
    fn write_action(&self, _: &Generals, action: &Action) -> String {
        action.to_string()
    }

    fn read_action(&self, _: &Generals, word: &str) -> Result<Action, Misread> {
        read_action(word)
    }

    fn write_outcome(&self, _: &Generals, outcome: &Outcome) -> String {
        match outcome {
            Outcome::Start(start) => write_start(*start),
            Outcome::Screen => SCREEN.to_owned(),
        }
    }

    fn read_outcome(&self, _: &Generals, word: &str) -> Result<Outcome, Misread> {
        if word == SCREEN {
            return Ok(Outcome::Screen);
        }
        let word = Span::of(word);
        read_start(word).unwrap_or_else(|| Err(no_start(word))).map(Outcome::Start)
    }

    /// Nobody knows how the other side placed its pieces.
    fn knows(&self, _: &Generals, step: &Step<Generals>, eye: Eye) -> bool {
        match step {
            Step::Action(seat, Action::Place(_)) => eye.is(*seat),
            Step::Action(..) | Step::Outcome(_) | Step::Declaration(..) => true,
        }
    }

    fn write_position(&self, game: &Generals, view: &View) -> String {
        writing::write_position(game, view)
    }

    fn read_position(&self, game: &Generals, text: &str) -> Result<View, Misread> {
        reading::read_position(game, Span::of(text))
    }
}
