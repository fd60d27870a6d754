//! A side's pieces as it places them, and how that is written.

use std::fmt;

use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use crate::board::{MOST_COLUMNS, MOST_ROWS, Size, Square, read_rows, write_rows};

/// Where a side places its pieces: a letter for each square of its camp. It is written as rows as that side sees them, the foremost first: `P1P/2F` are two rows of three squares.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Arrangement {
    columns: u8,
    /// By square of the camp, from its hindmost row.
    letters: Vec<Option<char>>,
}

impl Arrangement {
    /// One with these letters on the squares of a camp, in their order.
    pub fn new(camp: Size, letters: impl IntoIterator<Item = Option<char>>) -> Self {
        let mut letters: Vec<Option<char>> = letters.into_iter().take(camp.count()).collect();
        letters.resize(camp.count(), None);
        Self { columns: camp.columns(), letters }
    }

    /// The camp that it fills.
    pub fn camp(&self) -> Size {
        Size::new(self.columns, (self.letters.len() / usize::from(self.columns)) as u8)
    }

    /// The same with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let rows = self.letters.chunks(usize::from(self.columns));
        let letters = rows.flat_map(|row| row.iter().rev().copied()).collect();
        Self { columns: self.columns, letters }
    }

    /// The same with what lies on two squares of the camp exchanged.
    #[must_use]
    pub fn exchanged(&self, one: Square, other: Square) -> Self {
        let mut new = self.clone();
        if one.index().max(other.index()) < new.letters.len() {
            new.letters.swap(one.index(), other.index());
        }
        new
    }

    /// Every piece, with its square of the camp.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, char)> {
        (0..).map(Square).zip(&self.letters).filter_map(|(square, letter)| letter.map(|letter| (square, letter)))
    }

    /// The arrangement of a text.
    ///
    /// # Errors
    /// Its rows are of different lengths, too many or too long, or something in it is no capital letter.
    pub fn read(text: Span<'_>) -> Result<Self, Misread> {
        let squares = |row: &str| row.chars().map(|letter| letter.to_digit(10).unwrap_or(1)).sum::<u32>();
        let mut rows = text.text.split('/');
        let columns = rows.next().map_or(0, squares);
        let rows = 1 + rows.count();
        if columns == 0 || columns > u32::from(MOST_COLUMNS) || rows > usize::from(MOST_ROWS) {
            let found = shortened(text.text);
            let reason = message!("fault-generals-rows", "'{found}' are no rows of pieces", found);
            let remedy = message!(
                "remedy-generals-rows",
                "write the foremost row first, a letter for each piece, a number for empty squares, and / between rows"
            );
            return Err(text.fault(reason, remedy));
        }
        let camp = Size::new(columns as u8, rows as u8);
        let letters = read_rows(camp, text)?;
        if let Some(letter) = letters.iter().flatten().find(|letter| !letter.is_ascii_uppercase()) {
            let found = letter.to_string();
            let reason = message!("fault-generals-letter", "'{found}' is no letter of a piece", found);
            return Err(text.fault(reason, message!("remedy-generals-letter", "write a capital letter, such as P")));
        }
        Ok(Self::new(camp, letters))
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write_rows(self.camp(), self.letters.iter().copied()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_and_written_as_they_were() {
        let read = |text: &str| Arrangement::read(Span::of(text));
        let arrangement = read("P1P/..F").expect("it can be read");
        assert_eq!(arrangement.to_string(), "P1P/2F");
        assert_eq!(arrangement.pieces().collect::<Vec<_>>(), [(Square(2), 'F'), (Square(3), 'P'), (Square(5), 'P')]);
        for text in ["", "/", "P/PP", "PPPPPPPPPPP", "p", "P/P/P/P/P/P/P/P/P/P/P/P/P", "é", "0"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
