//! What a board game keeps at its table.

use super::{
    game::{Act, BoardGame, Happened},
    shown::Position,
};
use crate::{
    pieces::PieceMove,
    table::{LoggedEvent, Table},
};

/// A board game at the table.
pub struct Field<B: BoardGame> {
    /// What the person to act may do with the pieces, and which action each of it is.
    pub moves: Vec<(PieceMove, Act<B>)>,
    /// The move that waits to be confirmed.
    pub pending: Option<(PieceMove, Act<B>)>,
    /// For how many seconds what happened last is seen to happen.
    pub lasts: f32,
    /// How many quarters the player has turned the board.
    pub turned: usize,
    /// What the player has noted beside the game.
    pub notes: B::Notes,
}

impl<B: BoardGame> Default for Field<B> {
    fn default() -> Self {
        Self { moves: Vec::new(), pending: None, lasts: 0.0, turned: 0, notes: B::Notes::default() }
    }
}

/// A board game at the table.
pub type FieldTable<B> = Table<Field<B>>;

/// An event that is shown for a while.
pub struct Cue<B: BoardGame> {
    /// The event.
    pub told: LoggedEvent<Happened<B>>,
    /// What is seen after its step, where it is the first event of that.
    pub after: Option<Position<B>>,
}
