//! The squares of a board, and which lie on the lines of a queen from one.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::{Size, Square, Squares};

/// Squares are numbered as on the largest board, so that a square has one name on all of them.
pub const GRID: Size = Size::new(10, 12);

/// A set of squares.
pub type Area = Squares<u128>;

/// How large the board is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BoardSize {
    /// Six columns and rows.
    Tiny,
    /// Eight columns and rows.
    Small,
    /// Ten columns and rows.
    #[default]
    Usual,
    /// Ten columns and twelve rows.
    Large,
}

impl BoardSize {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Tiny, Self::Small, Self::Usual, Self::Large];

    /// Columns and rows.
    pub const fn size(self) -> Size {
        match self {
            Self::Tiny => Size::new(6, 6),
            Self::Small => Size::new(8, 8),
            Self::Usual => Size::new(10, 10),
            Self::Large => GRID,
        }
    }

    /// All squares of the board.
    pub fn squares(self) -> Area {
        let size = self.size();
        GRID.squares()
            .filter(|square| GRID.column(*square) < size.columns() && GRID.row(*square) < size.rows())
            .collect()
    }
}

/// The squares on the eight rays of a square, to the edge of the largest board, without itself.
#[inline]
pub fn rays(square: Square) -> Area {
    Squares(RAYS.get(square.index()).copied().unwrap_or(0))
}

static RAYS: [u128; GRID.count()] = {
    let mut rays = [0; GRID.count()];
    let mut from = 0;
    while from < GRID.count() {
        let mut to = 0;
        while to < GRID.count() {
            let (one, other) = (Square(from as u8), Square(to as u8));
            let columns = GRID.column(one).abs_diff(GRID.column(other));
            let rows = GRID.row(one).abs_diff(GRID.row(other));
            if from != to && (columns == 0 || rows == 0 || columns == rows) {
                rays[from] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    rays
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rays_go_both_ways_and_end_at_the_edge() {
        let usual = BoardSize::Usual.squares();
        let counts = |area: Area| (rays(Square(0)) & area).len();
        assert_eq!(BoardSize::ALL.map(|size| counts(size.squares())), [15, 21, 27, 29]);
        assert_eq!((rays(Square(44)) & usual).len(), 35);
        for one in GRID.squares() {
            assert!(!rays(one).contains(one));
            assert!(rays(one).all(|other| rays(other).contains(one)));
        }
        assert!(rays(Square(120)).is_empty() && rays(Square(255)).is_empty());
    }
}
