//! Matches, whole or in parts: `match`, `shard`, `merge`.

use std::path::PathBuf;

use clap::{Args as ClapArgs, Subcommand};
use matches::ShardIndex;
use registry::command::{JsonOnly, Threads};

use super::Conditions;

fn part(text: &str) -> Result<ShardIndex, String> {
    text.parse().map_err(|problem: lab::Problem| problem.to_string())
}

/// `match`
#[derive(ClapArgs, Debug)]
pub struct MatchArgs {
    #[command(flatten)]
    pub options: MatchOptions,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// `shard`
#[derive(ClapArgs, Debug)]
pub struct ShardArgs {
    /// What to play a part of
    #[command(subcommand)]
    pub command: ShardCommand,
}

/// What to play a part of.
#[derive(Subcommand, Debug)]
pub enum ShardCommand {
    /// A match; all options but --shard are those of `match`
    Match {
        /// What is played.
        #[command(flatten)]
        options: Box<MatchOptions>,
        /// Which part: its number, from 1, and how many there are
        #[arg(long, value_name = "I/K", value_parser = part)]
        shard: ShardIndex,
    },
    /// The next round of a run of `train` that breeds strategies
    Train(TrainShard),
}

/// A part of a round of training.
#[derive(ClapArgs, Debug)]
pub struct TrainShard {
    /// The game
    pub game: String,
    /// The file of the run, which stays as it is
    #[arg(long, value_name = "FILE")]
    pub resume: PathBuf,
    /// Which part: its number, from 1, and how many there are
    #[arg(long, value_name = "I/K", value_parser = part)]
    pub shard: ShardIndex,
    /// Lay the cards of this file over those that are shipped, as the run was begun
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
    #[command(flatten)]
    pub threads: Threads,
}

/// `merge`
#[derive(ClapArgs, Debug)]
pub struct MergeArgs {
    /// Files of shards, one a line; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// A match.
#[derive(ClapArgs, Debug)]
pub struct MatchOptions {
    /// The game
    pub game: String,
    /// Agents; one more than once to see it against itself
    #[arg(long, value_name = "A,B,…")]
    pub agents: String,
    /// Games; rounded up to whole groups
    #[arg(long, value_name = "N")]
    pub games: u64,
    /// Take setup and beginning from this scene (its agents and seed are not used)
    #[arg(long, value_name = "SCENE", conflicts_with_all = ["setup", "seats"])]
    pub scene: Option<String>,
    #[command(flatten)]
    pub conditions: Conditions,
    #[command(flatten)]
    pub threads: Threads,
}
