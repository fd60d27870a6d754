//! What the boards of all games share. Nothing here knows a game or a piece.
//!
//! `square` numbers squares and `size` says which lie beside which, `squares` is a set of them, `rows` reads and writes what lies on a board as rows of
//! letters, `keys` makes numbers for hashes of positions, `quiet_move` is what positions remember for the rule of repetition,
//! `starts` the positions that a game may begin with, `sound` what keeps a position from being one, `endings` solves those with few pieces and `known` tells of them, `words` makes actions words.

mod endings;
mod keys;
pub(crate) mod known;
mod quiet_move;
mod rows;
mod size;
mod sound;
mod square;
mod squares;
mod starts;
mod words;

pub use endings::{EndingTable, Endings, Replies, Solved, ranked_by_tables};
pub use keys::key;
pub use quiet_move::{MOST_PLIES, QuietMove};
pub use rows::{letter_in, read_rows, write_rows};
pub use size::{Direction, MOST_COLUMNS, MOST_ROWS, Size};
pub use sound::Soundness;
pub(crate) use sound::sound;
pub use square::Square;
pub use squares::Squares;
pub use starts::{MOST_STARTS, StartError, no_start, read_start, read_starts, write_start};
pub(crate) use words::written_as_word;
