//! Measuring a game, its content and its opponents: `bench`, `report`, `balance`, `style`.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use tabletop::Seed;

use super::{JsonOnly, Threads, seed};

/// `bench`
#[derive(ClapArgs, Debug)]
pub struct BenchArgs {
    /// The game; all games where none is named
    pub game: Option<String>,
    /// Only figures with this in their name
    #[arg(long, value_name = "TEXT")]
    pub only: Option<String>,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// `report`
#[derive(ClapArgs, Debug)]
pub struct ReportArgs {
    /// The game
    pub game: String,
    /// Read what was found before from this file, and add what is found now
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
    /// Play nothing: tell what is known
    #[arg(long, requires = "results")]
    pub known: bool,
    /// Write the report to this file, as one HTML page
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Put its tables into this Markdown text, between the marks that it has for them
    #[arg(long, value_name = "FILE")]
    pub text: Option<PathBuf>,
    /// Write its tables into this folder, each as CSV
    #[arg(long, value_name = "FOLDER")]
    pub tables: Option<PathBuf>,
    /// Write its pictures into this folder, each as SVG
    #[arg(long, value_name = "FOLDER")]
    pub pictures: Option<PathBuf>,
    /// Tell of these runs that bred strategies, as train --checkpoint keeps them, instead of the game's opponents
    #[arg(long, value_name = "FILE,…", value_delimiter = ',', conflicts_with_all = ["results", "known"])]
    pub runs: Vec<PathBuf>,
    /// Games of every two leaders of a run; else 10 000
    #[arg(long, value_name = "N", requires = "runs", value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    pub games: Option<u32>,
    /// Tell of the runs in this language, such as ru
    #[arg(long, value_name = "TAG", requires = "runs")]
    pub lang: Option<String>,
    #[command(flatten)]
    pub threads: Threads,
}

/// `balance`
#[derive(ClapArgs, Debug)]
pub struct BalanceArgs {
    /// The game
    #[arg(value_parser = ["dice"])]
    pub game: String,
    /// Fights of each hero against each enemy, and runs of the gauntlet with each hero
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub fights: u64,
    /// The seed: a number, or a phrase that stands for one
    #[arg(long, value_name = "SEED", value_parser = seed)]
    pub seed: Option<Seed>,
    #[command(flatten)]
    pub threads: Threads,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// `style`
#[derive(ClapArgs, Debug)]
pub struct StyleArgs {
    /// The game
    #[arg(value_parser = ["risk"])]
    pub game: String,
    /// Agents, each once; 'personas' for all of them
    #[arg(long, value_name = "A,B,…", default_value = "personas")]
    pub agents: String,
    /// Games
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub games: u64,
    /// Seats at a table
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=6))]
    pub seats: u8,
    /// What differs from the game's classic setup: variants, such as cards=fixed,fog=on (`games` lists them), or fields in RON, such as '(cards: Fixed)'
    #[arg(long, value_name = "SETUP")]
    pub setup: Option<String>,
    /// Positions each decision may spend; else what the agent's level says
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u64).range(1..))]
    pub budget: Option<u64>,
    /// The seed: a number, or a phrase that stands for one
    #[arg(long, value_name = "SEED", value_parser = seed)]
    pub seed: Option<Seed>,
    #[command(flatten)]
    pub threads: Threads,
    #[command(flatten)]
    pub output: JsonOnly,
}
