//! Matches and their shards.

mod matches;
mod shards;
