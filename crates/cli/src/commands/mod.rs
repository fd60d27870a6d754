//! One file per command: asks the lab, prints what it answers.

mod agents;
mod bench;
mod bot;
mod endings;
mod explain;
mod games;
mod honest;
mod play;
mod play_match;
mod puzzle;
mod replay;
mod report;
mod shard_file;
mod shards;
mod talk;
mod train;

use anyhow::Context;
use clap::{ArgMatches, FromArgMatches};
use lab::mods::Wanted;
use lab::{LabError, Library, Opening, Problem, TextFile, scene_game};
use registry::command::{Done, Output};
use registry::{GAMES, RegisteredGame, game};

use crate::args::{Args, Command, Conditions, ContentArgs};
use crate::console::{Console, library, wanted};
use crate::game_commands;

/// Does what the command line says.
///
/// # Errors
/// [`LabError`] for bad input and broken contracts; anything else is a failure of the machine.
pub fn run(matches: &ArgMatches) -> anyhow::Result<Done> {
    let content = ContentArgs::from_arg_matches(matches)?;
    let (name, own) = matches.subcommand().context("no command is named")?;
    let mut console = Console { content: &content, output: Output::new() };
    let done = match game_commands::find(name, own, &game_commands::offers())? {
        Some(command) => {
            tell_mods(&content)?;
            command.run(own, &mut console)
        }
        None => for_every_game(&Args::from_arg_matches(matches)?, own, &mut console.output),
    }?;
    console.output.flush()?;
    Ok(done)
}

/// A command that every game has.
fn for_every_game(args: &Args, own: &ArgMatches, output: &mut Output) -> anyhow::Result<Done> {
    let library = || library(&args.content);
    if !matches!(args.command, Command::Agents(_)) {
        tell_mods(&args.content)?;
    }
    match &args.command {
        Command::Games(args) => games::run(&library()?, args.json, output),
        Command::Agents(args) => agents::run(args, output),
        Command::Play(args) => play::run(&library()?, args, output),
        Command::Match(args) => play_match::run(&library()?, args, output),
        Command::Shard(args) => shards::shard(&library()?, args, output),
        Command::Merge(args) => shards::merge(args, output),
        Command::Train(args) => train::run(&library()?, args, own, output),
        Command::Explain(args) => explain::run(&library()?, args, output),
        Command::Bot(args) => bot::run(&library()?, args, output),
        Command::Replay(args) => replay::run(&library()?, args, output),
        Command::Bench(args) => bench::run(&library()?, args, output),
        Command::Report(args) => report::run(&library()?, args, output),
        Command::Endings(args) => endings::run(&library()?, args, output),
        Command::Puzzle(args) => puzzle::run(&library()?, args, output),
    }
}

/// Says what is wrong with the mods in use; the rest of them is in use all the same. A mod that is not there is an error.
fn tell_mods(content: &ContentArgs) -> Result<(), LabError> {
    if wanted(content.mods.as_deref()) == Wanted::None {
        return Ok(());
    }
    let library = library(content)?;
    for any_game in GAMES {
        for problem in any_game.mod_warnings(&library)? {
            crate::exit::warn(&problem.to_string());
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
        return Ok((any_game, conditions.opening()));
    }
    let file = scene(library, name)?;
    no_position(conditions)?;
    if setup.is_some() || seats.is_some() {
        let problem = Problem::new("--setup and --seats do not go with a scene, which has its own");
        return Err(problem.remedy("name the game instead of the scene, or leave them out").into());
    }
    let any_game = game(&scene_game(&file)?).map_err(|error| in_file(error, &file))?;
    Ok((any_game, Opening::Scene(file)))
}

/// A scene begins where it says.
fn no_position(conditions: &Conditions) -> Result<(), LabError> {
    if conditions.position.is_none() {
        return Ok(());
    }
    let problem = Problem::new("--position does not go with a scene, which begins where it says");
    Err(problem.remedy("name the game instead of the scene").into())
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
