//! Which part of the work is done here, where it is cut into shards for other machines.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Problem;
use crate::error::json_reason;

/// Most parts a match or a round is cut into.
const MOST_PARTS: u64 = 1_000_000;

/// Which part of a match, or of a round of training: number `shard` (from 1) of `of` parts of nearly equal size.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Part {
    /// From 1.
    pub shard: u64,
    /// Parts in all, 1 to a million.
    pub of: u64,
}

impl Part {
    /// Its groups or matches, of so many in all. All parts together are all of them, each once; where there are more parts, some are
    /// empty.
    pub(crate) fn range(self, all: u64) -> Range<u64> {
        let cut = |part: u64| (u128::from(all) * u128::from(part) / u128::from(self.of.max(1))) as u64;
        cut(self.shard - 1)..cut(self.shard)
    }

    /// Whether it is a part at all.
    pub(crate) fn sound(self) -> bool {
        (1..=MOST_PARTS).contains(&self.of) && (1..=self.of).contains(&self.shard)
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.shard, self.of)
    }
}

impl FromStr for Part {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let part = text.split_once('/').and_then(|(shard, of)| {
            let part = Part { shard: shard.trim().parse().ok()?, of: of.trim().parse().ok()? };
            part.sound().then_some(part)
        });
        part.ok_or_else(|| {
            Problem::new(format!("'{text}' is no shard"))
                .remedy("write its number, from 1, and how many there are: 3/8")
        })
    }
}

/// What is wrong with a line that cannot be read, without its place.
pub(crate) fn no_shard(error: &serde_json::Error) -> Problem {
    Problem::new(format!("is no shard: {}", json_reason(error)))
}
