//! What happened. Each game has a type of its own: what happens in all of them, and what happens there alone.

use tabletop::Seat;

use super::ending::End;
use super::piece::{Piece, PieceKind};
use crate::board::Square;

/// What happens in every game with face-down pieces but that something is taken.
pub trait Happening<K: PieceKind> {
    /// One of several starts was drawn.
    fn began(start: u8) -> Self;

    /// A face-down piece was turned over.
    fn flipped(seat: Seat, square: Square, piece: Piece<K>) -> Self;

    /// It is known who plays which colour.
    fn chose(seat: Seat, colour: K::Colour) -> Self;

    /// A piece moved to an empty square.
    fn moved(seat: Seat, piece: Piece<K>, from: Square, to: Square) -> Self;

    /// The game is over.
    fn over(end: End<K::Ending>) -> Self;
}

/// A piece that goes to where another one stands, which leaves the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capture<K: PieceKind> {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub piece: Piece<K>,
    /// From where.
    pub from: Square,
    /// Where the other one stands.
    pub to: Square,
    /// The other one.
    pub taken: Piece<K>,
}

/// Declares the `Event` of a game with these kinds of pieces, and what happens there alone.
macro_rules! event_of {
    ($kind:ty { $($own:tt)* }) => {
        /// Something that happened.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum Event {
            /// One of several starts was drawn.
            Began {
                /// Its place in the list of the setup, from 0.
                start: u8,
            },
            /// A face-down piece was turned over.
            Flipped {
                /// By whom.
                seat: ::tabletop::Seat,
                /// Where it lies.
                square: $crate::board::Square,
                /// What it is.
                piece: $crate::face_down::Piece<$kind>,
            },
            /// The first piece was turned over, and so it is known who plays which colour.
            Chose {
                /// Who.
                seat: ::tabletop::Seat,
                /// Which colour.
                colour: <$kind as $crate::face_down::PieceKind>::Colour,
            },
            /// A piece moved to an empty square.
            Moved {
                /// Whose.
                seat: ::tabletop::Seat,
                /// Which.
                piece: $crate::face_down::Piece<$kind>,
                /// From where.
                from: $crate::board::Square,
                /// To where.
                to: $crate::board::Square,
            },
            /// A piece took another one.
            Took {
                /// Whose.
                seat: ::tabletop::Seat,
                /// Which.
                piece: $crate::face_down::Piece<$kind>,
                /// From where.
                from: $crate::board::Square,
                /// Where the other one stood.
                to: $crate::board::Square,
                /// What was taken.
                taken: $crate::face_down::Piece<$kind>,
            },
            $($own)*
            /// The game is over.
            Over($crate::face_down::End<<$kind as $crate::face_down::PieceKind>::Ending>),
        }

        impl $crate::face_down::Happening<$kind> for Event {
            fn began(start: u8) -> Self {
                Self::Began { start }
            }

            fn flipped(
                seat: ::tabletop::Seat,
                square: $crate::board::Square,
                piece: $crate::face_down::Piece<$kind>,
            ) -> Self {
                Self::Flipped { seat, square, piece }
            }

            fn chose(seat: ::tabletop::Seat, colour: <$kind as $crate::face_down::PieceKind>::Colour) -> Self {
                Self::Chose { seat, colour }
            }

            fn moved(
                seat: ::tabletop::Seat,
                piece: $crate::face_down::Piece<$kind>,
                from: $crate::board::Square,
                to: $crate::board::Square,
            ) -> Self {
                Self::Moved { seat, piece, from, to }
            }

            fn over(end: $crate::face_down::End<<$kind as $crate::face_down::PieceKind>::Ending>) -> Self {
                Self::Over(end)
            }
        }
    };
}

pub(crate) use event_of;
