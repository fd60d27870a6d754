//! What is played while something is learned: a scene, or a setup, by name, in RON or in short.

use lab::{LabError, Library, Opening, Problem, read_text, scene_game};
use registry::RegisteredGame;
use training::breed::setups;

use crate::args::{BreedArgs, TrainArgs};
use crate::commands::{in_file, scene};

/// What the command line names.
///
/// # Errors
/// A scene that cannot be read or is of another game, and rules nobody knows.
pub fn opening(any_game: &dyn RegisteredGame, library: &Library, args: &TrainArgs) -> Result<Opening, LabError> {
    if let Some(name) = &args.scene {
        let file = scene(library, name)?;
        let of = scene_game(&file)?;
        if of != args.game {
            let problem = Problem::new(format!("the scene is of the game '{of}', not '{}'", args.game));
            return Err(in_file(problem.into(), &file));
        }
        return Ok(Opening::Scene(file));
    }
    let options = match &args.rules {
        Some(name) => {
            let variants = any_game.variants();
            let found = variants.iter().find(|variant| variant.id == name.as_str());
            let ids = variants.iter().map(|variant| variant.id);
            Some(found.ok_or_else(|| Problem::unknown("rules", name, ids))?.setup.to_owned())
        }
        None => args.setup.clone().or_else(|| in_short(&args.breed)),
    };
    Ok(Opening::Setup { options, seats: args.seats })
}

/// What several runs are for, one after another; `None` where there is one run alone.
///
/// # Errors
/// A file of setups that cannot be read.
pub fn several(args: &TrainArgs) -> Result<Option<Vec<Opening>>, LabError> {
    let of = |options: String| Opening::Setup { options: Some(options), seats: args.seats };
    if let Some(path) = &args.breed.setups {
        return Ok(Some(setups(&read_text(path)?)?.into_iter().map(of).collect()));
    }
    let (Some(first), Some(count)) = (args.breed.random, args.breed.kingdoms) else { return Ok(None) };
    let drawn = |step: u32| in_short(&BreedArgs { random: first.checked_add(step.into()), ..args.breed.clone() });
    Ok(Some((0..count).filter_map(drawn).map(of).collect()))
}

/// Fields as a value of RON that names only these; `None` where there are none.
pub fn ron_struct(fields: impl IntoIterator<Item = (&'static str, Option<String>)>) -> Option<String> {
    let named = fields.into_iter().filter_map(|(name, value)| Some(format!("{name}: {}", value?)));
    let fields: Vec<String> = named.collect();
    (!fields.is_empty()).then(|| format!("({})", fields.join(", ")))
}

/// The setup that is written in short.
fn in_short(args: &BreedArgs) -> Option<String> {
    let list = |ids: &[String]| -> Option<String> {
        let ids: Vec<&str> = ids.iter().map(|id| id.trim()).collect();
        (!ids.is_empty()).then(|| format!("{ids:?}"))
    };
    ron_struct([
        ("kingdom", list(&args.kingdom)),
        ("random", args.random.map(|seed| seed.to_string())),
        ("containing", list(&args.containing)),
        ("sets", list(&args.sets)),
        ("deal", args.deal.map(|deal| deal.id().to_owned())),
        ("colonies", args.colonies.then(|| true.to_string())),
    ])
}
