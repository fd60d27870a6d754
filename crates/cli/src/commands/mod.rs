//! One file per command: asks the lab, prints what it answers.

mod agents;
mod balance;
mod bench;
mod bot;
mod endings;
mod explain;
mod games;
mod mods;
mod perft;
mod play;
mod play_match;
mod replay;
mod report;
mod shard_file;
mod shards;
mod style;
mod talk;
mod train;
mod truth;
mod tune;

use std::path::Path;

use anyhow::Context;
use lab::mods::Wanted;
use lab::{FileDraft, LabError, Library, Opening, Problem, TextFile, scene_game};
use registry::games::DiceModule;
use registry::games::dice::Origin;
use registry::{GAMES, RegisteredGame, game};

use crate::args::{Args, Command, Conditions};
use crate::exit::Done;
use crate::output::Output;

/// Does what the command line says.
///
/// # Errors
/// [`LabError`] for bad input and broken contracts; anything else is a failure of the machine.
pub fn run(args: &Args) -> anyhow::Result<Done> {
    let mut output = Output::new();
    let library = || -> Result<Library, LabError> {
        let library = Library::find(args.assets.as_deref())?;
        Ok(library.with_mods(args.mods_folder.clone(), wanted(args.mods.as_deref())))
    };
    tell_mods(args, &library)?;
    let done = match &args.command {
        Command::Games(args) => games::run(&library()?, args.json, &mut output),
        Command::Agents(args) => agents::run(args, &mut output),
        Command::Play(args) => play::run(&library()?, args, &mut output),
        Command::Match(args) => play_match::run(&library()?, args, &mut output),
        Command::Shard(args) => shards::shard(&library()?, args, &mut output),
        Command::Merge(args) => shards::merge(args, &mut output),
        Command::Train(args) => train::run(&library()?, args, &mut output),
        Command::Truth(args) => truth::run(&library()?, args, &mut output),
        Command::Tune(args) => tune::run(&library()?, args, &mut output),
        Command::Perft(args) => perft::run(&library()?, args, &mut output),
        Command::Explain(args) => explain::run(&library()?, args, &mut output),
        Command::Bot(args) => bot::run(&library()?, args, &mut output),
        Command::Replay(args) => replay::run(&library()?, args, &mut output),
        Command::Bench(args) => bench::run(&library()?, args, &mut output),
        Command::Report(args) => report::run(&library()?, args, &mut output),
        Command::Balance(args) => balance::run(&library()?, args, &mut output),
        Command::Endings(args) => endings::run(&library()?, args, &mut output),
        Command::Style(args) => style::run(&library()?, args, &mut output),
        Command::Mod(of) => mods::run(&library()?, args.mods_folder.as_deref(), &of.command, &mut output),
    }?;
    output.flush()?;
    Ok(done)
}

/// The mods that `--mods` names.
fn wanted(mods: Option<&str>) -> Wanted {
    match mods.map(str::trim) {
        None | Some("") => Wanted::None,
        Some("all") => Wanted::All,
        Some(ids) => Wanted::These(ids.split(',').map(|id| id.trim().to_owned()).collect()),
    }
}

/// Says what is wrong with the mods in use; the rest of them is in use all the same. A mod that is not there is an error.
fn tell_mods(args: &Args, library: &impl Fn() -> Result<Library, LabError>) -> Result<(), LabError> {
    if wanted(args.mods.as_deref()) == Wanted::None || matches!(args.command, Command::Agents(_)) {
        return Ok(());
    }
    let stock = DiceModule.stock(&library()?)?;
    if !stock.problems.is_empty() {
        return Err(LabError::Input(stock.problems));
    }
    for problem in stock.all_problems() {
        crate::exit::warn(&problem.to_string());
    }
    for (stocked, change) in stock.conflicts() {
        if let Some(Origin::Mod(other)) = &change.replaces {
            let (winner, kind, id) = (&stocked.found.id, change.kind, &change.id);
            crate::exit::warn(&format!(
                "the {kind} '{id}' is in mods '{other}' and '{winner}'; that of '{winner}' is used"
            ));
        }
    }
    Ok(())
}

/// The game of that id, or all of them.
fn any_games(id: Option<&str>) -> Result<Vec<&'static dyn RegisteredGame>, LabError> {
    match id {
        Some(id) => game(id).map(|any_game| vec![any_game]),
        None => Ok(GAMES.to_vec()),
    }
}

/// The situation that a scene's name, a scene's file or a game's id stands for.
fn situation(
    library: &Library,
    name: &str,
    conditions: &Conditions,
) -> Result<(&'static dyn RegisteredGame, Opening), LabError> {
    let Conditions { setup, seats, .. } = conditions;
    if let Some(any_game) = GAMES.iter().copied().find(|any_game| any_game.info().id == name) {
        return Ok((any_game, Opening::Setup { options: setup.clone(), seats: *seats }));
    }
    let file = scene(library, name)?;
    if setup.is_some() || seats.is_some() {
        let problem = Problem::new("--setup and --seats do not go with a scene, which has its own");
        return Err(problem.remedy("name the game instead of the scene, or leave them out").into());
    }
    let any_game = game(&scene_game(&file)?).map_err(|error| in_file(error, &file))?;
    Ok((any_game, Opening::Scene(file)))
}

fn scene(library: &Library, name: &str) -> Result<TextFile, LabError> {
    library.scene(name)
}

/// An agent with what lies in files written out; programs from outside stay as they are.
fn spelled_out(any_game: &dyn RegisteredGame, library: &Library, agent: String) -> Result<String, LabError> {
    if lab::is_program(&agent) { Ok(agent) } else { any_game.spelled_out(&agent, library) }
}

/// The same of a list.
fn roster(any_game: &dyn RegisteredGame, library: &Library, agents: Vec<String>) -> Result<Vec<String>, LabError> {
    agents.into_iter().map(|agent| spelled_out(any_game, library, agent)).collect()
}

/// Says which file an error lies in, where it does not say so itself.
fn in_file(error: LabError, file: &TextFile) -> LabError {
    match error {
        LabError::Input(problems) => LabError::Input(
            problems
                .into_iter()
                .map(|problem| if problem.file.is_some() { problem } else { problem.in_file(&file.name) })
                .collect(),
        ),
        other => other,
    }
}

/// Writes a file the user asked for, in one step.
fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    let written = FileDraft::write(path, text.as_bytes()).and_then(FileDraft::publish);
    written.with_context(|| format!("{} cannot be written", path.display()))
}

/// Whether a file can be written there: better found out before hours of games than after.
fn writable(path: &Path) -> anyhow::Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    if !folder.is_dir() || path.is_dir() {
        let problem = Problem::new("cannot be written").in_file(path.display().to_string());
        return Err(LabError::from(problem.remedy("name a file in a folder that is there")).into());
    }
    Ok(())
}
