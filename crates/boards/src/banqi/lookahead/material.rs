//! A number for what is left of all pieces, and what red's lead is by it: changes only where a piece is taken or turned over.

use std::cell::Cell;

use super::worth::Worth;
use crate::banqi::piece::Piece;
use crate::banqi::position::Position;
use crate::board::key;

/// Leads that are remembered, a power of two.
const KEPT: usize = 1 << 12;
/// Where the numbers of pieces begin that lie face down.
const FACE_DOWN: usize = Piece::COUNT;

/// A number for each piece that is left, open or face down; those of a position are added up.
static NUMBERS: [u64; 2 * Piece::COUNT] = {
    let mut numbers = [0; 2 * Piece::COUNT];
    let mut at = 0;
    while at < numbers.len() {
        numbers[at] = key((1 << 32) + at as u64);
        at += 1;
    }
    numbers
};

/// The number of what is left of all pieces, open and face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Material(pub u64);

impl Material {
    /// That of a position.
    pub fn of(position: &Position) -> Self {
        let open = position.board.occupied().filter_map(|square| position.board.piece(square));
        let open = open.fold(0u64, |sum, piece| sum.wrapping_add(NUMBERS[piece.index()]));
        let face_down = position.unopened.iter().fold(0u64, |sum, (piece, count)| {
            sum.wrapping_add(NUMBERS[FACE_DOWN + piece.index()].wrapping_mul(count.into()))
        });
        Self(open.wrapping_add(face_down))
    }

    /// After an open piece was taken.
    #[inline]
    pub fn without(self, piece: Piece) -> Self {
        Self(self.0.wrapping_sub(NUMBERS[piece.index()]))
    }

    /// After a piece was turned over.
    #[inline]
    pub fn opened(self, piece: Piece) -> Self {
        Self(self.0.wrapping_sub(NUMBERS[FACE_DOWN + piece.index()]).wrapping_add(NUMBERS[piece.index()]))
    }
}

/// Leads that were worked out already.
#[derive(Clone, Debug)]
pub(super) struct Leads(Vec<Cell<(u64, f64)>>);

impl Leads {
    /// None so far.
    pub fn new() -> Self {
        // No material has this number: none at all is of no position.
        Self(vec![Cell::new((0, 0.0)); KEPT])
    }

    /// How far red is ahead in a position of this material.
    #[inline]
    pub fn of(&self, material: Material, position: &Position, worth: &Worth) -> f64 {
        let kept = &self.0[material.0 as usize & (KEPT - 1)];
        let (known, lead) = kept.get();
        if known == material.0 {
            return lead;
        }
        let lead = worth.lead(position);
        kept.set((material.0, lead));
        lead
    }
}
