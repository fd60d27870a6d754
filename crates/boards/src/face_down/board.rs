//! What lies on the squares: open pieces, pieces that lie face down, nothing.

use num_traits::{Bounded, PrimInt, Zero};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::cell::Cell;
use super::piece::{Piece, PieceColour, PieceKind, largest};
use crate::board::{Size, Square, Squares, key};

/// The squares of a game. Written as rows of letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String", bound = "")]
#[schemars(with = "String", rename = "Board", bound = "")]
pub struct Board<K: PieceKind> {
    /// Open pieces by colour, and by kind.
    colours: [Squares<K::Word>; 2],
    kinds: K::Sets,
    face_down: Squares<K::Word>,
    /// All squares there are.
    all: Squares<K::Word>,
    key: u64,
}

impl<K: PieceKind> Board<K> {
    /// A board of so many rows on which nothing lies; of no more than the largest has.
    pub fn empty(rows: u8) -> Self {
        let largest = largest::<K>();
        let squares = usize::from(rows.clamp(1, largest.rows())) * usize::from(largest.columns());
        let (none, bits) = (Squares::none(), <K::Word as Zero>::zero().count_zeros());
        let all = Squares(<K::Word as Bounded>::max_value().unsigned_shr(bits - squares as u32));
        Self { colours: [none; 2], kinds: K::Sets::default(), face_down: none, all, key: 0 }
    }

    /// A board of so many rows on which a piece lies face down on each square.
    pub fn full(rows: u8) -> Self {
        let mut board = Self::empty(rows);
        board.all.for_each(|square| board.put(square, Cell::FaceDown));
        board
    }

    /// How many columns and rows.
    pub fn size(&self) -> Size {
        let columns = largest::<K>().columns();
        Size::new(columns, (self.all.len() / u32::from(columns)) as u8)
    }

    /// All squares.
    #[inline]
    pub fn all(&self) -> Squares<K::Word> {
        self.all
    }

    /// Squares on which a piece lies face down.
    #[inline]
    pub fn face_down(&self) -> Squares<K::Word> {
        self.face_down
    }

    /// Squares with open pieces of a colour.
    #[inline]
    pub fn of(&self, colour: K::Colour) -> Squares<K::Word> {
        self.colours[colour.index()]
    }

    /// Squares with open pieces of a kind and a colour.
    #[inline]
    pub fn pieces(&self, piece: Piece<K>) -> Squares<K::Word> {
        self.kind(piece.kind) & self.of(piece.colour)
    }

    /// Squares with open pieces of a kind, of both colours.
    #[inline]
    pub(crate) fn kind(&self, kind: K) -> Squares<K::Word> {
        self.kinds.as_ref()[kind.index()]
    }

    /// Squares on which something lies.
    #[inline]
    pub fn occupied(&self) -> Squares<K::Word> {
        self.colours[0] | self.colours[1] | self.face_down
    }

    /// Squares on which nothing lies.
    #[inline]
    pub fn vacant(&self) -> Squares<K::Word> {
        self.all & !self.occupied()
    }

    /// The open piece on a square.
    #[inline]
    pub fn piece(&self, square: Square) -> Option<Piece<K>> {
        let colour = self.colours.iter().position(|squares| squares.contains(square))?;
        // A piece is of exactly one kind: the sum is its number, without a branch for each.
        let mut kind = 0;
        for (index, squares) in self.kinds.as_ref().iter().enumerate() {
            kind += index * usize::from(squares.contains(square));
        }
        Some(Piece { colour: K::Colour::ALL[colour], kind: K::ALL[kind.min(K::ALL.len() - 1)] })
    }

    /// What lies on a square; nothing beside the board.
    pub fn cell(&self, square: Square) -> Cell<K> {
        match self.piece(square) {
            Some(piece) => Cell::Open(piece),
            None if self.face_down.contains(square) => Cell::FaceDown,
            None => Cell::Empty,
        }
    }

    /// Lays something on a square, in the place of what lay there; nothing beside the board.
    pub fn put(&mut self, square: Square, cell: Cell<K>) {
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
                self.key ^= key_of::<K>(Piece::<K>::COUNT, square);
            }
            Cell::Open(piece) => self.lay(square, piece),
        }
    }

    /// Lays an open piece on a square on which nothing lies.
    #[inline]
    pub(crate) fn lay(&mut self, square: Square, piece: Piece<K>) {
        self.colours[piece.colour.index()].insert(square);
        self.kinds.as_mut()[piece.kind.index()].insert(square);
        self.key ^= key_of::<K>(piece.index(), square);
    }

    /// Takes the open piece off a square.
    #[inline]
    pub(crate) fn lift(&mut self, square: Square, piece: Piece<K>) {
        self.colours[piece.colour.index()].remove(square);
        self.kinds.as_mut()[piece.kind.index()].remove(square);
        self.key ^= key_of::<K>(piece.index(), square);
    }

    /// Takes the face-down piece off a square.
    #[inline]
    pub(crate) fn lift_face_down(&mut self, square: Square) {
        self.face_down.remove(square);
        self.key ^= key_of::<K>(Piece::<K>::COUNT, square);
    }

    /// The open pieces.
    pub fn open(&self) -> K::Pile {
        self.all.filter_map(|square| self.piece(square)).collect()
    }

    /// A hash of what lies where.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }
}

/// More keys than 32 pieces and one face down need on 64 squares, a power of two.
const KEPT: usize = 1 << 12;

static KEYS: [u64; KEPT] = {
    let mut keys = [0; KEPT];
    let mut at = 0;
    while at < keys.len() {
        keys[at] = key(at as u64);
        at += 1;
    }
    keys
};

/// The key of what lies on a square, the face-down piece after all others.
#[inline]
fn key_of<K: PieceKind>(what: usize, square: Square) -> u64 {
    KEYS[(what * largest::<K>().count() + square.index()) & (KEPT - 1)]
}
