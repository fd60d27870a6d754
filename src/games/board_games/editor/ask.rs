//! What the player asks for on the page.

use crate::{board::PlaceId, pieces::Face};

/// What a click on a cell does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Brush {
    /// It lays such a piece there.
    Piece(Face),
    /// It takes away what lies there.
    Remove,
}

/// What the player asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditAsk {
    /// To leave the page.
    Leave,
    /// To play from here.
    Play,
    /// To take the last change back.
    Undo,
    /// To make it again.
    Redo,
    /// The position with which a game begins.
    Beginning,
    /// A bare board.
    Bare,
    /// That clicks do this.
    Choose(Brush),
    /// A click on a cell.
    Click(PlaceId),
    /// To take away what lies on a cell.
    Remove(PlaceId),
    /// To carry what lies on the first cell to the second.
    Carry(PlaceId, PlaceId),
    /// To lay a piece on a cell.
    Lay(Face, PlaceId),
    /// That so many of these were taken.
    Taken(Face, usize),
    /// That this side is to move; nobody's where no seat has a side yet.
    ToMove(Option<usize>),
    /// That the first seat plays this side.
    First(usize),
    /// The position that is written so.
    Write(String),
    /// To copy the position as text.
    Copy,
    /// The position that was copied.
    Paste,
}
