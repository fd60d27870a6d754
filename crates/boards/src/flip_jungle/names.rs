//! Squares and actions as words: `a1` is the lower left square; `b3` turns over what lies there, `a3-a4` moves.

use std::fmt;

use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use super::action::Action;
use super::board::SIZE;
use crate::board::{Square, written_as_word};

/// The name of a square: a letter for the column, a number for the row.
pub fn square_name(square: Square) -> String {
    format!("{}{}", char::from(b'a' + SIZE.column(square)), u16::from(SIZE.row(square)) + 1)
}

/// The square of a name.
///
/// # Errors
/// It is no name of a square.
pub(super) fn read_square(text: Span<'_>) -> Result<Square, Misread> {
    let named = match text.text.as_bytes() {
        [column @ b'a'..=b'd', row @ b'1'..=b'4'] => SIZE.square(column - b'a', row - b'1'),
        _ => None,
    };
    named.ok_or_else(|| {
        let found = shortened(text.text);
        let reason = message!("fault-flip_jungle-square", "'{found}' is no square", found);
        text.fault(reason, message!("remedy-flip_jungle-square", "write its column and row, such as b3"))
    })
}

/// The action of a word.
///
/// # Errors
/// It is no action.
pub(super) fn read_action(word: &str) -> Result<Action, Misread> {
    let word = Span::of(word);
    match word.split_once('-') {
        None => read_square(word).map(Action::Flip),
        Some((from, to)) => {
            let (from, to) = (read_square(from)?, read_square(to)?);
            if from == to {
                let reason = message!("fault-flip_jungle-no_way", "a piece does not move to where it stands");
                return Err(
                    word.fault(reason, message!("remedy-flip_jungle-no_way", "write b3 to turn over what lies there"))
                );
            }
            Ok(Action::Move { from, to })
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flip(square) => f.write_str(&square_name(*square)),
            Self::Move { from, to } => write!(f, "{}-{}", square_name(*from), square_name(*to)),
        }
    }
}

written_as_word!(Action, read_action);
