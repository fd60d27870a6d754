//! Why a run cannot begin or go on.

use std::fmt;

use tabletop::{Message, message};

use crate::menu::MenuError;

/// Why a run cannot begin or go on.
#[derive(Clone, PartialEq, Debug)]
pub enum CoEvolutionError {
    /// A number of the options is out of range.
    Options(Message),
    /// The run was begun with other rules.
    Game,
    /// A menu does not fit the game.
    Menu(MenuError),
    /// Not one score for each job.
    Scores {
        /// Jobs there were.
        wanted: usize,
        /// Scores told.
        found: usize,
    },
}

impl fmt::Display for CoEvolutionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Options(reason) => reason.fmt(f),
            Self::Game => message!("fault-evolution-game", "the run was begun with other rules; use its own").fmt(f),
            Self::Menu(error) => error.fmt(f),
            Self::Scores { wanted, found } => message!(
                "fault-evolution-scores",
                "there are {wanted} matches and {found} scores",
                wanted = *wanted,
                found = *found
            )
            .fmt(f),
        }
    }
}

impl std::error::Error for CoEvolutionError {}

impl From<MenuError> for CoEvolutionError {
    fn from(error: MenuError) -> Self {
        Self::Menu(error)
    }
}
