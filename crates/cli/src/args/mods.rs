//! Mods: `mod`.

use std::path::PathBuf;

use clap::{Args as ClapArgs, Subcommand};
use tabletop::Seed;

use super::{JsonOnly, seed};

/// `mod`
#[derive(ClapArgs, Debug)]
pub struct ModArgs {
    /// What to do with mods
    #[command(subcommand)]
    pub command: ModCommand,
}

/// What to do with mods.
#[derive(Subcommand, Debug)]
pub enum ModCommand {
    /// Write a new mod with a card, a script and an enemy that work, ready to be changed
    New {
        /// Its id: small letters, digits and signs '-' inside
        id: String,
    },
    /// Read mods and say what is wrong with them, with file, line, column and remedy
    Check {
        /// Folders of mods, or ids of mods in `mods`
        #[arg(required = true)]
        folders: Vec<PathBuf>,
        /// Tell it in this language, such as ru
        #[arg(long, value_name = "TAG")]
        lang: Option<String>,
    },
    /// Print the scripting reference, made from the code
    Doc,
    /// Try a card: the first hero against every enemy, without it and with it
    Sim {
        /// The card, such as 'cleaver' or 'cleaver+'
        card: String,
        /// Fights against every enemy
        #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=100_000))]
        fights: u64,
        /// The seed: a number, or a phrase that stands for one
        #[arg(long, value_name = "SEED", value_parser = seed)]
        seed: Option<Seed>,
        #[command(flatten)]
        output: JsonOnly,
    },
}
