//! Counting lines of play: `perft`.

use clap::Args as ClapArgs;

use super::JsonOnly;

/// `perft`
#[derive(ClapArgs, Debug)]
pub struct PerftArgs {
    /// The game
    #[arg(value_parser = ["hare"])]
    pub game: String,
    /// Boards; else 1978 and 2008, or that of --setup
    #[arg(long = "board", value_name = "A,B,…", value_delimiter = ',')]
    pub boards: Vec<String>,
    /// Numbers of seats; else 2, 3, 4 and 6, or that of --setup
    #[arg(long, value_name = "N,M,…", value_delimiter = ',', value_parser = clap::value_parser!(u8).range(2..=6))]
    pub seats: Vec<u8>,
    /// Carrots of each seat; else those of the rules
    #[arg(long, value_name = "N")]
    pub carrots: Option<u16>,
    /// Actions of the longest lines
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=12))]
    pub depth: u32,
    /// Other rules, in RON, such as '(runners: 2, seats: 2)'; else one runner each without hare squares
    #[arg(long, value_name = "RON")]
    pub setup: Option<String>,
    #[command(flatten)]
    pub output: JsonOnly,
}
