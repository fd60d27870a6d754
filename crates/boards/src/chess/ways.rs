//! How pieces move, as data.

use super::piece::Side;
use crate::board::{Size, Square, Squares};

/// Columns to the right and rows ahead, as the side sees it whose piece moves.
pub type Offset = (i8, i8);

/// Squares, as a side sees them: rows count from its own edge, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// All.
    Board,
    /// From the first of these columns and rows to the last.
    Area {
        /// Columns, the first and the last.
        columns: [u8; 2],
        /// Rows, the first and the last.
        rows: [u8; 2],
    },
    /// These columns and rows.
    Points(&'static [(u8, u8)]),
}

impl Zone {
    /// These rows, from the first to the last, in all columns.
    pub const fn rows(first: u8, last: u8) -> Self {
        Self::Area { columns: [0, u8::MAX], rows: [first, last] }
    }

    /// The squares of the zone of a side.
    pub fn squares(self, size: Size, side: Side) -> Squares<u128> {
        size.squares().filter(|square| self.contains(size, side, *square)).collect()
    }

    fn contains(self, size: Size, side: Side, square: Square) -> bool {
        let (column, row) = (size.column(square), size.row(square));
        let (column, row) = match side {
            Side::White => (column, row),
            Side::Black => (size.columns() - 1 - column, size.rows() - 1 - row),
        };
        match self {
            Self::Board => true,
            Self::Area { columns, rows } => {
                (columns[0]..=columns[1]).contains(&column) && (rows[0]..=rows[1]).contains(&row)
            }
            Self::Points(points) => points.contains(&(column, row)),
        }
    }
}

/// What a piece may do where a way ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Does {
    /// Stand on an empty square, or take.
    Both,
    /// Only stand on an empty square.
    Moves,
    /// Only take.
    Takes,
    /// Only take what the game is about, as generals do that see each other.
    TakesRoyal,
}

impl Does {
    /// Whether it may end on an empty square.
    #[inline]
    pub const fn moves(self) -> bool {
        matches!(self, Self::Both | Self::Moves)
    }

    /// Whether it may take something, which may be royal.
    #[inline]
    pub const fn takes(self, royal: bool) -> bool {
        match self {
            Self::Both | Self::Takes => true,
            Self::TakesRoyal => royal,
            Self::Moves => false,
        }
    }
}

/// How a piece gets from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Path {
    /// At once, over whatever stands between.
    Leap,
    /// At once, if the squares are empty that lie so far from where it begins.
    Hobbled(&'static [Offset]),
    /// Step by step over empty squares.
    Ride,
    /// Along a line over exactly one piece; over empty squares before and after it.
    Hop,
    /// The same, but neither over a piece of its own kind nor taking one.
    ShyHop,
}

/// One way of a kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Where to, or by which steps.
    pub by: &'static [Offset],
    /// How it gets there.
    pub path: Path,
    /// What it may do there.
    pub does: Does,
    /// Where it may begin.
    pub from: Zone,
    /// Where it may lead, each square of a line counted.
    pub to: Zone,
    /// Whether it is open only to pieces that have not moved yet.
    pub once: bool,
}

impl Way {
    const fn new(by: &'static [Offset], path: Path) -> Self {
        Self { by, path, does: Does::Both, from: Zone::Board, to: Zone::Board, once: false }
    }

    /// Leaps.
    pub const fn leap(by: &'static [Offset]) -> Self {
        Self::new(by, Path::Leap)
    }

    /// A leap that pieces on these squares bar.
    pub const fn hobbled(by: &'static [Offset], over: &'static [Offset]) -> Self {
        Self::new(by, Path::Hobbled(over))
    }

    /// Lines of steps.
    pub const fn ride(by: &'static [Offset]) -> Self {
        Self::new(by, Path::Ride)
    }

    /// Lines over exactly one piece.
    pub const fn hop(by: &'static [Offset]) -> Self {
        Self::new(by, Path::Hop)
    }

    /// Lines over exactly one piece of another kind.
    pub const fn shy_hop(by: &'static [Offset]) -> Self {
        Self::new(by, Path::ShyHop)
    }

    /// Only for this.
    #[must_use]
    pub const fn only(self, does: Does) -> Self {
        Self { does, ..self }
    }

    /// Only from here.
    #[must_use]
    pub const fn from(self, from: Zone) -> Self {
        Self { from, ..self }
    }

    /// Only to here.
    #[must_use]
    pub const fn to(self, to: Zone) -> Self {
        Self { to, ..self }
    }

    /// Only with a piece that has not moved yet.
    #[must_use]
    pub const fn once(self) -> Self {
        Self { once: true, ..self }
    }
}

/// Along rows and columns.
pub const STRAIGHT: &[Offset] = &[(0, 1), (1, 0), (0, -1), (-1, 0)];
/// Along diagonals.
pub const DIAGONAL: &[Offset] = &[(1, 1), (1, -1), (-1, -1), (-1, 1)];
/// To all squares beside.
pub const AROUND: &[Offset] = &[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
/// As knights leap.
pub const KNIGHT: &[Offset] = &[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
/// One square ahead.
pub const AHEAD: &[Offset] = &[(0, 1)];
/// To either side.
pub const SIDEWAYS: &[Offset] = &[(1, 0), (-1, 0)];
/// One square ahead along a diagonal.
pub const AHEAD_DIAGONAL: &[Offset] = &[(1, 1), (-1, 1)];
/// Two squares ahead.
pub const TWO_AHEAD: &[Offset] = &[(0, 2)];
