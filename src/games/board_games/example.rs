//! Short pieces of play that the rules page shows: a position and what follows.

use super::board_part::Part;

/// A short piece of play.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The part of the rules that it belongs to, by the message of its heading. What is seen in it is told by the message of the same name with `-shown` at its end.
    pub section: &'static str,
    /// Where it begins, as people write it.
    pub position: &'static str,
    /// What is done and what chance brings, as people write it, one word each.
    pub played: &'static str,
    /// What is seen of the board; all of it where nothing is said.
    pub part: Option<Part>,
}
