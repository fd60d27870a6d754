//! Matches: the same agents over many games, fair by construction and the same at any number of threads.
//!
//! A *group* is one seed played once with every rotation of the seats, so that each entrant sits in every seat with the same
//! dice. `plan` says which games are played, `run` plays them on all cores, `pairing` is one of them before it is played and
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
mod run;
mod shard;
mod shard_index;
pub mod stats;
mod tally;

use std::sync::atomic::AtomicBool;

use door::Recorder;
use lab::Opening;
use tabletop::{Budget, Seed};

pub use any_game::{AnyGameMatches, MatchModule};
pub use bench::{AnyGameBench, BenchModule};
pub use contest::Contest;
pub(crate) use contest::{Group, Layout, Playable, Shape};
pub use endings::{EndingsRequest, TableEndings};
pub use merge::merge;
pub(crate) use pairing::Pairing;
pub use played::Played;
pub use report::{EntrantReport, FirstMover, MatchReport, MeanScore, SeatShare, Together};
pub use shard_index::{ShardIndex, no_shard};

/// What to play.
#[derive(Clone, Debug)]
pub struct MatchRequest {
    /// The setup or the scene all games begin from. A scene's own agents and seed are not used.
    pub opening: Opening,
    /// Agents by name; seats beyond them are filled by repeating them.
    pub agents: Vec<String>,
    /// Games wanted; rounded up to whole groups. At least 1.
    pub games: u64,
    /// The seed all groups' seeds derive from.
    pub seed: Seed,
    /// What each decision may spend.
    pub budget: Budget,
    /// Threads; `None` for one per core.
    pub threads: Option<usize>,
    /// Where the talk with programs from outside is kept.
    pub recorder: Recorder,
}

/// How a caller follows and stops a match.
#[derive(Clone, Copy)]
pub struct RunControl<'a> {
    /// Called after every game, from any thread, with games played and games planned.
    pub progress: &'a (dyn Fn(u64, u64) + Sync),
    /// Once set, no further group is begun, and the report says that the match was stopped.
    pub stop: &'a AtomicBool,
}
