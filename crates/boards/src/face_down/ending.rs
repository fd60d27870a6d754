//! How a game ended.

use std::fmt::Debug;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Why a game is over, of what a game has for it.
pub trait Ending: Copy + Eq + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static {
    /// All pieces of one side were taken.
    const TAKEN: Self;
    /// Whoever was to act could do nothing.
    const STUCK: Self;
    /// The same position came for the third time.
    const REPETITION: Self;
    /// For too many plies nothing was turned over or taken.
    const QUIET: Self;
    /// The last pieces of both sides left the board together; nothing where they cannot.
    const BARE: Option<Self> = None;

    /// The word of [`Standing::reason`](tabletop::Standing::reason).
    fn word(self) -> &'static str;
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "End")]
pub struct End<E> {
    /// Who won; nobody in a draw.
    pub winner: Option<Seat>,
    /// Why it is over.
    pub ending: E,
}
