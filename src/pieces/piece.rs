//! What stands on a board, and what may be done with it, as the game says.

use bevy::prelude::*;

use crate::board::PlaceId;

/// What is seen of a piece.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Face {
    /// Its kind, as the [set](super::PieceSet) of pictures calls it; `None` where it lies face down for everybody at this screen.
    pub kind: Option<String>,
    /// Its side, as the set numbers them; `None` where nobody at this screen knows it.
    pub side: Option<usize>,
}

impl Face {
    /// A piece of this kind and side, face up.
    pub fn up(kind: &str, side: usize) -> Self {
        Self { kind: Some(kind.to_owned()), side: Some(side) }
    }
}

/// A piece on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Tells it from all others as long as it is on the board: by this it is known again when it stands elsewhere.
    pub id: u16,
    /// Where it stands.
    pub place: PlaceId,
    /// What is seen of it.
    pub face: Face,
    /// Whether it gets to where it stands with a leap, and not over the board.
    pub leaps: bool,
    /// Whether it is drawn translucent, as where its opponent does not see it.
    pub faint: bool,
}

/// The pieces on the board. From one list to the next a piece that stands elsewhere slides or leaps there, one that shows another face is
/// turned over, and one that is gone was captured, also where it went itself.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Pieces {
    /// The pieces, at most one with the same number.
    pub all: Vec<Piece>,
    /// The move that led to it: a piece that began it and is gone fell where it went.
    pub last: Option<PieceMove>,
    /// For how many seconds the changes are seen to happen; at 0 they have happened.
    pub seconds: f32,
}

/// A move of the piece at a place: to another one or, where both are the same, on the spot, as when it is turned over.
///
/// As a message it is what the person to act has chosen with mouse or keyboard; the game does it or refuses it.
#[derive(Message, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PieceMove {
    /// From where.
    pub from: PlaceId,
    /// Where to.
    pub to: PlaceId,
}

/// A move that the person to act tried and that is none of [`PieceMoves`]: the game says why not.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceRefused(pub PieceMove);

/// What the person to act may do with the pieces; empty while nobody at this machine is to act.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct PieceMoves(pub Vec<PieceMove>);

impl PieceMoves {
    /// Whether that may be done.
    pub fn allow(&self, from: PlaceId, to: PlaceId) -> bool {
        self.0.contains(&PieceMove { from, to })
    }

    /// Where the piece at a place may go; the place itself where something can be done on the spot.
    pub fn targets(&self, from: PlaceId) -> impl Iterator<Item = PlaceId> {
        self.0.iter().filter(move |by| by.from == from).map(|by| by.to)
    }

    /// Whether something can be done with the piece at a place.
    pub fn can_move(&self, from: PlaceId) -> bool {
        self.targets(from).next().is_some()
    }

    /// Whether the piece at a place may go elsewhere.
    pub fn can_leave(&self, from: PlaceId) -> bool {
        self.targets(from).any(|to| to != from)
    }
}
