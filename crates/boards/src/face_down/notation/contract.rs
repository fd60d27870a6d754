//! The notation as hosts use it.

use tabletop::notation::{Misread, Notation, Span};
use tabletop::{Eye, Step};

use super::{outcome, reading, writing};
use crate::face_down::game::FaceDown;
use crate::face_down::rules::{ActionOf, Rules};
use crate::face_down::state::{Outcome, State};
use crate::face_down::words::read_move;

/// How these games are written.
#[derive(Clone, Copy, Debug, Default)]
pub struct FaceDownNotation;

impl<R: Rules> Notation<FaceDown<R>> for FaceDownNotation {
    fn write_action(&self, _: &FaceDown<R>, action: &ActionOf<R>) -> String {
        action.to_string()
    }

    fn read_action(&self, _: &FaceDown<R>, word: &str) -> Result<ActionOf<R>, Misread> {
        read_move::<R::Kind>(word).map(Into::into)
    }

    fn write_outcome(&self, _: &FaceDown<R>, outcome: &Outcome<R::Kind>) -> String {
        outcome::write_outcome(*outcome)
    }

    fn read_outcome(&self, _: &FaceDown<R>, word: &str) -> Result<Outcome<R::Kind>, Misread> {
        outcome::read_outcome(word)
    }

    fn knows(&self, _: &FaceDown<R>, _: &Step<FaceDown<R>>, _: Eye) -> bool {
        true
    }

    fn write_position(&self, game: &FaceDown<R>, view: &State<R::Kind>) -> String {
        writing::write_position(game, view)
    }

    fn read_position(&self, game: &FaceDown<R>, text: &str) -> Result<State<R::Kind>, Misread> {
        reading::read_position(game, Span::of(text))
    }
}
