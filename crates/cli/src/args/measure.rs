//! Measuring a game and its opponents: `bench`, `report`.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use registry::command::{JsonOnly, Threads};

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
