//! The command line: its commands here, what each takes in a file by subject, and what `help` says below. Commands of one game are
//! that game's (`game_commands`).

mod endings;
mod help;
mod measure;
mod play;
mod play_match;
mod train;

use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand};
use lab::{LabError, MOVE_SECONDS, Opening, allow_processor_seconds, allow_seconds, parse_roster};
use registry::command::{JsonOnly, seed};
use tabletop::{Budget, Seed};

pub use endings::EndingsArgs;
pub use help::with_help;
pub use measure::{BenchArgs, ReportArgs};
pub use play::{BotArgs, BotCommand, ExplainArgs, PlayArgs, ReplayArgs};
pub use play_match::{MatchArgs, MatchOptions, MergeArgs, ShardArgs, ShardCommand, TrainShard};
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
}

/// `agents`
#[derive(ClapArgs, Debug)]
pub struct AgentsArgs {
    /// The game; all games where none is named
    pub game: Option<String>,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// How a game is set up and what decisions may spend.
#[derive(ClapArgs, Debug)]
pub struct Conditions {
    /// Seats, where a game's classic setup is played; else as many as there are agents
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// What differs from the game's classic setup: variants, such as cards=fixed,fog=on (`games` lists them), or fields in RON, such as '(cards: Fixed)'
    #[arg(long, value_name = "SETUP")]
    pub setup: Option<String>,
    /// Begin in this position, or after this game, as people of the game write it
    #[arg(long, value_name = "TEXT")]
    pub position: Option<String>,
    /// Positions or iterations each decision may spend; else what the agent's level says
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u64).range(1..))]
    pub budget: Option<u64>,
    /// The seed: a number, or a phrase that stands for one
    #[arg(long, value_name = "SEED", value_parser = seed)]
    pub seed: Option<Seed>,
    /// Seconds that programs of your own (cmd:…) may take for a move; beyond it the move is forfeited
    #[arg(long, value_name = "N", default_value_t = MOVE_SECONDS, value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub move_seconds: u32,
    /// The same in seconds of the program's own processor time, so that a busy machine forfeits nobody; sixty times as long on the wall
    #[arg(long, value_name = "N", conflicts_with = "move_seconds", value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub move_cpu_seconds: Option<u32>,
    #[command(flatten)]
    pub talk: Talk,
}

/// What is kept of the talk with programs of one's own.
#[derive(ClapArgs, Debug)]
pub struct Talk {
    /// Keep every line between host and programs of your own in this file, 64 MiB at most
    #[arg(long, value_name = "FILE")]
    pub transcript: Option<PathBuf>,
    /// Keep all that programs of your own write to standard error in this file, 64 MiB at most
    #[arg(long, value_name = "FILE")]
    pub stderr: Option<PathBuf>,
}

impl Conditions {
    /// The agents of a list, with the time that programs among them may take.
    ///
    /// # Errors
    /// As [`parse_roster`].
    pub fn agents(&self, list: &str) -> Result<Vec<String>, LabError> {
        let agents = parse_roster(list)?;
        let timed = |spec: String| match self.move_cpu_seconds {
            Some(seconds) => allow_processor_seconds(&spec, seconds),
            None if self.move_seconds == MOVE_SECONDS => spec,
            None => allow_seconds(&spec, self.move_seconds),
        };
        Ok(agents.into_iter().map(timed).collect())
    }

    /// The same of one agent.
    ///
    /// # Errors
    /// As [`parse_roster`].
    pub fn agent(&self, spec: &str) -> Result<String, LabError> {
        let mut agents = self.agents(spec)?;
        // More than one is no agent's name, and is told so as it was written.
        Ok(if agents.len() == 1 { agents.remove(0) } else { spec.to_owned() })
    }

    /// What a game begins with that is no scene.
    pub fn opening(&self) -> Opening {
        let (options, seats) = (self.setup.clone(), self.seats);
        match self.position.clone() {
            Some(text) => Opening::Position { text, options, seats },
            None => Opening::Setup { options, seats },
        }
    }

    /// What each decision may spend.
    pub fn budget(&self) -> Budget {
        Budget { nodes: self.budget }
    }
}
