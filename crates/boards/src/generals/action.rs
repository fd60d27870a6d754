//! What a seat may do, and how it is written.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use super::arrangement::Arrangement;
use super::point::Point;
use crate::board::written_as_word;

/// What a seat may do, written as a word.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub enum Action {
    /// Places all pieces at once: their rows as the side sees them, the foremost first.
    Place(Arrangement),
    /// Moves a piece, or challenges what stands there: `e3-e4`; `e3xe4` is read as the same.
    Move {
        /// From where.
        from: Point,
        /// To where.
        to: Point,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(arrangement) => arrangement.fmt(f),
            Self::Move { from, to } => write!(f, "{from}-{to}"),
        }
    }
}

/// The action of a word: a move begins with a small letter, rows of pieces do not.
///
/// # Errors
/// It is no action.
pub(super) fn read_action(word: &str) -> Result<Action, Misread> {
    let word = Span::of(word);
    if !word.text.starts_with(|letter: char| letter.is_ascii_lowercase()) {
        return Arrangement::read(word).map(Action::Place);
    }
    let (from, to) = word.split_once('-').or_else(|| word.split_once('x')).ok_or_else(|| {
        let found = shortened(word.text);
        let reason = message!("fault-generals-move", "'{found}' is no move", found);
        word.fault(reason, message!("remedy-generals-move", "write from where to where, such as e3-e4"))
    })?;
    Ok(Action::Move { from: Point::read(from)?, to: Point::read(to)? })
}

written_as_word!(Action, read_action);
