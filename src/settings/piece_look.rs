//! How pieces of board games look.

use serde::{Deserialize, Serialize};

/// How pieces of board games look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PieceLook {
    /// A picture of what each piece is.
    Pictures,
    /// The characters of its home.
    Characters,
    /// A letter, as it is written.
    Letters,
}

impl PieceLook {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Pictures, Self::Characters, Self::Letters];

    /// Where its files stand in lists by look.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name among the words.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pictures => "settings-pieces_pictures",
            Self::Characters => "settings-pieces_characters",
            Self::Letters => "settings-pieces_letters",
        }
    }
}
