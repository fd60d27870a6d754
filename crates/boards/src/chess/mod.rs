//! Chess and its relatives, by the ordinary rules and in fog, from one description of boards and pieces.
//!
//! [`Rules`] is such a description: `ways` says how pieces move, `rules` what else there is, and each of [`relatives`] is one of them, in a file of its own. `lines` works out of it once where
//! each piece may go from each square; [`Chess`] is that with the rules. A [`Position`] is what searches walk with: `generate` lists its moves as if kings could be taken, which is how fog is played,
//! and `safety` leaves out those that leave a king in check. `sight` says what a side sees in fog, [`fen`] reads and writes positions, [`perft`](fn@perft) counts lines of play. [`fog`] is the game for two.

pub mod fen;
pub mod fog;
mod generate;
mod lines;
mod moves;
mod perft;
mod piece;
mod position;
pub mod relatives;
mod rules;
mod safety;
mod sight;
mod variant;
mod ways;

pub use moves::{Move, Special};
pub use perft::{Counted, perft};
pub use piece::{Kind, MOST_KINDS, Piece, Side};
pub use position::Position;
pub use rules::{Drops, KindRule, Promotion, Repetition, Rules, Stalemate};
pub use variant::Chess;
pub use ways::{Does, Offset, Path, Way, Zone};
