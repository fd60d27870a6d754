//! Jungle as people write it.
//!
//! Squares are named by column and row, `a1` in the lower left corner; `a3-a4` moves or takes. A position is `l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w 0`: the rows from above (capitals
//! are white's), whose turn it is, and how many plies ago the last animal was taken. What else may follow: `ply 57`, how many plies were played; `after a3-a4,g7-g6`, the last quiet moves, which the rule of repetition asks
//! for, and `undecided`, where it is still to be drawn with which start the game begins.

mod contract;
mod reading;
mod writing;

pub use contract::JungleNotation;
pub use reading::read_position;
pub use writing::write_position;
