//! What comes with the kinds of pieces.

use tabletop::Message;

use super::board::SIZE;
use super::piece::{ANIMALS, Animal, Colour};
use super::state::Ending;
use super::unopened::Unopened;
use crate::board::{Size, Squares};
use crate::face_down::{PieceColour, PieceKind};

impl PieceColour for Colour {
    const ALL: [Self; 2] = Self::ALL;

    fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }
}

impl PieceKind for Animal {
    type Colour = Colour;
    type Pile = Unopened;
    type Ending = Ending;
    type Word = u16;
    type Sets = [Squares<u16>; ANIMALS];

    const ALL: &'static [Self] = &Self::ALL;
    const SIZES: &'static [Size] = &[SIZE];

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
