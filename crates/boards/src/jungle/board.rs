//! Which animals stand where.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::animal::{ANIMALS, Animal, Piece, Side};
use super::ground::ALL;
use crate::board::{Square, Squares, key};

/// The animals on the board. Written as rows of letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Board {
    sides: [Squares; 2],
    animals: [Squares; ANIMALS],
    key: u64,
}

impl Board {
    /// Squares with animals of a side.
    #[inline]
    pub fn of(&self, side: Side) -> Squares {
        self.sides[side.index()]
    }

    /// Squares with animals of a kind, of both sides.
    #[inline]
    pub fn animal(&self, animal: Animal) -> Squares {
        self.animals[animal.index()]
    }

    /// Squares with a piece: one at most in a game that began as usual.
    #[inline]
    pub fn pieces(&self, piece: Piece) -> Squares {
        self.animal(piece.animal) & self.of(piece.side)
    }

    /// Squares on which an animal stands.
    #[inline]
    pub fn occupied(&self) -> Squares {
        self.sides[0] | self.sides[1]
    }

    /// Squares on which none stands.
    #[inline]
    pub fn vacant(&self) -> Squares {
        ALL & !self.occupied()
    }

    /// The animal on a square.
    #[inline]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let side = if self.sides[0].contains(square) {
            Side::White
        } else if self.sides[1].contains(square) {
            Side::Black
        } else {
            return None;
        };
        let animal = Animal::ALL.into_iter().find(|animal| self.animals[animal.index()].contains(square))?;
        Some(Piece { side, animal })
    }

    /// Sets an animal on a square on which none stands.
    #[inline]
    pub(super) fn set(&mut self, square: Square, piece: Piece) {
        self.sides[piece.side.index()].insert(square);
        self.animals[piece.animal.index()].insert(square);
        self.key ^= KEYS[piece.index()][square.index()];
    }

    /// Takes the animal off a square on which it stands.
    #[inline]
    pub(super) fn lift(&mut self, square: Square, piece: Piece) {
        self.sides[piece.side.index()].remove(square);
        self.animals[piece.animal.index()].remove(square);
        self.key ^= KEYS[piece.index()][square.index()];
    }

    /// A hash of which animals stand where.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }
}

/// What an animal on a square adds to the hash of a board.
#[inline]
pub(super) fn key_of(piece: Piece, square: Square) -> u64 {
    KEYS[piece.index()][square.index()]
}

/// Keys by piece and square.
static KEYS: [[u64; 64]; Piece::COUNT] = {
    let mut keys = [[0; 64]; Piece::COUNT];
    let mut at = 0;
    while at < Piece::COUNT * 64 {
        keys[at / 64][at % 64] = key(at as u64);
        at += 1;
    }
    keys
};
