//! Squares and shots as words: `a1` is the lower left square, `c4` a shot at it.

use std::fmt;

use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use super::action::Action;
use super::ground::GRID;
use crate::board::{Square, written_as_word};

/// The name of a square: a letter for the column, a number for the row.
pub fn square_name(square: Square) -> String {
    format!("{}{}", char::from(b'a' + GRID.column(square)), u16::from(GRID.row(square)) + 1)
}

/// The square of a name, on the largest board.
///
/// # Errors
/// It is no name of a square.
pub(super) fn read_square(text: Span<'_>) -> Result<Square, Misread> {
    let named = match text.text.as_bytes() {
        [column @ b'a'..=b'j', row @ b'1'..=b'9'] => GRID.square(column - b'a', row - b'1'),
        [column @ b'a'..=b'j', b'1', row @ b'0'..=b'2'] => GRID.square(column - b'a', row - b'0' + 9),
        _ => None,
    };
    named.ok_or_else(|| {
        let found = shortened(text.text);
        let reason = message!("fault-fox_hunt-square", "'{found}' is no square", found);
        text.fault(reason, message!("remedy-fox_hunt-square", "write its column and row, such as c4"))
    })
}

/// The action of a word.
///
/// # Errors
/// It is no action.
pub(super) fn read_action(word: &str) -> Result<Action, Misread> {
    read_square(Span::of(word)).map(|square| Action { square })
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&square_name(self.square))
    }
}

written_as_word!(Action, read_action);
