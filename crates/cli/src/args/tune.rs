//! Holding weights against studies: `tune`.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use super::JsonOnly;

/// `tune`
#[derive(ClapArgs, Debug)]
pub struct TuneArgs {
    /// The game
    #[arg(value_parser = ["hare"])]
    pub game: String,
    /// Draw the grid into this file, as SVG
    #[arg(long, value_name = "FILE")]
    pub picture: Option<PathBuf>,
    #[command(flatten)]
    pub output: JsonOnly,
}
