//! What is played while something is learned: a scene, or a setup, by name, in RON or in short.

use lab::{LabError, Library, Opening, Problem, Room, scene_game};

use crate::args::{BreedArgs, TrainArgs};
use crate::commands::{in_file, scene};

/// What the command line names.
///
/// # Errors
/// A scene that cannot be read or is of another game, and rules nobody knows.
pub fn opening(room: &dyn Room, library: &Library, args: &TrainArgs) -> Result<Opening, LabError> {
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
            let variants = room.variants();
            let found = variants.iter().find(|variant| variant.id == name.as_str());
            let ids = variants.iter().map(|variant| variant.id);
            Some(found.ok_or_else(|| Problem::unknown("rules", name, ids))?.setup.to_owned())
        }
        None => args.setup.clone().or_else(|| in_short(&args.breed)),
    };
    Ok(Opening::Setup { options, seats: args.seats })
}

/// Fields as a value of RON that names only these; `None` where there are none.
pub fn written(fields: impl IntoIterator<Item = (&'static str, Option<String>)>) -> Option<String> {
    let named = fields.into_iter().filter_map(|(name, value)| Some(format!("{name}: {}", value?)));
    let fields: Vec<String> = named.collect();
    (!fields.is_empty()).then(|| format!("({})", fields.join(", ")))
}

/// The setup that is written in short.
fn in_short(args: &BreedArgs) -> Option<String> {
    let cards: Vec<String> = args.kingdom.iter().map(|card| card.trim().to_owned()).collect();
    written([
        ("kingdom", (!cards.is_empty()).then(|| format!("{cards:?}"))),
        ("random", args.random.map(|seed| seed.to_string())),
        ("deal", args.deal.map(|deal| deal.id().to_owned())),
        ("colonies", args.colonies.then(|| true.to_string())),
    ])
}
