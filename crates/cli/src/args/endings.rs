//! `endings`: do all games end by their own rules?

use clap::Args as ClapArgs;
use registry::command::{JsonOnly, Threads, seed};
use tabletop::Seed;

/// `endings`
#[derive(ClapArgs, Debug)]
pub struct EndingsArgs {
    /// The game
    pub game: String,
    /// Agents; else every agent at each of its levels, every persona and every rung of the ladder
    #[arg(long, value_name = "A,B,…")]
    pub agents: Option<String>,
    /// Variants and scenes by name; else all that the game has
    #[arg(long = "openings", value_name = "A,B,…", value_delimiter = ',')]
    pub openings: Vec<String>,
    /// One number of seats; else all that a variant allows
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// Games at each table
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub games: u64,
    /// Play at every n-th table alone
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    pub every: u16,
    /// Positions or iterations each decision may spend; else what the agent's level says
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u64).range(1..))]
    pub budget: Option<u64>,
    /// Percent of all games that may end by a limit; with more the command fails
    #[arg(long, value_name = "PERCENT", default_value_t = 1.0)]
    pub at_most: f64,
    /// Print every table, not only those where a game ended by a limit
    #[arg(long)]
    pub all: bool,
    /// The seed: a number, or a phrase that stands for one
    #[arg(long, value_name = "SEED", value_parser = seed)]
    pub seed: Option<Seed>,
    #[command(flatten)]
    pub threads: Threads,
    #[command(flatten)]
    pub output: JsonOnly,
}
