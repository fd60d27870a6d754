//! What a game begins with: a scene, or a setup.

use serde::{Deserialize, Serialize};

use tabletop::notation::Transcript;

use super::raw;
use crate::TextFile;

/// What to play: a scene, or a setup of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Opening {
    /// A scene's file.
    Scene(TextFile),
    /// The game's classic setup, or the one written here.
    Setup {
        /// A setup in RON, naming only what differs from the classic one, or [variants](tabletop::Game::variants) by their names, `cards=fixed,fog=on`.
        options: Option<String>,
        /// Seats; `None` for those that the setup writes, or where it writes none for as many as there are agents named.
        seats: Option<usize>,
    },
    /// A position or a game, as the game's people write it.
    Position {
        /// The text, as `tabletop::notation` has it.
        text: String,
        /// Where the text does not say its setup: one in RON, naming only what differs from the classic one.
        options: Option<String>,
        /// Seats, likewise.
        seats: Option<usize>,
    },
}

impl Opening {
    /// The classic setup.
    pub const CLASSIC: Opening = Opening::Setup { options: None, seats: None };

    /// The same with a seat for each of `agents` named agents, but never fewer than the `fewest` the game needs, where nobody
    /// said how many seats there are, on the command line or in the setup.
    pub fn seating(&self, agents: usize, fewest: usize) -> Self {
        match self {
            Opening::Setup { options, seats: None } if agents > 0 && written_seats(options.as_deref()).is_none() => {
                Opening::Setup { options: options.clone(), seats: Some(agents.max(fewest)) }
            }
            Opening::Position { text, options, seats: None }
                if agents > 0 && written_seats(options.as_deref()).is_none() && !says_setup(text) =>
            {
                Opening::Position { text: text.clone(), options: options.clone(), seats: Some(agents.max(fewest)) }
            }
            other => other.clone(),
        }
    }
}

/// Whether a text says by which setup it is to be read.
fn says_setup(text: &str) -> bool {
    Transcript::of(text).is_ok_and(|transcript| transcript.setup_place().is_some())
}

/// The seats that a setup writes, if it writes any.
pub(super) fn written_seats(options: Option<&str>) -> Option<usize> {
    raw::number(options?, "seats")
}
