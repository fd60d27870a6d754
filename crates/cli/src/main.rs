//! `rubicon-lab`: the games of the house without a window.
//!
//! `args` reads the command line, `commands` holds one file per command, `output` prints, `curve` and `plateau` draw, `progress` draws bars and
//! listens for Ctrl-C. Everything of substance is in the `lab` library. A game is named only by the commands that are of one game (`balance`, `style`, `tune`,
//! `truth`, `perft`, `mods`) and by the options of `train` for kingdoms (`args/breed.rs`, `train/opening.rs`, `train/many.rs`).

mod args;
mod commands;
mod curve;
mod exit;
mod frame;
mod output;
mod plateau;
mod plot;
mod progress;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match args::Args::try_parse() {
        Ok(args) => exit::code(commands::run(&args)),
        Err(error) => exit::usage(&error),
    }
}
