//! One game or one decision: `play`, `explain`, `bot`, `replay`.

use std::path::PathBuf;

use clap::{Args as ClapArgs, Subcommand};
use registry::command::JsonOnly;

use super::Conditions;

/// `play`
#[derive(ClapArgs, Debug)]
pub struct PlayArgs {
    /// A scene, a scene's file, or a game
    pub scene: String,
    /// Agents by seat, repeated to fill the seats; else the scene's own
    #[arg(long, value_name = "A,B,…")]
    pub agents: Option<String>,
    #[command(flatten)]
    pub conditions: Conditions,
    /// Tell the log in this language, such as ru
    #[arg(long, value_name = "TAG")]
    pub lang: Option<String>,
    /// Save the game to this file
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// `explain`
#[derive(ClapArgs, Debug)]
pub struct ExplainArgs {
    /// A scene, a scene's file, or a game
    pub scene: String,
    /// The agent asked; else the one that sits in the seat to act
    #[arg(long, value_name = "A")]
    pub agent: Option<String>,
    /// Let the scene's own agents make this many decisions first
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub after: u64,
    /// Tell the reasons in this language, such as ru
    #[arg(long, value_name = "TAG")]
    pub lang: Option<String>,
    #[command(flatten)]
    pub conditions: Conditions,
    /// Write what was searched, or else candidates and expected line, to this file as GraphML
    #[arg(long, value_name = "FILE")]
    pub graphml: Option<PathBuf>,
    /// Where equal positions were merged, write them as a tree to this many plies instead
    #[arg(long, value_name = "PLIES", requires = "graphml", value_parser = clap::value_parser!(u8).range(1..=32))]
    pub tree: Option<u8>,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// `bot`
#[derive(ClapArgs, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct BotArgs {
    /// The game
    #[arg(required = true)]
    pub game: Option<String>,
    /// The agent that answers
    #[arg(long, value_name = "A", required = true)]
    pub agent: Option<String>,
    /// Print what is known of a game at the door, instead of answering
    #[command(subcommand)]
    pub command: Option<BotCommand>,
}

/// What else there is to know of a game at the door.
#[derive(Subcommand, Debug)]
pub enum BotCommand {
    /// Print every action, event and field of a game's views as Markdown, the page of docs/bots
    Doc {
        /// The game
        game: String,
        /// As a JSON Schema
        #[command(flatten)]
        output: JsonOnly,
    },
}

/// `replay`
#[derive(ClapArgs, Debug)]
pub struct ReplayArgs {
    /// A game saved by `play --save` or by the client
    pub file: PathBuf,
    /// Check every die and card against the seed too
    #[arg(long)]
    pub verify: bool,
    /// Report this branch instead of the line of play the game was left on
    #[arg(long, value_name = "N")]
    pub branch: Option<u32>,
    /// Print the game as its people write it, to be pasted anywhere, and nothing else
    #[arg(long, conflicts_with = "json")]
    pub text: bool,
    /// Ask the opponents again for everything they decided, with nothing but what their seats had seen, and fail unless all of it is the same
    #[arg(long, conflicts_with = "text")]
    pub honest: bool,
    /// Ask for one decision alone: the one that was made after this many steps
    #[arg(long, value_name = "STEP", requires = "honest")]
    pub decision: Option<usize>,
    /// Positions or iterations that each decision could spend, where the game was played with a budget that the file does not say
    #[arg(long, value_name = "NODES", requires = "honest", value_parser = clap::value_parser!(u64).range(1..))]
    pub budget: Option<u64>,
    #[command(flatten)]
    pub output: JsonOnly,
}
