//! What the command line asks of a run that breeds strategies.

use lab::{LabError, Opening, Problem, TextFile};
use registry::command::{BreedWords, ron_struct};
use tabletop::Seed;
use training::breed::BreedRequest;

use crate::args::TrainArgs;

/// Games of every leader against every other one, where nothing else is said, and the most there may be.
const VALIDATION: u64 = 4_000;
const MOST_VALIDATION: u64 = 1_000_000;

/// The request for a setup. `words` are what the game's own options say, `known` is the library it begins with.
pub fn of(
    opening: Opening,
    args: &TrainArgs,
    words: &BreedWords,
    known: Option<TextFile>,
) -> Result<BreedRequest, LabError> {
    let games = args.validate.unwrap_or(VALIDATION);
    let validation = u32::try_from(games).ok().filter(|_| games <= MOST_VALIDATION).ok_or_else(|| {
        let problem = Problem::new(format!("--validate {games} is more than {MOST_VALIDATION}"));
        problem.remedy("choose a smaller number")
    })?;
    Ok(BreedRequest { opening, options: options(args, words), seed: args.seed.unwrap_or(Seed(1)), validation, known })
}

/// The numbers of the run.
fn options(args: &TrainArgs, words: &BreedWords) -> Option<String> {
    let own = words.numbers.iter().map(|(name, number)| (*name, Some(number.clone())));
    ron_struct(own.chain([
        ("generations", args.numbers.generations.map(|number| number.to_string())),
        ("finals", args.numbers.finals.map(|number| number.to_string())),
    ]))
}
