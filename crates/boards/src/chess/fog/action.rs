//! What a seat may do, and how it is written.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use crate::board::{MOST_COLUMNS, MOST_ROWS, Size, Square, written_as_word};

/// A column and a row, both from 0. Actions name squares by them, since the number of a square depends on the size of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
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
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), u16::from(self.row) + 1)
    }
}

/// What a seat may do, written as a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub enum Action {
    /// Moves a piece; two squares of a king castle. `e2-e4`, and `e7-e8=Q` where a pawn becomes something.
    Move {
        /// From where.
        from: Point,
        /// To where.
        to: Point,
        /// The letter of what the pawn becomes.
        into: Option<char>,
    },
    /// Puts a piece from the hand on the board: `R@d1`.
    Put {
        /// Its letter.
        piece: char,
        /// Where.
        to: Point,
    },
    /// Leaves the turn: `pass`.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { from, to, into: None } => write!(f, "{from}-{to}"),
            Self::Move { from, to, into: Some(into) } => write!(f, "{from}-{to}={into}"),
            Self::Put { piece, to } => write!(f, "{piece}@{to}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// The action of a word.
///
/// # Errors
/// It is no action.
pub(super) fn read_action(word: &str) -> Result<Action, Misread> {
    let word = Span::of(word);
    if word.text == "pass" {
        return Ok(Action::Pass);
    }
    if let Some((piece, to)) = word.split_once('@') {
        return Ok(Action::Put { piece: read_letter(piece)?, to: read_point(to)? });
    }
    let (from, rest) = word.split_once('-').ok_or_else(|| {
        let found = shortened(word.text);
        let reason = message!("fault-fog-move", "'{found}' is no move", found);
        word.fault(
            reason,
            message!("remedy-fog-move", "write from where to where, such as e2-e4 or e7-e8=Q; R@d1; or pass"),
        )
    })?;
    let (to, into) = rest.split_once('=').map_or((rest, None), |(to, into)| (to, Some(into)));
    Ok(Action::Move { from: read_point(from)?, to: read_point(to)?, into: into.map(read_letter).transpose()? })
}

fn read_point(text: Span<'_>) -> Result<Point, Misread> {
    let mut letters = text.text.chars();
    let column =
        letters.next().filter(|letter| (b'a'..b'a' + MOST_COLUMNS).contains(&(*letter as u8)) && letter.is_ascii());
    let row = letters.as_str();
    let written = !row.is_empty() && row.bytes().all(|digit| digit.is_ascii_digit()) && !row.starts_with('0');
    let row = row.parse::<u8>().ok().filter(|row| written && (1..=MOST_ROWS).contains(row));
    match (column, row) {
        (Some(column), Some(row)) => Ok(Point { column: column as u8 - b'a', row: row - 1 }),
        _ => {
            let found = shortened(text.text);
            let reason = message!("fault-fog-square", "'{found}' is no square", found);
            Err(text.fault(reason, message!("remedy-fog-square", "write its column and row, such as e4")))
        }
    }
}

fn read_letter(text: Span<'_>) -> Result<char, Misread> {
    let mut letters = text.text.chars();
    match (letters.next().filter(char::is_ascii_uppercase), letters.next()) {
        (Some(letter), None) => Ok(letter),
        _ => {
            let found = shortened(text.text);
            let reason = message!("fault-fog-letter", "'{found}' is no letter of a piece", found);
            Err(text.fault(reason, message!("remedy-fog-letter", "write a capital letter, such as Q")))
        }
    }
}

written_as_word!(Action, read_action);
