//! Why a host did not do what a person wanted.

use tabletop::{Illegal, LineError, Message, RecordError, UndoError, message};
use thiserror::Error;

/// Why a person's action was not taken.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum HostError {
    /// Opponents are still playing.
    #[error("the others are still playing")]
    Away,
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// It cannot be taken back.
    #[error(transparent)]
    Undo(#[from] UndoError),
    /// No line of play can begin here.
    #[error(transparent)]
    Line(#[from] LineError),
    /// The game cannot be written down.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl HostError {
    /// The reason, to the person.
    pub fn message(&self) -> Message {
        match self {
            Self::Away => Message::new("table-away"),
            Self::Illegal(illegal) => illegal.message(),
            Self::Undo(error) => error.message(),
            Self::Line(error) => error.message(),
            Self::Record(error) => {
                message!("fault-table-unwritten", "The game cannot be written down: {fault}", fault = error.to_string())
            }
        }
    }
}
