//! Which shard of a run this machine plays, where a match or a round of training is split over several.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use lab::{Problem, json_reason};
use serde::{Deserialize, Serialize};

/// Most shards a match or a round may be split into.
const MOST_PARTS: u64 = 1_000_000;

/// Shard number `shard` of `of` shards of nearly equal size, of a match or of a round of training.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct ShardIndex {
    /// From 1.
    pub shard: u64,
    /// Number of shards, 1 to a million.
    pub of: u64,
}

impl ShardIndex {
    /// This shard's range of `0..all`; the shards partition it. Where there are more shards than items some ranges are empty.
    pub fn range(self, all: u64) -> Range<u64> {
        let cut = |part: u64| (u128::from(all) * u128::from(part) / u128::from(self.of.max(1))) as u64;
        cut(self.shard - 1)..cut(self.shard)
    }

    /// Whether both numbers are within their limits.
    pub fn sound(self) -> bool {
        (1..=MOST_PARTS).contains(&self.of) && (1..=self.of).contains(&self.shard)
    }
}

impl fmt::Display for ShardIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.shard, self.of)
    }
}

impl FromStr for ShardIndex {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let part = text.split_once('/').and_then(|(shard, of)| {
            let part = ShardIndex { shard: shard.trim().parse().ok()?, of: of.trim().parse().ok()? };
            part.sound().then_some(part)
        });
        part.ok_or_else(|| {
            Problem::new(format!("'{text}' is no shard"))
                .remedy("write its number, from 1, and how many there are: 3/8")
        })
    }
}

/// What is wrong with a line that cannot be read, without its place.
pub fn no_shard(error: &serde_json::Error) -> Problem {
    Problem::new(format!("is no shard: {}", json_reason(error)))
}
