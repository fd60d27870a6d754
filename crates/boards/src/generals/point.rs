//! Columns and rows, as actions name them.

use std::fmt;

use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use crate::board::{MOST_COLUMNS, MOST_ROWS, Size, Square};

/// A column and a row, both from 0, written `a1`. Actions name squares by them, since the number of a square depends on the size of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point {
    /// From the left, as White sits.
    pub column: u8,
    /// From White's edge.
    pub row: u8,
}

impl Point {
    /// That of a square of a board.
    pub const fn of(size: Size, square: Square) -> Self {
        Self { column: size.column(square), row: size.row(square) }
    }

    /// Its square on a board, if it is on it.
    pub const fn on(self, size: Size) -> Option<Square> {
        size.square(self.column, self.row)
    }

    /// The point of a text.
    ///
    /// # Errors
    /// It is none on any board.
    pub(super) fn read(text: Span<'_>) -> Result<Self, Misread> {
        let mut letters = text.text.chars();
        let column = letters.next().filter(char::is_ascii_lowercase).map(|letter| letter as u8 - b'a');
        let row = letters.as_str();
        let plain = !row.is_empty() && row.bytes().all(|digit| digit.is_ascii_digit()) && !row.starts_with('0');
        let row = row.parse::<u8>().ok().filter(|row| plain && (1..=MOST_ROWS).contains(row));
        match (column.filter(|column| *column < MOST_COLUMNS), row) {
            (Some(column), Some(row)) => Ok(Self { column, row: row - 1 }),
            _ => {
                let found = shortened(text.text);
                let reason = message!("fault-generals-square", "'{found}' is no square", found);
                Err(text.fault(reason, message!("remedy-generals-square", "write its column and row, such as e3")))
            }
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), u16::from(self.row) + 1)
    }
}
