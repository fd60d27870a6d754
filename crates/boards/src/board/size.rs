//! How many columns and rows a board has, and what lies beside what.

use super::square::Square;

/// Most columns of any board.
pub const MOST_COLUMNS: u8 = 10;
/// Most rows of any board.
pub const MOST_ROWS: u8 = 12;

/// A way along rows and columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To higher rows.
    Up,
    /// To higher columns.
    Right,
    /// To lower rows.
    Down,
    /// To lower columns.
    Left,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// Columns and rows of one step.
    const fn step(self) -> (i8, i8) {
        match self {
            Self::Up => (0, 1),
            Self::Right => (1, 0),
            Self::Down => (0, -1),
            Self::Left => (-1, 0),
        }
    }
}

/// Columns and rows of a board, at most [`MOST_COLUMNS`] and [`MOST_ROWS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    columns: u8,
    rows: u8,
}

impl Size {
    /// A board of so many columns and rows; more than the most are cut to it, fewer than one are one.
    pub const fn new(columns: u8, rows: u8) -> Self {
        const fn within(value: u8, most: u8) -> u8 {
            if value == 0 {
                1
            } else if value > most {
                most
            } else {
                value
            }
        }
        Self { columns: within(columns, MOST_COLUMNS), rows: within(rows, MOST_ROWS) }
    }

    /// How many columns.
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// How many rows.
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// How many squares.
    pub const fn count(self) -> usize {
        self.columns as usize * self.rows as usize
    }

    /// All squares in their order.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> {
        (0..self.columns * self.rows).map(Square)
    }

    /// The square of a column and a row, both from 0.
    pub const fn square(self, column: u8, row: u8) -> Option<Square> {
        if column < self.columns && row < self.rows { Some(Square(row * self.columns + column)) } else { None }
    }

    /// Whether there is such a square.
    pub const fn contains(self, square: Square) -> bool {
        square.index() < self.count()
    }

    /// The column of a square, from 0.
    pub const fn column(self, square: Square) -> u8 {
        square.0 % self.columns
    }

    /// The row of a square, from 0.
    pub const fn row(self, square: Square) -> u8 {
        square.0 / self.columns
    }

    /// The square that lies so many columns and rows further.
    pub fn offset(self, square: Square, (columns, rows): (i8, i8)) -> Option<Square> {
        let column = self.column(square).checked_add_signed(columns)?;
        let row = self.row(square).checked_add_signed(rows)?;
        self.square(column, row)
    }

    /// The square beside another one.
    pub fn step(self, square: Square, direction: Direction) -> Option<Square> {
        self.offset(square, direction.step())
    }

    /// The squares beside another one, up to four.
    pub fn neighbours(self, square: Square) -> impl Iterator<Item = Square> {
        Direction::ALL.into_iter().filter_map(move |direction| self.step(square, direction))
    }

    /// The squares from another one on to the edge, without itself.
    pub fn line(self, square: Square, direction: Direction) -> impl Iterator<Item = Square> {
        std::iter::successors(self.step(square, direction), move |next| self.step(*next, direction))
    }

    /// Whether two squares lie in one row or in one column.
    pub const fn in_line(self, one: Square, other: Square) -> bool {
        self.column(one) == self.column(other) || self.row(one) == self.row(other)
    }

    /// How many steps along rows and columns lead from one square to another.
    pub const fn distance(self, one: Square, other: Square) -> u8 {
        self.column(one).abs_diff(self.column(other)) + self.row(one).abs_diff(self.row(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_numbered_row_by_row_and_know_their_neighbours() {
        let size = Size::new(7, 9);
        assert_eq!((size.count(), size.square(6, 8), size.square(7, 0)), (63, Some(Square(62)), None));
        let numbers = |squares: Vec<Square>| squares.iter().map(|square| square.0).collect::<Vec<_>>();
        assert_eq!(numbers(size.neighbours(Square(0)).collect()), [7, 1]);
        assert_eq!(numbers(size.neighbours(Square(8)).collect()), [15, 9, 1, 7]);
        assert_eq!(numbers(size.line(Square(8), Direction::Left).collect()), [7]);
        assert_eq!(numbers(size.line(Square(50), Direction::Up).collect()), [57]);
        assert_eq!(size.distance(Square(0), Square(62)), 14);
        assert_eq!(size.offset(Square(6), (1, 0)), None, "a row does not go on in the next");
        assert_eq!((Size::new(0, 99).columns(), Size::new(0, 99).rows()), (1, MOST_ROWS));
    }
}
