//! What lies on the squares: open pieces, pieces that lie face down, nothing.
//!
//! A row of the board is eight squares wide in every variant, so that a step along a column is a shift by eight bits.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::piece::{Colour, KINDS, Kind, Piece};
use super::tally::Tally;
use crate::board::{Size, Square, Squares, key};

/// Columns of every board.
pub(super) const COLUMNS: u8 = 8;
/// Squares of the largest board.
const SQUARES: usize = 64;
/// What lies on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A piece nobody knows.
    FaceDown,
    /// A piece everybody sees.
    Open(Piece),
}

/// The squares of a game. Written as rows of letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Board {
    /// Open pieces by colour, and by kind.
    colours: [Squares; 2],
    kinds: [Squares; KINDS],
    face_down: Squares,
    /// All squares there are.
    all: Squares,
    key: u64,
}

impl Board {
    /// A board of so many rows on which nothing lies.
    pub fn empty(rows: u8) -> Self {
        let squares = usize::from(rows.clamp(1, 8)) * usize::from(COLUMNS);
        Self {
            colours: [Squares::none(); 2],
            kinds: [Squares::none(); KINDS],
            face_down: Squares::none(),
            all: Squares(u64::MAX >> (SQUARES - squares)),
            key: 0,
        }
    }

    /// A board of so many rows on which a piece lies face down on each square.
    pub fn full(rows: u8) -> Self {
        let mut board = Self::empty(rows);
        for square in board.all {
            board.put(square, Cell::FaceDown);
        }
        board
    }

    /// How many columns and rows.
    pub fn size(&self) -> Size {
        Size::new(COLUMNS, (self.all.len() / u32::from(COLUMNS)) as u8)
    }

    /// All squares.
    #[inline]
    pub fn all(&self) -> Squares {
        self.all
    }

    /// Squares on which a piece lies face down.
    #[inline]
    pub fn face_down(&self) -> Squares {
        self.face_down
    }

    /// Squares with open pieces of a colour.
    #[inline]
    pub fn of(&self, colour: Colour) -> Squares {
        self.colours[colour.index()]
    }

    /// Squares with open pieces of a kind and a colour.
    #[inline]
    pub fn pieces(&self, piece: Piece) -> Squares {
        self.kinds[piece.kind.index()] & self.of(piece.colour)
    }

    /// Squares with open pieces of a kind, of both colours.
    #[inline]
    pub(super) fn kind(&self, kind: Kind) -> Squares {
        self.kinds[kind.index()]
    }

    /// Squares on which something lies.
    #[inline]
    pub fn occupied(&self) -> Squares {
        self.colours[0] | self.colours[1] | self.face_down
    }

    /// Squares on which nothing lies.
    #[inline]
    pub fn vacant(&self) -> Squares {
        self.all & !self.occupied()
    }

    /// The open piece on a square.
    #[inline]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let colour = if self.colours[0].contains(square) {
            Colour::Red
        } else if self.colours[1].contains(square) {
            Colour::Black
        } else {
            return None;
        };
        // A piece is of exactly one kind: the sum is its number, without a branch for each.
        let mut kind = 0;
        for (index, squares) in self.kinds.iter().enumerate() {
            kind += index * usize::from(squares.contains(square));
        }
        Some(Piece { colour, kind: Kind::ALL[kind.min(KINDS - 1)] })
    }

    /// What lies on a square; nothing beside the board.
    pub fn cell(&self, square: Square) -> Cell {
        match self.piece(square) {
            Some(piece) => Cell::Open(piece),
            None if self.face_down.contains(square) => Cell::FaceDown,
            None => Cell::Empty,
        }
    }

    /// Lays something on a square, in the place of what lay there; nothing beside the board.
    pub fn put(&mut self, square: Square, cell: Cell) {
        if !self.all.contains(square) {
            return;
        }
        match self.cell(square) {
            Cell::Empty => {}
            Cell::FaceDown => self.lift_face_down(square),
            Cell::Open(piece) => self.lift(square, piece),
        }
        match cell {
            Cell::Empty => {}
            Cell::FaceDown => {
                self.face_down.insert(square);
                self.key ^= key_of(Piece::COUNT, square);
            }
            Cell::Open(piece) => self.lay(square, piece),
        }
    }

    /// Lays an open piece on a square on which nothing lies.
    #[inline]
    pub(super) fn lay(&mut self, square: Square, piece: Piece) {
        self.colours[piece.colour.index()].insert(square);
        self.kinds[piece.kind.index()].insert(square);
        self.key ^= key_of(piece.index(), square);
    }

    /// Takes the open piece off a square.
    #[inline]
    pub(super) fn lift(&mut self, square: Square, piece: Piece) {
        self.colours[piece.colour.index()].remove(square);
        self.kinds[piece.kind.index()].remove(square);
        self.key ^= key_of(piece.index(), square);
    }

    /// Takes the face-down piece off a square.
    #[inline]
    pub(super) fn lift_face_down(&mut self, square: Square) {
        self.face_down.remove(square);
        self.key ^= key_of(Piece::COUNT, square);
    }

    /// How many open pieces there are of each.
    pub fn open(&self) -> Tally {
        self.all.filter_map(|square| self.piece(square)).collect()
    }

    /// A hash of what lies where.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }
}

/// Keys by what lies there, the face-down piece last, and square.
static KEYS: [[u64; SQUARES]; Piece::COUNT + 1] = {
    let mut keys = [[0; SQUARES]; Piece::COUNT + 1];
    let mut at = 0;
    while at < keys.len() * SQUARES {
        keys[at / SQUARES][at % SQUARES] = key(at as u64);
        at += 1;
    }
    keys
};

#[inline]
fn key_of(what: usize, square: Square) -> u64 {
    KEYS[what][square.index()]
}
