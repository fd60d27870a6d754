//! Matches: the same agents over many games, fair by construction and the same at any number of threads.
//!
//! A *group* is one seed played once with every rotation of the seats, so that each entrant sits in every seat with the same
//! dice. `request` is what is asked for, `plan` says which games are played, `run` plays them on all cores, `pairing` is one of them before it is played and
//! `played` what is kept of it, `tally` counts them into a [`MatchReport`]. `contest` is a match of any kind as whoever plays
//! and counts it sees it; `shard` writes a part of one to be played elsewhere, `merge` reads all parts back. `endings` sweeps over agents, seats and variants, and counts games that end by a limit. `any_game` is what a game says
//! about its matches, and what is asked of it without its types. `arena` compares agents in one seat against the same opponents, `bench` holds
//! figures against budgets, `stats` is the statistics of all of them, `shard_index` which shard of a run is played, and `command` the command line that plays it.

mod any_game;
pub mod arena;
pub mod bench;
mod clock;
mod command;
mod contest;
mod endings;
mod merge;
mod pairing;
mod plan;
mod played;
mod report;
mod request;
mod run;
mod shard;
mod shard_index;
pub mod stats;
mod tally;

pub use any_game::{AnyGameMatches, MatchModule};
pub use bench::{AnyGameBench, BenchModule};
pub use contest::Contest;
pub(crate) use contest::{Group, Layout, Playable, Shape};
pub use endings::{EndingsRequest, TableEndings};
pub use merge::merge;
pub(crate) use pairing::Pairing;
pub use played::Played;
pub use report::{EntrantReport, FirstMover, MatchReport, MeanScore, SeatShare, Together};
pub use request::{MatchRequest, RunControl};
pub use shard_index::{ShardIndex, no_shard};
