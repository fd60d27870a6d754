//! A position of the game with all that its rules ask for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::board::Board;
use super::piece::{Colour, Piece};
use super::position::Position;
use super::unopened::Unopened;
use crate::board::{QuietMove, Square};

/// A position. Everybody sees all of it: what face-down pieces are is decided when they are turned over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What lies where.
    pub board: Board,
    /// What the face-down pieces are, in no order.
    pub unopened: Unopened,
    /// Whose turn it is.
    pub to_act: Seat,
    /// The colour of the first seat; none before a piece was turned over.
    #[serde(default)]
    pub first_colour: Option<Colour>,
    /// The piece that is about to be turned over.
    #[serde(default)]
    pub flipping: Option<Square>,
    /// Whether it is still to be drawn with which of several starts the game begins.
    #[serde(default)]
    pub undecided: bool,
    /// Plies since a piece was turned over or taken.
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
    /// The colour of a seat, once it is known.
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        self.first_colour.map(|first| if seat == Seat(0) { first } else { first.other() })
    }

    /// The seat of a colour, once it is known.
    pub fn seat(&self, colour: Colour) -> Option<Seat> {
        self.first_colour.map(|first| Seat(u8::from(first != colour)))
    }

    /// The position as searches walk with it.
    pub fn position(&self) -> Position {
        Position {
            board: self.board,
            unopened: self.unopened,
            mover: self.colour(self.to_act),
            flipping: self.flipping,
            quiet: self.quiet,
        }
    }

    /// The positions before this one, the latest first, as far as quiet moves are told.
    pub(super) fn earlier(&self) -> impl Iterator<Item = Position> + '_ {
        let mut position = self.position();
        self.past.iter().rev().map(move |step| {
            if let Some(piece) = position.board.piece(step.to) {
                position.board.lift(step.to, piece);
                position.board.lay(step.from, piece);
            }
            // Nothing was being turned over then.
            position.flipping = None;
            position.mover = position.mover.map(Colour::other);
            position.quiet = position.quiet.saturating_sub(1);
            position
        })
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct End {
    /// Who won; nobody in a draw.
    pub winner: Option<Seat>,
    /// Why it is over.
    pub ending: Ending,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All pieces of one side were taken.
    Taken,
    /// The last pieces of both sides fell together.
    Bare,
    /// Whoever was to act could do nothing.
    Stuck,
    /// The same position came for the third time.
    Repetition,
    /// For too many plies nothing was turned over or taken.
    Quiet,
}

impl Ending {
    /// The word of [`Standing::reason`](tabletop::Standing::reason).
    pub const fn word(self) -> &'static str {
        match self {
            Self::Taken => "taken",
            Self::Bare => "bare",
            Self::Stuck => "stuck",
            Self::Repetition => "repetition",
            Self::Quiet => "quiet",
        }
    }
}

/// What chance may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The game begins with this of its starts, from 0.
    Start(u8),
    /// The piece that is turned over is this one.
    Piece(Piece),
}
