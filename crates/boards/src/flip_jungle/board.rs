//! What lies on the squares: open pieces, pieces that lie face down, nothing.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::piece::{ANIMALS, Animal, Colour, Piece};
use super::unopened::Unopened;
use crate::board::{Size, Square, Squares, key};

/// Columns and rows.
pub const SIZE: Size = Size::new(4, 4);
/// How many squares there are.
const SQUARES: usize = 16;

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
    /// Open pieces by colour, and by animal.
    colours: [Squares<u16>; 2],
    animals: [Squares<u16>; ANIMALS],
    face_down: Squares<u16>,
    key: u64,
}

impl Board {
    /// A board on which nothing lies.
    pub fn empty() -> Self {
        let none = Squares::none();
        Self { colours: [none; 2], animals: [none; ANIMALS], face_down: none, key: 0 }
    }

    /// A board on which a piece lies face down on each square.
    pub fn full() -> Self {
        let mut board = Self::empty();
        SIZE.squares().for_each(|square| board.put(square, Cell::FaceDown));
        board
    }

    /// Squares on which a piece lies face down.
    #[inline]
    pub fn face_down(&self) -> Squares<u16> {
        self.face_down
    }

    /// Squares with open pieces of a colour.
    #[inline]
    pub fn of(&self, colour: Colour) -> Squares<u16> {
        self.colours[colour.index()]
    }

    /// Where an open piece stands.
    #[inline]
    pub fn pieces(&self, piece: Piece) -> Squares<u16> {
        self.animals[piece.animal.index()] & self.of(piece.colour)
    }

    /// Squares with open animals of a kind, of both colours.
    #[inline]
    pub(super) fn animal(&self, animal: Animal) -> Squares<u16> {
        self.animals[animal.index()]
    }

    /// Squares on which something lies.
    #[inline]
    pub fn occupied(&self) -> Squares<u16> {
        self.colours[0] | self.colours[1] | self.face_down
    }

    /// Squares on which nothing lies.
    #[inline]
    pub fn vacant(&self) -> Squares<u16> {
        !self.occupied()
    }

    /// The open piece on a square.
    #[inline]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let colour = Colour::ALL.into_iter().find(|colour| self.of(*colour).contains(square))?;
        let animal = Animal::ALL.into_iter().find(|animal| self.animal(*animal).contains(square))?;
        Some(Piece { colour, animal })
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
        if !SIZE.contains(square) {
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
        self.animals[piece.animal.index()].insert(square);
        self.key ^= key_of(piece.index(), square);
    }

    /// Takes the open piece off a square.
    #[inline]
    pub(super) fn lift(&mut self, square: Square, piece: Piece) {
        self.colours[piece.colour.index()].remove(square);
        self.animals[piece.animal.index()].remove(square);
        self.key ^= key_of(piece.index(), square);
    }

    /// Takes the face-down piece off a square.
    #[inline]
    pub(super) fn lift_face_down(&mut self, square: Square) {
        self.face_down.remove(square);
        self.key ^= key_of(Piece::COUNT, square);
    }

    /// The open pieces.
    pub fn open(&self) -> Unopened {
        SIZE.squares().filter_map(|square| self.piece(square)).collect()
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
    KEYS[what][square.index() & (SQUARES - 1)]
}
