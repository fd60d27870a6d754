//! Matches and their shards.

mod matches;
mod scores;
mod shards;
