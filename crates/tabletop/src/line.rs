//! Lines of play: the ways a game went.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Message, Standing};

/// Most lines of one session or record.
pub const MOST_LINES: usize = 1_000;

/// The number of a line within its session, from 0 in the order in which lines began. It stays when the session is saved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LineId(pub u32);

impl LineId {
    /// The greatest that a record may name, far above any that a session comes to.
    pub(crate) const GREATEST: LineId = LineId(999_999_999);

    pub(crate) fn is_first(&self) -> bool {
        *self == LineId::default()
    }
}

impl fmt::Display for LineId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.0)
    }
}

/// One way the game went, from its start to where it was left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineInfo {
    /// Its number.
    pub id: LineId,
    /// Among the lines that began earlier, the one it has most steps in common with (of several the first); `None` for the
    /// first line. Which line is current makes no difference, so a tree that is drawn by it stays as it is.
    pub parent: Option<LineId>,
    /// How many steps it has in common with its parent; 0 where there is none.
    pub fork: usize,
    /// Steps from the start to its end, the common ones included.
    pub len: usize,
    /// Canonical hash of the state it ends in.
    pub hash: u64,
    /// How the game ended on it, if it has.
    pub standing: Option<Standing>,
}

/// Why something cannot be done with a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineError {
    /// There is no such line.
    #[error("there is no {0}")]
    Unknown(LineId),
    /// The line that the game stands on cannot be removed.
    #[error("the game stands on that line; go to another one to remove it")]
    Current,
    /// There are as many as there may be.
    #[error("there are {MOST_LINES} lines already; remove one to begin another")]
    TooMany,
}

impl LineError {
    /// The reason, to the player.
    pub fn message(self) -> Message {
        match self {
            Self::Unknown(line) => Message::new("line-unknown").count("line", line.0),
            Self::Current => Message::new("line-current"),
            Self::TooMany => Message::new("line-too_many").count("most", MOST_LINES as u32),
        }
    }
}
