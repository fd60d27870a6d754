//! A part of a board.

/// What is seen of a board: all of it, or some of its columns and rows, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The first column and row.
    pub from: [u16; 2],
    /// How many columns and rows.
    pub cells: [u16; 2],
}
