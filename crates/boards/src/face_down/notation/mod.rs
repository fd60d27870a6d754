//! These games as people write them.
//!
//! A square's name turns a piece over, `(C)` says what it is, `a4-a5` moves or takes. A position is
//! `G?a?C?s?/?S?c?R?e/h?A?g?S?/?s?H?r?E r1 - 12`: the rows from above (capitals are of the first colour, `?` lies face down), whose colour is to act and in which seat (`-1` before
//! anybody has a colour), the pieces that were taken (`-` for none), and how many plies ago the last piece was turned over or taken. What else may follow:
//! `ply 57`, how many plies were played; `after a4-a5,b3-b4`, the last quiet moves, which the rule of repetition asks for; `flip b3`, a piece that is about to be turned over; `undecided`, where it is still to be
//! drawn with which start the game begins.

mod contract;
mod outcome;
mod reading;
mod writing;

pub use contract::FaceDownNotation;
pub use reading::read_position;
pub use writing::write_position;
