//! Squares and actions as words: `a1` is the lower left square, `a3-a4` a move.

use std::fmt;

use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use super::action::Action;
use super::ground::SIZE;
use crate::board::{Square, written_as_word};

/// The name of a square: a letter for the column, a number for the row.
pub fn square_name(square: Square) -> String {
    format!("{}{}", char::from(b'a' + SIZE.column(square)), u16::from(SIZE.row(square)) + 1)
}

/// The square of a name.
///
/// # Errors
/// It is no name of a square.
fn read_square(text: Span<'_>) -> Result<Square, Misread> {
    let named = match text.text.as_bytes() {
        [column @ b'a'..=b'g', row @ b'1'..=b'9'] => SIZE.square(column - b'a', row - b'1'),
        _ => None,
    };
    named.ok_or_else(|| {
        let found = shortened(text.text);
        let reason = message!("fault-jungle-square", "'{found}' is no square", found);
        text.fault(reason, message!("remedy-jungle-square", "write its column and row, such as d1"))
    })
}

/// The action of a word.
///
/// # Errors
/// It is no action.
pub(super) fn read_action(word: &str) -> Result<Action, Misread> {
    let word = Span::of(word);
    let (from, to) = word.split_once('-').ok_or_else(|| {
        let found = shortened(word.text);
        let reason = message!("fault-jungle-move", "'{found}' is no move", found);
        word.fault(reason, message!("remedy-jungle-move", "write from where to where, such as a3-a4"))
    })?;
    Ok(Action { from: read_square(from)?, to: read_square(to)? })
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", square_name(self.from), square_name(self.to))
    }
}

written_as_word!(Action, read_action);
