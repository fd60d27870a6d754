//! A position with all that the rules ask for, and what one pair of eyes knows of it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::rank::{Rank, Ranks};
use super::side::Side;
use crate::board::{QuietMove, Square};

/// A piece from its first square on. Everybody can follow it, so that its first square is its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// Where it was placed.
    pub home: Square,
    /// Where it stands; nowhere once it has fallen.
    pub at: Option<Square>,
    /// Its rank; `None` for whoever does not know it.
    pub rank: Option<Rank>,
    /// Whether it has moved.
    pub moved: bool,
    /// The ranks it may have by what everybody saw of it, without what follows from fights of ranks that were not shown.
    pub may: Ranks,
}

/// A fight, as everybody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// Whose piece came.
    pub side: Side,
    /// That piece, by its first square.
    pub attacker: Square,
    /// The piece that stood there, by its first square.
    pub defender: Square,
    /// Whose piece survived, if any did.
    pub survivor: Option<Side>,
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// It is drawn with which of several starts the game begins.
    Undecided,
    /// A side places its pieces behind a screen.
    Placing(Side),
    /// Both stand, and the screen between them is taken away.
    Screen,
    /// The sides move in turn.
    Moving,
}

/// A position, hidden ranks included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What is to be done.
    pub phase: Phase,
    /// By side: its pieces in the order of their first squares, those that have fallen among them.
    pub armies: [Vec<Piece>; 2],
    /// Whose turn it is to move.
    pub mover: Side,
    /// All fights, the first one first.
    pub fights: Vec<Fight>,
    /// Plies since the last fight.
    pub quiet: u16,
    /// Plies since the sides began to move.
    pub plies: u32,
    /// The moves since the last fight, the first one first.
    pub past: Vec<QuietMove>,
    /// How it ended.
    pub end: Option<End>,
}

/// What one pair of eyes knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose eyes they are; those of spectators are nobody's.
    pub side: Option<Side>,
    /// The state as far as it is known: ranks that are not known are left out, and so are pieces that stand behind a screen.
    pub known: State,
    /// By side: how many of each rank it began with, which everybody knows.
    pub counts: [Vec<u8>; 2],
}

impl State {
    /// The seat to act.
    pub fn seat(&self) -> Seat {
        match self.phase {
            Phase::Placing(side) => side.seat(),
            _ => self.mover.seat(),
        }
    }

    /// The pieces of a side.
    pub fn army(&self, side: Side) -> &[Piece] {
        &self.armies[side.index()]
    }

    /// The piece on a square: whose, and its place in that army.
    pub fn piece_on(&self, square: Square) -> Option<(Side, usize)> {
        Side::ALL.into_iter().find_map(|side| {
            let place = self.army(side).iter().position(|piece| piece.at == Some(square));
            place.map(|place| (side, place))
        })
    }

    /// The place in an army of the piece that began on a square.
    pub fn place_of(&self, side: Side, home: Square) -> Option<usize> {
        self.army(side).binary_search_by_key(&home, |piece| piece.home).ok()
    }

    /// Whether the rank of every piece is known.
    pub fn is_whole(&self) -> bool {
        self.armies.iter().flatten().all(|piece| piece.rank.is_some())
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A flag was taken.
    Taken,
    /// A flag reached the last row.
    Reached,
    /// Whoever is to act cannot move.
    Stuck,
    /// The same position came for the third time.
    Repetition,
    /// For too many plies nobody fought.
    Quiet,
}

impl End {
    /// The word of [`Standing::reason`](tabletop::Standing::reason).
    pub const fn word(self) -> &'static str {
        match self.ending {
            Ending::Taken => "taken",
            Ending::Reached => "reached",
            Ending::Stuck => "stuck",
            Ending::Repetition => "repetition",
            Ending::Quiet => "quiet",
        }
    }
}
