//! What is played while something is learned: a scene, or a setup, by name, in RON or in short.

use lab::{LabError, Library, Opening, Problem, read_text, scene_game};
use registry::RegisteredGame;
use registry::command::BreedWords;
use training::breed::setups;

use crate::args::TrainArgs;
use crate::commands::{in_file, scene};

/// What the command line names; `in_short` is the setup that the game's own options write, if they do.
///
/// # Errors
/// A scene that cannot be read or is of another game, and rules nobody knows.
pub fn opening(
    any_game: &dyn RegisteredGame,
    library: &Library,
    args: &TrainArgs,
    in_short: Option<&String>,
) -> Result<Opening, LabError> {
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
        None => args.setup.clone().or_else(|| in_short.cloned()),
    };
    Ok(Opening::Setup { options, seats: args.seats })
}

/// What several runs are for, one after another; `None` where there is one run alone.
///
/// # Errors
/// A file of setups that cannot be read.
pub fn several(args: &TrainArgs, words: &BreedWords) -> Result<Option<Vec<Opening>>, LabError> {
    let of = |options: String| Opening::Setup { options: Some(options), seats: args.seats };
    let listed = match &args.setups {
        Some(path) => Some(setups(&read_text(path)?)?),
        None => words.setups.clone(),
    };
    Ok(listed.map(|listed| listed.into_iter().map(of).collect()))
}
