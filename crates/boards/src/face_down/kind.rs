//! What the pieces of a game are.

use std::fmt::Debug;

use num_traits::PrimInt;
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::Message;

use super::ending::Ending;
use super::pile::Pile;
use super::words::Words;
use crate::board::{Size, Squares};

/// The colour of a piece: one of two. Who plays which is decided by the first piece that is turned over.
pub trait PieceColour:
    Copy + Ord + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static
{
    /// Both; the first one is written in capitals.
    const ALL: [Self; 2];

    /// Its letter where a text says whose turn it is.
    fn letter(self) -> char;

    /// 0 or 1, as in [`ALL`](Self::ALL).
    #[inline]
    fn index(self) -> usize {
        usize::from(self != Self::ALL[0])
    }

    /// The other one.
    #[inline]
    #[must_use]
    fn other(self) -> Self {
        Self::ALL[1 - self.index()]
    }
}

/// What a piece can be in a game, such as a general or an elephant. All that pieces of a game lie on, lie in and are written with comes with it, so that it alone tells
/// positions of one game from those of another.
pub trait PieceKind: Words + Copy + Ord + Debug + JsonSchema + Send + Sync + 'static {
    /// The colours of the two sides.
    type Colour: PieceColour;
    /// Pieces in no order: those that lie face down.
    type Pile: Pile<Self>;
    /// Why games end.
    type Ending: Ending;
    /// A number with a bit for each square of the largest board.
    type Word: PrimInt + Default + Debug + Send + Sync + 'static;
    /// A set of squares for each kind.
    type Sets: Copy
        + Eq
        + Default
        + Debug
        + AsRef<[Squares<Self::Word>]>
        + AsMut<[Squares<Self::Word>]>
        + Send
        + Sync
        + 'static;

    /// All kinds, 16 at most.
    const ALL: &'static [Self];
    /// The boards there are, of up to 64 squares and as many columns each, those of fewer rows first.
    const SIZES: &'static [Size];

    /// Its place in [`ALL`](Self::ALL).
    fn index(self) -> usize;

    /// Its letter, in capitals.
    fn letter(self) -> char;

    /// Its name for people.
    fn name(self) -> Message;
}

/// The largest board of a game.
pub const fn largest<K: PieceKind>() -> Size {
    K::SIZES[K::SIZES.len() - 1]
}
