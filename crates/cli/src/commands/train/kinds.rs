//! What is named that belongs to the other kind of training.

use lab::{LabError, Problem};

use super::request::named;
use crate::args::TrainArgs;

/// A flag and whether it is named.
type Flag = (&'static str, bool);

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
    let breed = &args.breed;
    let own = [
        ("kingdom", !breed.kingdom.is_empty()),
        ("random", breed.random.is_some()),
        ("kingdoms", breed.kingdoms.is_some()),
        ("containing", !breed.containing.is_empty()),
        ("sets", !breed.sets.is_empty()),
        ("setups", breed.setups.is_some()),
        ("cards", args.cards.is_some()),
        ("deal", breed.deal.is_some()),
        ("colonies", breed.colonies),
        ("pool", breed.pool.is_some()),
        ("leaders", breed.leaders.is_some()),
        ("chambers", breed.chambers.is_some()),
        ("games", breed.games.is_some()),
        ("guard", breed.guard),
        ("unrestricted", breed.unrestricted),
        ("alike", breed.alike),
        ("scouting", breed.scouting.is_some()),
        ("victory-entries", breed.victory_entries),
        ("library", args.library.is_some()),
        ("keep", args.keep.is_some()),
        ("begin", args.begin),
        ("shards", !args.shards.is_empty()),
    ];
    let why = format!("{} learns numbers of its agents", args.game);
    refuse(own.into_iter(), "is of games that breed whole strategies", &why)
}

fn refuse(mut flags: impl Iterator<Item = Flag>, of: &str, why: &str) -> Result<(), LabError> {
    match flags.find(|(_, asked)| *asked) {
        Some((name, _)) => Err(Problem::new(format!("--{name} {of}, and {why}")).remedy("leave it out").into()),
        None => Ok(()),
    }
}
