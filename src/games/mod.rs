//! One folder per game: it draws its board, turns clicks and keys into actions, and shows what happens. Here is the list.
//!
//! A game knows its rules and the shared [`table`](crate::table); no game knows another.

pub mod alea;
pub mod conquest;

use std::path::Path;

use bevy::prelude::*;
use lab::Library;
use tabletop::Seed;

use crate::{
    demo::Step,
    shell::{GameSetup, NewGame},
    table::{
        Face, GamesFiles, Opened,
        setup::{Offered, SetupOf},
    },
    text::Words,
};

/// Every game, in the order in which they are offered.
pub static GAMES: [&dyn Face; 2] = [&conquest::ConquestFace, &alea::AleaFace];

/// All games at their tables.
pub fn plugin(app: &mut App) {
    app.insert_resource(Offered(GAMES.iter().map(|game| game.id()).collect())).insert_resource(SetupOf(GAMES[0].id()));
    for game in GAMES {
        game.build(app);
    }
}

/// The game with this setup.
pub fn of(setup: &GameSetup) -> Option<&'static dyn Face> {
    GAMES.into_iter().find(|game| game.rules().contains(&setup.rules()))
}

/// The game of this id.
pub fn named(id: &str) -> Option<&'static dyn Face> {
    GAMES.into_iter().find(|game| game.id() == id)
}

/// Reads what the player has chosen about the games. Tells what could not be read.
pub fn prepare(world: &mut World, words: &Words) -> Vec<String> {
    GAMES.iter().flat_map(|game| game.prepare(world, words)).collect()
}

/// Reads what every game ships from the program's folder. Tells what could not be read.
pub fn load(world: &mut World, root: &Path, words: &Words) -> Vec<String> {
    world.init_resource::<GamesFiles>();
    match Library::open(root) {
        Ok(library) => GAMES.iter().flat_map(|game| game.load(world, &library, words)).collect(),
        Err(error) => vec![error.to_string()],
    }
}

/// What a scene, save or replay begins.
///
/// # Errors
/// The file cannot be read, or is of no game of this program: every fault with its place and a remedy.
pub fn open_scene(world: &World, root: &Path, file: &Path) -> anyhow::Result<Opened> {
    let file = Library::open(root)?.scene(&file.to_string_lossy())?;
    world.resource::<GamesFiles>().open(&file)
}

/// A game for the scripted run, and what the run shows of the other games after it.
///
/// # Errors
/// What they need is not there.
pub fn demo(world: &World, words: &Words, seed: Seed) -> anyhow::Result<(NewGame, Vec<Step>)> {
    let first = GAMES[0].demo(world, words, seed).map_err(anyhow::Error::msg)?;
    let mut steps = Vec::new();
    for game in GAMES {
        steps.extend(game.tour(world, words, seed).map_err(anyhow::Error::msg)?);
    }
    Ok((first, steps))
}
