//! What the command line asks of a run that breeds strategies.

use lab::{LabError, Library, Opening, Problem, TextFile};
use registry::RegisteredGame;
use tabletop::Seed;
use training::breed::BreedRequest;

use super::opening::{opening, ron_struct};
use crate::args::TrainArgs;

/// Games of every leader against every other one, where nothing else is said, and the most there may be.
const VALIDATION: u64 = 4_000;
const MOST_VALIDATION: u64 = 1_000_000;

pub fn read(
    any_game: &dyn RegisteredGame,
    library: &Library,
    args: &TrainArgs,
    known: Option<TextFile>,
) -> Result<BreedRequest, LabError> {
    of(opening(any_game, library, args)?, args, known)
}

/// The same of a setup among several.
pub fn of(opening: Opening, args: &TrainArgs, known: Option<TextFile>) -> Result<BreedRequest, LabError> {
    let games = args.validate.unwrap_or(VALIDATION);
    let validation = u32::try_from(games).ok().filter(|_| games <= MOST_VALIDATION).ok_or_else(|| {
        let problem = Problem::new(format!("--validate {games} is more than {MOST_VALIDATION}"));
        problem.remedy("choose a smaller number")
    })?;
    Ok(BreedRequest { opening, options: options(args), seed: args.seed.unwrap_or(Seed(1)), validation, known })
}

/// The numbers of the run.
fn options(args: &TrainArgs) -> Option<String> {
    let breed = &args.breed;
    ron_struct([
        ("pool", breed.pool.map(|number| number.to_string())),
        ("leaders", breed.leaders.map(|number| number.to_string())),
        ("generations", args.numbers.generations.map(|number| number.to_string())),
        ("chambers", breed.chambers.map(|number| number.to_string())),
        ("games", breed.games.map(|number| number.to_string())),
        ("finals", args.numbers.finals.map(|number| number.to_string())),
        ("guard", breed.guard.then(|| true.to_string())),
        ("unrestricted", breed.unrestricted.then(|| true.to_string())),
        ("alike", breed.alike.then(|| true.to_string())),
        ("scouting", breed.scouting.map(|number| number.to_string())),
        ("victory_entries", breed.victory_entries.then(|| true.to_string())),
    ])
}
