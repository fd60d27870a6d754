//! What a game brings to the command line: commands of its own, options of `train`, and examples for the help.
//!
//! A [`GameCommand`] says how it is written, in `clap`'s words, and does what it says with what the [`CommandContext`] gives it. The
//! command line goes over [`GAMES`](crate::GAMES) and knows none of them. `args` are arguments that several commands have, `output`
//! prints, `files` writes files that were asked for.

mod args;
mod files;
mod output;

use std::path::Path;
use std::sync::atomic::AtomicBool;

use clap::{ArgMatches, Command};
use lab::{AnyGame, GameModule, LabError, Library, Problem};

pub use args::{JsonOnly, Threads, ron_struct, seed};
pub use files::{writable, write};
pub use output::{Output, figure, percent};

/// How a command ended, where it did not fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// All of it was done.
    All,
    /// It was stopped by Ctrl-C; what was done is printed.
    Interrupted,
    /// It was done, and found something wanting.
    Wanting,
    /// What it was given is wrong, and that has been told.
    Refused,
}

/// A bar that shows how far a command has come, to people alone. It is gone once it is dropped.
pub trait ProgressBar: Sync {
    /// So many of all games have been played. Called from any thread.
    fn set(&self, done: u64, all: u64);
}

/// What the command line gives a game's command to do its work with.
pub trait CommandContext {
    /// The library that the command line names, with the mods in use.
    ///
    /// # Errors
    /// [`LabError::Input`] where there is none.
    fn library(&self) -> Result<Library, LabError>;

    /// The folder of one's own mods, where the command line names one.
    fn mods_folder(&self) -> Option<&Path>;

    /// Standard output.
    fn output(&mut self) -> &mut Output;

    /// A bar for games to be played; one that is `quiet` is never shown.
    fn bar(&self, quiet: bool) -> Box<dyn ProgressBar>;

    /// Set once the user wants the command to end after what is under way.
    fn stop(&self) -> &'static AtomicBool;

    /// Tells a problem on standard error, with the line of the file it lies in.
    fn show(&self, problem: &Problem);
}

/// A command of a game's own.
pub trait GameCommand: Sync {
    /// How it is written: name, arguments and help. The game's name is not among them.
    fn command(&self) -> Command;

    /// Whether the game's id is its one argument that is no option, which is the default; none of its options is required then. Games may
    /// have such commands of one name: the id says whose is meant. A command without the id is of one game alone.
    fn names_game(&self) -> bool {
        true
    }

    /// Does what `matches`, which [`command`](GameCommand::command) has read, say.
    ///
    /// # Errors
    /// [`LabError`] for bad input and broken contracts; anything else is a failure of the machine.
    fn run(&self, matches: &ArgMatches, context: &mut dyn CommandContext) -> anyhow::Result<Done>;
}

/// What the options of a game say about runs of `train` that breed its strategies.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BreedWords {
    /// The setup that is written in short, if one is.
    pub setup: Option<String>,
    /// Setups written in short, each to be bred for one after another, if several are.
    pub setups: Option<Vec<String>>,
    /// Numbers of the run in RON, by name; the game's [`Breeding`](training::breed::Breeding) reads them.
    pub numbers: Vec<(&'static str, String)>,
    /// What alone is told of in a table of what setups offer; everything where it is empty.
    pub told: Vec<String>,
}

/// What the game calls what runs of `train` are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BreedNouns {
    /// One thing that a setup offers, such as a card.
    pub offer: &'static str,
    /// Several of them.
    pub offers: &'static str,
    /// Setups.
    pub setups: &'static str,
}

/// Options of `train` for a game that breeds strategies.
pub trait BreedOptions: Sync {
    /// `train` with these options. Each conflicts with `resume`, for a run that goes on has all of them from its beginning; those that
    /// say which setup is played conflict with `setup`, `scene` and `setups`.
    fn augment(&self, train: Command) -> Command;

    /// What they say.
    ///
    /// # Errors
    /// What `clap` finds wrong with them.
    fn read(&self, matches: &ArgMatches) -> Result<BreedWords, clap::Error>;

    /// The file below `assets` that a file named by `--cards` is laid over.
    fn cards(&self) -> &'static str;

    /// What it calls what its runs are about.
    fn nouns(&self) -> BreedNouns;
}

/// A game that brings something to the command line; the default brings nothing.
pub trait CommandModule: GameModule {
    /// Its own commands.
    fn commands(&self) -> &'static [&'static dyn GameCommand] {
        &[]
    }

    /// Examples for the help of commands of every game: the command, none for the whole program, and the line to be typed.
    fn examples(&self) -> &'static [(Option<&'static str>, &'static str)] {
        &[]
    }

    /// Options of `train`, where it breeds strategies.
    fn breed_options(&self) -> Option<&'static dyn BreedOptions> {
        None
    }

    /// What is to be told of the mods in use while the rest of them is used; the default has nothing to tell, for a game without mods.
    ///
    /// # Errors
    /// [`LabError::Input`] for a mod that is not there.
    fn mod_warnings(&self, library: &Library) -> Result<Vec<Problem>, LabError> {
        let _ = library;
        Ok(Vec::new())
    }
}

/// What any game brings to the command line.
pub trait AnyGameCommands: AnyGame {
    /// Its own commands.
    fn commands(&self) -> &'static [&'static dyn GameCommand];

    /// Examples, as [`CommandModule::examples`] says.
    fn examples(&self) -> &'static [(Option<&'static str>, &'static str)];

    /// Options of `train`, where it breeds strategies.
    fn breed_options(&self) -> Option<&'static dyn BreedOptions>;

    /// What is to be told of the mods in use.
    ///
    /// # Errors
    /// [`LabError::Input`] for a mod that is not there.
    fn mod_warnings(&self, library: &Library) -> Result<Vec<Problem>, LabError>;
}

impl<M: CommandModule> AnyGameCommands for M {
    fn commands(&self) -> &'static [&'static dyn GameCommand] {
        CommandModule::commands(self)
    }

    fn examples(&self) -> &'static [(Option<&'static str>, &'static str)] {
        CommandModule::examples(self)
    }

    fn breed_options(&self) -> Option<&'static dyn BreedOptions> {
        CommandModule::breed_options(self)
    }

    fn mod_warnings(&self, library: &Library) -> Result<Vec<Problem>, LabError> {
        CommandModule::mod_warnings(self, library)
    }
}
