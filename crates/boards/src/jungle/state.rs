//! A position of the game with all that its rules ask for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::animal::Side;
use super::board::Board;
use super::position::Position;
use crate::board::QuietMove;

/// A position. Everybody sees all of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Which animals stand where.
    pub board: Board,
    /// Whose turn it is.
    pub mover: Side,
    /// Whether it is still to be drawn with which of several starts the game begins.
    #[serde(default)]
    pub undecided: bool,
    /// Plies since an animal was taken.
    #[serde(default)]
    pub quiet: u16,
    /// Plies since the game began, as many as are quiet at least.
    #[serde(default)]
    pub plies: u32,
    /// The last of these, the earliest first: at most as many as `quiet` counts. Games that begin with a position of their own may know fewer.
    #[serde(default)]
    pub past: Vec<QuietMove>,
    /// How it ended.
    #[serde(default)]
    pub end: Option<End>,
}

impl State {
    /// The seat to act.
    pub fn seat(&self) -> Seat {
        Seat(self.mover.index() as u8)
    }

    /// The position as searches walk with it.
    pub fn position(&self) -> Position {
        Position { board: self.board, mover: self.mover, quiet: self.quiet }
    }

    /// The positions before this one, the latest first, as far as quiet moves are told.
    pub(super) fn earlier(&self) -> impl Iterator<Item = Position> + '_ {
        let mut position = self.position();
        self.past.iter().rev().map(move |step| {
            if let Some(piece) = position.board.piece(step.to) {
                position.board.lift(step.to, piece);
                position.board.set(step.from, piece);
            }
            position.mover = position.mover.other();
            position.quiet = position.quiet.saturating_sub(1);
            position
        })
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct End {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// Why it is over.
    pub ending: Ending,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// An animal entered the den of the other side.
    Den,
    /// All animals of one side were taken.
    Taken,
    /// Whoever was to act could not move.
    Stuck,
    /// The same position came for the third time.
    Repetition,
    /// For too many plies nothing was taken.
    Quiet,
}

impl Ending {
    /// The word of [`Standing::reason`](tabletop::Standing::reason).
    pub const fn word(self) -> &'static str {
        match self {
            Self::Den => "den",
            Self::Taken => "taken",
            Self::Stuck => "stuck",
            Self::Repetition => "repetition",
            Self::Quiet => "quiet",
        }
    }
}
