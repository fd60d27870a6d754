//! What a board game keeps at its table.

use super::{
    game::{Act, BoardGame, Happened},
    placing::Placing,
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
    /// What the person to act may do beside the board, such as leaving the turn.
    pub beside: Vec<Act<B>>,
    /// The move of a piece by which several actions are done, while the player is asked which.
    pub choosing: Option<PieceMove>,
    /// The move that waits to be confirmed.
    pub pending: Option<(PieceMove, Act<B>)>,
    /// How the person to act is placing all pieces of a side, where that is due.
    pub placing: Option<Placing>,
    /// For how many seconds what happened last is seen to happen.
    pub lasts: f32,
    /// How many quarters the player has turned the board.
    pub turned: usize,
    /// What the player has noted beside the game.
    pub notes: B::Notes,
}

impl<B: BoardGame> Default for Field<B> {
    fn default() -> Self {
        Self {
            moves: Vec::new(),
            beside: Vec::new(),
            choosing: None,
            pending: None,
            placing: None,
            lasts: 0.0,
            turned: 0,
            notes: B::Notes::default(),
        }
    }
}

impl<B: BoardGame> Field<B> {
    /// Takes note of what the person to act may do, by how it is done.
    pub fn offer(&mut self, actions: impl IntoIterator<Item = (Option<PieceMove>, Act<B>)>) {
        self.withdraw();
        for (by, action) in actions {
            match by {
                Some(by) => self.moves.push((by, action)),
                None => self.beside.push(action),
            }
        }
    }

    /// Nobody before the screen is to act any more.
    pub fn withdraw(&mut self) {
        self.moves.clear();
        self.beside.clear();
        (self.choosing, self.pending, self.placing) = (None, None, None);
    }

    /// What the person to act may do with the pieces on the board.
    pub fn piece_moves(&self) -> Vec<PieceMove> {
        match &self.placing {
            Some(placing) => placing.moves(),
            None => self.moves.iter().map(|(by, _)| *by).collect(),
        }
    }

    /// What is done by this move of a piece.
    pub fn done_by(&self, by: PieceMove) -> impl Iterator<Item = &Act<B>> {
        self.moves.iter().filter(move |(known, _)| *known == by).map(|(_, action)| action)
    }

    /// The actions that stand on buttons: those among which the player is asked to choose, else what is done beside the board.
    pub fn on_buttons(&self) -> Vec<&Act<B>> {
        match self.choosing {
            Some(by) => self.done_by(by).collect(),
            None => self.beside.iter().collect(),
        }
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
