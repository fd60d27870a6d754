//! What comes with the kinds of pieces.

use tabletop::Message;

use super::board::SIZES;
use super::piece::{Colour, KINDS, Kind};
use super::state::Ending;
use super::tally::Tally;
use crate::board::{Size, Squares};
use crate::face_down::{PieceColour, PieceKind};

impl PieceColour for Colour {
    const ALL: [Self; 2] = Self::ALL;

    fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Black => 'b',
        }
    }
}

impl PieceKind for Kind {
    type Colour = Colour;
    type Pile = Tally;
    type Ending = Ending;
    type Word = u64;
    type Sets = [Squares; KINDS];

    const ALL: &'static [Self] = &Self::ALL;
    const SIZES: &'static [Size] = &SIZES;

    #[inline]
    fn index(self) -> usize {
        Self::index(self)
    }

    fn letter(self) -> char {
        Self::letter(self)
    }

    fn name(self) -> Message {
        Self::name(self)
    }
}
