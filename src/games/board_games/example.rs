//! Short pieces of play that the rules page shows: a position and what follows.

use tabletop::{Eye, Seat};

use super::board_part::Part;

/// A short piece of play.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The part of the rules that it belongs to, by the message of its heading. What is seen in it is told by the message of the same name with `-shown` at its end.
    pub section: &'static str,
    /// The rules that it is played by where they are others than those of the game's card, as a setup is written.
    pub setup: Option<&'static str>,
    /// Whose eyes see it.
    pub eye: Eye,
    /// Where it begins, as people write it.
    pub position: &'static str,
    /// What is done and what chance brings, as people write it, one word each.
    pub played: &'static str,
    /// What is seen of the board; all of it where nothing is said.
    pub part: Option<Part>,
}

impl Example {
    /// Play by the rules of the game's card, seen by everybody on the whole board.
    pub const fn new(section: &'static str, position: &'static str, played: &'static str) -> Self {
        Self { section, setup: None, eye: Eye::Public, position, played, part: None }
    }

    /// The same on a part of the board.
    #[must_use]
    pub const fn part(self, part: Part) -> Self {
        Self { part: Some(part), ..self }
    }

    /// The same by other rules.
    #[must_use]
    pub const fn by(self, setup: &'static str) -> Self {
        Self { setup: Some(setup), ..self }
    }

    /// The same as a seat sees it.
    #[must_use]
    pub const fn seen_by(self, seat: Seat) -> Self {
        Self { eye: Eye::Seat(seat), ..self }
    }
}
