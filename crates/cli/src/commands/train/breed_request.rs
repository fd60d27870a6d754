//! What the command line asks of a run that breeds strategies.

use lab::breed::BreedRequest;
use lab::{LabError, Library, Problem, Room, TextFile};
use tabletop::Seed;

use super::request::opening;
use crate::args::{BreedArgs, TrainArgs};

/// Games of every leader against every other one, where nothing else is said, and the most there may be.
const VALIDATION: u64 = 4_000;
const MOST_VALIDATION: u64 = 1_000_000;

pub fn read(
    room: &dyn Room,
    library: &Library,
    args: &TrainArgs,
    known: Option<TextFile>,
) -> Result<BreedRequest, LabError> {
    let games = args.validate.unwrap_or(VALIDATION);
    let validation = u32::try_from(games).ok().filter(|_| games <= MOST_VALIDATION).ok_or_else(|| {
        let problem = Problem::new(format!("--validate {games} is more than {MOST_VALIDATION}"));
        problem.remedy("choose a smaller number")
    })?;
    let opening = opening(room, library, args)?;
    Ok(BreedRequest { opening, options: options(args), seed: args.seed.unwrap_or(Seed(1)), validation, known })
}

/// Fields as a value of RON that names only these; `None` where there are none.
fn written(fields: impl IntoIterator<Item = (&'static str, Option<String>)>) -> Option<String> {
    let named = fields.into_iter().filter_map(|(name, value)| Some(format!("{name}: {}", value?)));
    let fields: Vec<String> = named.collect();
    (!fields.is_empty()).then(|| format!("({})", fields.join(", ")))
}

/// The setup that is written in short.
pub fn setup(args: &BreedArgs) -> Option<String> {
    let cards: Vec<String> = args.kingdom.iter().map(|card| card.trim().to_owned()).collect();
    written([
        ("kingdom", (!cards.is_empty()).then(|| format!("{cards:?}"))),
        ("random", args.random.map(|seed| seed.to_string())),
        ("deal", args.deal.map(|deal| deal.id().to_owned())),
        ("colonies", args.colonies.then(|| true.to_string())),
    ])
}

/// The numbers of the run.
fn options(args: &TrainArgs) -> Option<String> {
    let breed = &args.breed;
    written([
        ("pool", breed.pool.map(|number| number.to_string())),
        ("leaders", breed.leaders.map(|number| number.to_string())),
        ("generations", args.numbers.generations.map(|number| number.to_string())),
        ("chambers", breed.chambers.map(|number| number.to_string())),
        ("games", breed.games.map(|number| number.to_string())),
        ("finals", args.numbers.finals.map(|number| number.to_string())),
        ("guard", breed.guard.then(|| true.to_string())),
        ("unrestricted", breed.unrestricted.then(|| true.to_string())),
    ])
}
