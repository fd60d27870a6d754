//! What the pieces of a game are: colours, kinds, pieces, and pieces in no order.

use std::fmt::{self, Debug, Display};

use num_traits::PrimInt;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabletop::Message;

use super::ending::Ending;
use super::words::Words;
use crate::board::{Size, Squares};

/// The colour of a piece: one of two. Who plays which is decided by the first piece that is turned over.
pub trait PieceColour: Copy + Ord + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static {
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

/// Pieces in no order: those that lie face down, were taken or lie open. Written as letters, one for each.
pub trait Pile<K: PieceKind>:
    Copy
    + Eq
    + Default
    + Debug
    + Display
    + FromIterator<Piece<K>>
    + Serialize
    + DeserializeOwned
    + JsonSchema
    + Send
    + Sync
    + 'static
{
    /// How many.
    fn total(&self) -> u32;

    /// How many of a colour.
    fn of(&self, colour: K::Colour) -> u32;

    /// How many different pieces there are.
    fn kinds(&self) -> u32;

    /// The different pieces, in their order, with how many there are of each.
    fn counts(&self) -> impl Iterator<Item = (Piece<K>, u8)>;

    /// Takes one out.
    fn take(&mut self, piece: Piece<K>);

    /// What is left of these when others are taken away; `None` where some of those are not among them.
    fn without(&self, others: &Self) -> Option<Self>;

    /// A hash of them.
    fn key(&self) -> u64;
}

/// A piece: colour and kind. Written as a letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "char", into = "char", bound = "")]
#[schemars(with = "char", rename = "Piece", bound = "")]
pub struct Piece<K: PieceKind> {
    /// Whose.
    pub colour: K::Colour,
    /// What.
    pub kind: K,
}

impl<K: PieceKind> Piece<K> {
    /// How many different ones there are.
    pub const COUNT: usize = 2 * K::ALL.len();

    /// All of them: those of the first colour first.
    pub fn all() -> impl Iterator<Item = Self> {
        K::Colour::ALL.into_iter().flat_map(|colour| K::ALL.iter().map(move |kind| Self { colour, kind: *kind }))
    }

    /// Its place among [`all`](Self::all).
    #[inline]
    pub fn index(self) -> usize {
        self.colour.index() * K::ALL.len() + self.kind.index()
    }

    /// The piece at a place among [`all`](Self::all); the last one beyond it.
    #[inline]
    pub fn at(index: usize) -> Self {
        let kinds = K::ALL.len();
        let (colour, kind) = if index < kinds { (0, index) } else { (1, index - kinds) };
        Self { colour: K::Colour::ALL[colour], kind: K::ALL[kind.min(kinds - 1)] }
    }

    /// The letter it is written with: a capital of the first colour, a small one of the second.
    pub fn letter(self) -> char {
        let capital = self.kind.letter();
        if self.colour.index() == 0 { capital } else { capital.to_ascii_lowercase() }
    }

    /// The piece of a letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::all().find(|piece| piece.letter() == letter)
    }
}

impl<K: PieceKind> fmt::Display for Piece<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl<K: PieceKind> From<Piece<K>> for char {
    fn from(piece: Piece<K>) -> Self {
        piece.letter()
    }
}

impl<K: PieceKind> TryFrom<char> for Piece<K> {
    type Error = String;

    fn try_from(letter: char) -> Result<Self, String> {
        let all = || Self::all().map(Self::letter).collect::<String>();
        Self::from_letter(letter).ok_or_else(|| format!("'{letter}' is no piece; write one of {}", all()))
    }
}
