//! Holding a game against what is known of it from elsewhere: `truth`.

use clap::Args as ClapArgs;
use tabletop::Seed;

use super::{JsonOnly, Threads, seed};

/// `truth`
#[derive(ClapArgs, Debug)]
pub struct TruthArgs {
    /// The game
    #[arg(value_parser = ["dominion"])]
    pub game: String,
    /// Games of each cell
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub games: u64,
    /// Menus of the rows; else all of the table
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    pub rows: Vec<String>,
    /// Menus of the columns; else all of the table
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    pub columns: Vec<String>,
    /// Refuse buys that end the game while another seat is ahead; the table is measured without
    #[arg(long)]
    pub guard: bool,
    /// The seed: a number, or a phrase that stands for one; else 2026
    #[arg(long, value_name = "SEED", value_parser = seed)]
    pub seed: Option<Seed>,
    #[command(flatten)]
    pub threads: Threads,
    #[command(flatten)]
    pub output: JsonOnly,
}
