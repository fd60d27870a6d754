//! A position as searches hold it: where each animal stands. Smaller and faster than the board of the rules, which may hold an animal twice.

use crate::board::{Square, Squares};
use crate::jungle::animal::{ANIMALS, Animal, Piece, Side};
use crate::jungle::board::key_of;
use crate::jungle::position::{BLACK, Move, Position, quiet_key};

/// Where an animal stands that was taken: a square beyond the board.
const GONE: Square = Square(63);

/// A move, with what moves and what is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Which animal moves.
    pub piece: Piece,
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
    /// What it takes there.
    pub taken: Option<Animal>,
}

impl From<Step> for Move {
    fn from(step: Step) -> Self {
        Self { from: step.from, to: step.to }
    }
}

/// Where each animal stands, at most one of each piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    squares: [Square; Piece::COUNT],
    sides: [Squares; 2],
    /// By side, bits by animal.
    living: [u8; 2],
    key: u64,
    /// Whose turn it is.
    pub mover: Side,
    /// Plies since an animal was taken.
    pub quiet: u16,
}

impl From<&Position> for Pieces {
    fn from(position: &Position) -> Self {
        let mut pieces = Self {
            squares: [GONE; Piece::COUNT],
            sides: Side::ALL.map(|side| position.board.of(side)),
            living: [0; 2],
            key: position.board.key(),
            mover: position.mover,
            quiet: position.quiet,
        };
        for piece in Piece::all() {
            if let Some(square) = position.board.pieces(piece).next() {
                pieces.squares[piece.index()] = square;
                pieces.living[piece.side.index()] |= 1 << piece.animal.index();
            }
        }
        pieces
    }
}

impl Pieces {
    /// An empty board.
    pub(in crate::jungle) fn empty(mover: Side) -> Self {
        Self { squares: [GONE; Piece::COUNT], sides: [Squares::none(); 2], living: [0; 2], key: 0, mover, quiet: 0 }
    }

    /// Puts a piece that does not live yet on an empty square.
    pub(in crate::jungle) fn put(&mut self, piece: Piece, square: Square) {
        self.squares[piece.index()] = square;
        self.sides[piece.side.index()].insert(square);
        self.living[piece.side.index()] |= 1 << piece.animal.index();
        self.key ^= key_of(piece, square);
    }

    /// Takes back a move to an empty square.
    #[inline]
    pub(in crate::jungle) fn go_back(&mut self, piece: Piece, to: Square, from: Square) {
        self.key ^= key_of(piece, from) ^ key_of(piece, to);
        self.sides[piece.side.index()].remove(to);
        self.sides[piece.side.index()].insert(from);
        self.squares[piece.index()] = from;
        self.mover = piece.side;
    }

    /// Squares with animals of a side.
    #[inline]
    pub fn of(&self, side: Side) -> Squares {
        self.sides[side.index()]
    }

    /// Squares on which an animal stands.
    #[inline]
    pub fn occupied(&self) -> Squares {
        self.sides[0] | self.sides[1]
    }

    /// Which animals of a side live, as bits by animal.
    #[inline]
    pub fn living(&self, side: Side) -> u8 {
        self.living[side.index()]
    }

    /// Each living animal of a side and where it stands, by animal.
    #[inline]
    pub(in crate::jungle) fn living_pieces(&self, side: Side) -> impl Iterator<Item = (Piece, Square)> + '_ {
        let mut left = self.living(side);
        std::iter::from_fn(move || {
            let animal = *Animal::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            let piece = Piece { side, animal };
            Some((piece, self.squares[piece.index()]))
        })
    }

    /// Where a piece stands, if it lives.
    #[inline]
    pub fn square(&self, piece: Piece) -> Option<Square> {
        Some(self.squares[piece.index()]).filter(|square| *square != GONE)
    }

    /// The squares of one side by animal; animals that were taken are beyond the board.
    #[inline]
    pub(in crate::jungle) fn squares(&self, side: Side) -> &[Square] {
        &self.squares[side.index() * ANIMALS..(side.index() + 1) * ANIMALS]
    }

    /// Squares with rats; one that was taken is beyond the board.
    #[inline]
    pub(in crate::jungle) fn rats(&self) -> Squares {
        let rat = |side| Squares::of(self.squares[Piece { side, animal: Animal::Rat }.index()]);
        rat(Side::White) | rat(Side::Black)
    }

    /// The animal of a side on a square.
    #[inline]
    pub fn animal(&self, side: Side, square: Square) -> Option<Animal> {
        let at = self.squares(side).iter().position(|other| *other == square)?;
        Some(Animal::ALL[at])
    }

    /// Does a step that is among those of this position.
    #[inline]
    pub fn play(&mut self, step: Step) {
        let (side, other) = (step.piece.side, step.piece.side.other());
        self.key ^= key_of(step.piece, step.from) ^ key_of(step.piece, step.to);
        self.sides[side.index()].remove(step.from);
        self.sides[side.index()].insert(step.to);
        self.squares[step.piece.index()] = step.to;
        self.quiet = self.quiet.saturating_add(1);
        self.mover = other;
        if let Some(animal) = step.taken {
            let taken = Piece { side: other, animal };
            self.key ^= key_of(taken, step.to);
            self.sides[other.index()].remove(step.to);
            self.squares[taken.index()] = GONE;
            self.living[other.index()] &= !(1 << animal.index());
            self.quiet = 0;
        }
    }

    /// A hash of what the rule of repetition calls the same position: that of [`Position::repetition_key`].
    #[inline]
    pub fn repetition_key(&self) -> u64 {
        self.key ^ if self.mover == Side::White { 0 } else { BLACK }
    }

    /// A hash of all of it.
    #[inline]
    pub fn key(&self) -> u64 {
        self.repetition_key() ^ quiet_key(self.quiet)
    }
}
