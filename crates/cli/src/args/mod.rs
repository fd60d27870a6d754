//! The command line: its commands here, what each takes in a file by subject, and what `help` says below. Commands of one game are
//! that game's (`game_commands`).

mod conditions;
mod endings;
mod help;
mod measure;
mod play;
mod play_match;
mod puzzle;
mod train;

use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand};
use registry::command::JsonOnly;

pub use conditions::{Conditions, Talk};
pub use endings::EndingsArgs;
pub use help::with_help;
pub use measure::{BenchArgs, ReportArgs};
pub use play::{BotArgs, BotCommand, ExplainArgs, PlayArgs, ReplayArgs};
pub use play_match::{MatchArgs, MatchOptions, MergeArgs, ShardArgs, ShardCommand, TrainShard};
pub use puzzle::PuzzleArgs;
pub use train::{Numbers, OptimiserArg, TrainArgs};

/// The games of Rubicon without a window: play, measure and explain them.
#[derive(Parser, Debug)]
#[command(name = "rubicon-lab", version, max_term_width = 110)]
pub struct Args {
    #[command(flatten)]
    pub content: ContentArgs,
    /// What to do
    #[command(subcommand)]
    pub command: Command,
}

/// Where content lies, and the mods in use.
#[derive(ClapArgs, Debug)]
pub struct ContentArgs {
    /// Folder that holds `assets` and `scenes`; else the one beside the program, or in the working directory or above it
    #[arg(long, global = true, value_name = "DIR", env = "RUBICON_ASSETS")]
    pub assets: Option<PathBuf>,
    /// Mods in use, by id, later ones win; or `all`
    #[arg(long, global = true, value_name = "A,B,…", env = "RUBICON_MODS")]
    pub mods: Option<String>,
    /// Folder that holds mods of one's own, looked at before the one beside `assets`
    #[arg(long, global = true, value_name = "DIR", env = "RUBICON_MODS_FOLDER")]
    pub mods_folder: Option<PathBuf>,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// List the games and their scenes
    Games(JsonOnly),
    /// List the agents, with levels and settings
    Agents(AgentsArgs),
    /// Play one game to its end and print its log
    Play(PlayArgs),
    /// Play agents against each other over many games and print who wins how often
    Match(MatchArgs),
    /// Play a part of a match, or of a round of training, here or on another machine, and print it as one line of JSON for `merge`,
    /// or for `train --shards`
    Shard(ShardArgs),
    /// Count the shards of a match, in any order, and print what `match` prints
    Merge(MergeArgs),
    /// Learn by playing: numbers of an agent, written as a weights file; or, in games of whole strategies, the best of a setup
    Train(Box<TrainArgs>),
    /// Ask an agent for its decision in a scene, with its reasons
    Explain(ExplainArgs),
    /// Let an agent answer your own host over standard input and output, a line of JSON each, as docs/bots.md says; or print what a
    /// game says to programs
    Bot(BotArgs),
    /// Follow a saved game to its end and check that it gets there
    Replay(ReplayArgs),
    /// Measure a game's speed on one core and hold it against its budgets (use a release build)
    Bench(BenchArgs),
    /// Measure a game's opponents against each other and write what was found as a page
    Report(ReportArgs),
    /// Play a few games of every agent at every number of seats, in every variant and scene, and count those that end by a limit
    Endings(EndingsArgs),
    /// Print the puzzle of a day, or prove that of a scene; or look for new ones
    Puzzle(PuzzleArgs),
}

/// `agents`
#[derive(ClapArgs, Debug)]
pub struct AgentsArgs {
    /// The game; all games where none is named
    pub game: Option<String>,
    #[command(flatten)]
    pub output: JsonOnly,
}
