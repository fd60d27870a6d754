//! A position of the game with all that its rules ask for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::board::Board;
use super::ending::End;
use super::piece::{Piece, PieceColour, PieceKind};
use super::position::Position;
use crate::board::{QuietMove, Size, Square};

/// A position. Everybody sees all of it: what face-down pieces are is decided when they are turned over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, bound = "")]
#[schemars(rename = "State", bound = "")]
pub struct State<K: PieceKind> {
    /// What lies where.
    pub board: Board<K>,
    /// What the face-down pieces are, in no order.
    pub unopened: K::Pile,
    /// Whose turn it is.
    pub to_act: Seat,
    /// The colour of the first seat; none before a piece was turned over.
    #[serde(default)]
    pub first_colour: Option<K::Colour>,
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
    pub end: Option<End<K::Ending>>,
}

impl<K: PieceKind> State<K> {
    /// The usual beginning: of these pieces one lies face down on each square.
    pub(super) fn usual(size: Size, pieces: K::Pile) -> Self {
        Self {
            board: Board::full(size.rows()),
            unopened: pieces,
            to_act: Seat(0),
            first_colour: None,
            flipping: None,
            undecided: false,
            quiet: 0,
            plies: 0,
            past: Vec::new(),
            end: None,
        }
    }

    /// The colour of a seat, once it is known.
    pub fn colour(&self, seat: Seat) -> Option<K::Colour> {
        self.first_colour.map(|first| if seat == Seat(0) { first } else { first.other() })
    }

    /// The seat of a colour, once it is known.
    pub fn seat(&self, colour: K::Colour) -> Option<Seat> {
        self.first_colour.map(|first| Seat(u8::from(first != colour)))
    }

    /// The position as searches walk with it.
    pub fn position(&self) -> Position<K> {
        Position {
            board: self.board,
            unopened: self.unopened,
            mover: self.colour(self.to_act),
            flipping: self.flipping,
            quiet: self.quiet,
        }
    }

    /// The positions before this one, the latest first, as far as quiet moves are told.
    pub(crate) fn earlier(&self) -> impl Iterator<Item = Position<K>> + '_ {
        let mut position = self.position();
        self.past.iter().rev().map(move |step| {
            if let Some(piece) = position.board.piece(step.to) {
                position.board.lift(step.to, piece);
                position.board.lay(step.from, piece);
            }
            // Nothing was being turned over then.
            position.flipping = None;
            position.mover = position.mover.map(PieceColour::other);
            position.quiet = position.quiet.saturating_sub(1);
            position
        })
    }
}

/// What chance may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", bound = "")]
#[schemars(rename = "Outcome", bound = "")]
pub enum Outcome<K: PieceKind> {
    /// The game begins with this of its starts, from 0.
    Start(u8),
    /// The piece that is turned over is this one.
    Piece(Piece<K>),
}
