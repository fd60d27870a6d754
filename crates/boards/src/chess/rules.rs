//! What a relative of chess is, as data.

use super::piece::Kind;
use super::ways::{Way, Zone};
use crate::board::Size;

/// A kind of piece.
#[derive(Clone, Copy, Debug)]
pub struct KindRule {
    /// Its name in files, a word.
    pub id: &'static str,
    /// Its letter, a capital one.
    pub letter: char,
    /// How it moves.
    pub ways: &'static [Way],
}

/// What becomes of pawns that come far.
#[derive(Clone, Copy, Debug)]
pub enum Promotion {
    /// Whoever comes to the zone must become one of these.
    OnArrival {
        /// Where.
        zone: Zone,
        /// Into what.
        into: &'static [Kind],
    },
    /// As in Sittuyin: one that stands in the zone, or the last one wherever it stands, may become this, if the side has none, where it stands or one step of that kind away on an empty square,
    /// unless it could take something from there at once.
    InPlace {
        /// Where.
        zone: Zone,
        /// Into what.
        into: Kind,
    },
}

/// What a side does whose pieces are in hand at first.
#[derive(Clone, Copy, Debug)]
pub struct Drops {
    /// Where pieces may be put.
    pub zone: Zone,
    /// A kind that may be put in its own zone alone.
    pub narrower: (Kind, Zone),
}

/// What it means that a side cannot move and is not in check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stalemate {
    /// Nobody wins.
    Drawn,
    /// It has lost.
    Lost,
}

/// What it means that the same position comes for the third time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repetition {
    /// Nobody wins.
    Drawn,
    /// Nobody wins, unless one side alone gave check with every move in between: it has lost.
    PerpetualCheckLoses,
}

/// The rules of chess or one of its relatives.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Its name in files and on the command line.
    pub id: &'static str,
    /// The board.
    pub size: Size,
    /// Kinds of pieces, at most [`MOST_KINDS`](super::piece::MOST_KINDS).
    pub kinds: &'static [KindRule],
    /// The one that must not be taken.
    pub royal: Kind,
    /// Its pawns, which promote.
    pub pawn: Kind,
    /// The usual beginning, as people write it.
    pub start: &'static str,
    /// What becomes of pawns.
    pub promotion: Option<Promotion>,
    /// With which kind the royal piece castles.
    pub castles_with: Option<Kind>,
    /// A kind that, where it comes to the row or column of a royal piece, takes its leap from it.
    pub leap_lost_to: Option<Kind>,
    /// Whether a pawn that goes two squares may be taken on the first one of them, by a pawn, at once.
    pub en_passant: bool,
    /// Whether pieces come from the hand first.
    pub drops: Option<Drops>,
    /// Whether a side may leave its turn. After two turns that were left in a row the game is over.
    pub passes: bool,
    /// Whether royal pieces that see each other along an open line have to be parted by the next move; or the turn is left, and the game is over.
    pub bikjang: bool,
    /// What it means that a side cannot move.
    pub stalemate: Stalemate,
    /// What it means that a position comes again.
    pub repetition: Repetition,
    /// Kinds that cannot win with the help of no other piece.
    pub too_weak: &'static [Kind],
    /// What pieces count, by kind, where both sides leave their turns.
    pub points: &'static [i32],
    /// What Black has more, in halves of a point.
    pub second_has: i32,
    /// Whether a side has lost whose royal piece is its last, if the other side is not left so by its next move.
    pub bare_loses: bool,
}

impl Rules {
    /// The kind with a letter, a capital one.
    pub fn kind(&self, letter: char) -> Option<Kind> {
        let at = self.kinds.iter().position(|kind| kind.letter == letter)?;
        Some(Kind(at as u8))
    }
}
