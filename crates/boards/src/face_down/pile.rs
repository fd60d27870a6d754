//! Pieces in no order.

use std::fmt::{Debug, Display};

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::kind::PieceKind;
use super::piece::Piece;

/// Pieces in no order: those that lie face down, were taken or lie open. Written as letters, one for each.
pub trait Pile<K: PieceKind>:
    Copy + Eq + Default + Debug + Display + FromIterator<Piece<K>> + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static
{
    /// How many.
    fn total(&self) -> u32;

    /// How many of a colour.
    fn of(&self, colour: K::Colour) -> u32;

    /// The different pieces, in their order, with how many there are of each.
    fn counts(&self) -> impl Iterator<Item = (Piece<K>, u8)>;

    /// Takes one out.
    fn take(&mut self, piece: Piece<K>);

    /// What is left of these when others are taken away; `None` where some of those are not among them.
    fn without(&self, others: &Self) -> Option<Self>;

    /// A hash of them.
    fn key(&self) -> u64;
}
