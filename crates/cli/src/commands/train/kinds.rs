//! What is named that belongs to the other kind of training.

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command, Id};
use lab::{LabError, Problem};
use registry::command::BreedOptions;
use registry::{GAMES, RegisteredGame};

use super::request::named;
use crate::args::TrainArgs;

/// A flag and whether it is named.
type Flag<'a> = (&'a str, bool);

/// Refuses options that another game has for the strategies it breeds.
///
/// # Errors
/// The first of them.
pub fn check_options(any_game: &dyn RegisteredGame, own: &ArgMatches) -> Result<(), LabError> {
    let (game, none) = (any_game.info().id, Command::new("train"));
    let of = |options: &dyn BreedOptions| options.augment(none.clone());
    let known = any_game.breed_options().map(of);
    let is_own = |id: &Id| known.iter().flat_map(Command::get_arguments).any(|arg| arg.get_id() == id);
    for options in GAMES.iter().filter_map(|any_game| any_game.breed_options()).map(of) {
        let typed = |arg: &&Arg| own.value_source(arg.get_id().as_str()) == Some(ValueSource::CommandLine);
        if let Some(arg) = options.get_arguments().filter(|arg| !is_own(arg.get_id())).find(typed) {
            let why = match any_game.breeding() {
                Some(_) => format!("{game} has other options"),
                None => format!("{game} learns numbers of its agents"),
            };
            let name = arg.get_long().unwrap_or_default();
            return refuse([(name, true)].into_iter(), "is of games that breed whole strategies", &why);
        }
    }
    Ok(())
}

/// Refuses what only games with numbers to learn have.
///
/// # Errors
/// The first of it.
pub fn check_breeding(args: &TrainArgs) -> Result<(), LabError> {
    let own = [
        ("agent", args.agent.is_some()),
        ("rules", args.rules.is_some()),
        ("budget", args.budget.is_some()),
        ("optimiser", args.optimiser.is_some()),
        ("yardstick", args.yardstick.is_some()),
        ("limit-wins", args.limit_wins),
        ("against", args.against.is_some()),
        ("styles", args.styles.is_some()),
        ("curve", args.curve.is_some()),
    ];
    // The games of the final are named alike in both.
    let numbers =
        named(&args.numbers).into_iter().map(|(name, asked, _)| (name, asked)).filter(|(name, _)| *name != "finals");
    let why = format!("{} breeds whole strategies", args.game);
    refuse(own.into_iter().chain(numbers), "is of games whose agents have numbers to learn", &why)
}

/// Refuses what only games that breed strategies have.
///
/// # Errors
/// The first of it.
pub fn check_weights(args: &TrainArgs) -> Result<(), LabError> {
    let own = [
        ("setups", args.setups.is_some()),
        ("cards", args.cards.is_some()),
        ("library", args.library.is_some()),
        ("keep", args.keep.is_some()),
        ("begin", args.begin),
        ("shards", !args.shards.is_empty()),
    ];
    let why = format!("{} learns numbers of its agents", args.game);
    refuse(own.into_iter(), "is of games that breed whole strategies", &why)
}

fn refuse<'a>(mut flags: impl Iterator<Item = Flag<'a>>, of: &str, why: &str) -> Result<(), LabError> {
    match flags.find(|(_, asked)| *asked) {
        Some((name, _)) => Err(Problem::new(format!("--{name} {of}, and {why}")).remedy("leave it out").into()),
        None => Ok(()),
    }
}
