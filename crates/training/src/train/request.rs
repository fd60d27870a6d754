//! What to learn, and how.

use lab::Opening;
use serde::{Deserialize, Serialize};
use tabletop::{Budget, Seed};

use crate::evolution::Method;

/// What to learn and how. Everything the result follows from but the content of files.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrainRequest {
    /// The game's id.
    pub game: String,
    /// What is learned: a subject's id, with a level and settings of its agent where wanted (`minimax@normal`,
    /// `minimax-wide:depth=3,width=6`).
    pub subject: String,
    /// The setup or the scene all games begin from; its seats are the seats of all games. A scene's own agents and seed are not
    /// used.
    pub opening: Opening,
    /// What each decision may spend; set, so that the result does not hang on agents' levels.
    pub budget: Budget,
    /// The optimiser and its numbers.
    pub method: Method,
    /// The seed everything derives from.
    pub seed: Seed,
    /// Games that each generation's best and median play against the first reference, for the learning curve; rounded up to
    /// whole groups of seatings, 0 for none. They are the same seeds in every generation and decide nothing.
    pub yardstick: u64,
    /// Games that the champion plays against each reference, on seeds of their own; rounded up likewise, 0 for none.
    pub validation: u64,
    /// Further agents to validate against, besides the subject's references.
    pub against: Vec<String>,
    /// Agents whom the candidates meet in place of each other: a pool of styles to learn against; empty where they play each other.
    #[serde(default)]
    pub styles: Vec<String>,
    /// Whether a game that a limit of the rules ended counts as won by whoever led then. Else it is nobody's win, as it should be: what wins by
    /// standing still is not to be learned. Runs from before this was asked counted them.
    #[serde(default = "counted")]
    pub limit_wins: bool,
}

/// What runs and files from before meant.
pub(super) fn counted() -> bool {
    true
}
