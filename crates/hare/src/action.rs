//! What seats may do. What chance may do is a [`Card`](crate::Card).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One of a seat's runners: 0 is its only or first one (a), 1 the second (b).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Runner(pub u8);

impl Runner {
    /// The only one, or the first of two.
    pub const A: Runner = Runner(0);
    /// The second of two.
    pub const B: Runner = Runner(1);

    /// As an index into the runners of a seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What the seat to move may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Action {
    /// `+n`: n squares forward, for n(n+1)/2 carrots.
    Forward {
        /// Which runner.
        runner: Runner,
        /// How many squares, 1 to 64.
        #[schemars(range(min = 1, max = 64))]
        squares: u8,
    },
    /// `-n`: back to the nearest hedgehog behind, for 10 carrots a square.
    Back {
        /// Which runner.
        runner: Runner,
        /// How many squares, 1 to 63.
        #[schemars(range(min = 1, max = 63))]
        squares: u8,
    },
    /// `take`: stay on a carrot square and take 10 carrots, or take them as a card offers.
    Take,
    /// `give`: stay on a carrot square and give 10 carrots, or give them as a card offers.
    Give,
    /// `keep`: neither take nor give what a card offers.
    Keep,
    /// `eat`: eat a salad on a salad square.
    Eat,
}
