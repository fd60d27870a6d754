//! `rubicon-lab`: the games of the house without a window.
//!
//! `args` reads the command line, `commands` holds one file per command, `game_commands` offers those that games bring, `console` is what they are
//! given, `curve` and `plot` draw, `progress` draws bars and listens for Ctrl-C. Everything of substance is in the crates below. No game is
//! named here: they are found in the registry, with their own commands, options and examples.

mod args;
mod commands;
mod console;
mod curve;
mod exit;
mod frame;
mod game_commands;
mod plot;
mod progress;

use std::process::ExitCode;

use clap::{Command, CommandFactory};
use registry::GAMES;

/// The whole command line, with what the games bring to it.
fn program() -> Command {
    let program = args::with_help(args::Args::command());
    let program = GAMES.iter().filter_map(|any_game| any_game.breed_options()).fold(program, |program, options| {
        program.mut_subcommand("train", |train| {
            // What a game says of its options is not what `train` is about.
            let about = train.get_about().cloned();
            options.augment(train).about(about.unwrap_or_default())
        })
    });
    game_commands::add(program, &game_commands::offers())
}

fn main() -> ExitCode {
    match program().try_get_matches() {
        Ok(matches) => exit::code(commands::run(&matches)),
        Err(error) => exit::usage(&error),
    }
}
