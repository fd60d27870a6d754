//! The games that are at their tables in this program.

use std::path::Path;

use bevy::prelude::*;
use lab::Library;
use tabletop::Seed;

use super::{ClientGame, FileRegistry, Opened, setup::SetupOf};
use crate::{
    demo::Step,
    shell::{GameSetup, NewGame},
    text::Words,
};

/// Every game of the program, in the order in which they are offered. Pages go over it and know none of them.
#[derive(Resource, Clone, Copy)]
pub struct Games(pub &'static [&'static dyn ClientGame]);

impl Games {
    /// All of them, in the order in which they are offered.
    pub fn iter(self) -> impl Iterator<Item = &'static dyn ClientGame> {
        self.0.iter().copied()
    }

    /// The game with this setup.
    pub fn of(self, setup: &GameSetup) -> Option<&'static dyn ClientGame> {
        self.iter().find(|game| game.rules().contains(&setup.rules()))
    }

    /// The game of this id.
    pub fn named(self, id: &str) -> Option<&'static dyn ClientGame> {
        self.iter().find(|game| game.id() == id)
    }

    /// Adds all of them to the program.
    pub fn build(self, app: &mut App) {
        app.insert_resource(SetupOf(self.iter().next().map_or("", ClientGame::id))).insert_resource(self);
        for game in self.iter() {
            game.build(app);
        }
        let mut words = app.world_mut().get_resource_or_init::<Words>();
        *words = self.with_words_of_all(words.clone());
    }

    /// Words, and under them those that the games bring without any files.
    pub fn with_words_of_all(self, mut words: Words) -> Words {
        for game in self.iter() {
            game.words(&words).into_iter().for_each(|(message, text)| words.add(message, text));
        }
        words
    }

    /// Reads what the player has chosen about the games. Tells what could not be read.
    pub fn prepare(self, world: &mut World, words: &Words) -> Vec<String> {
        self.iter().flat_map(|game| game.prepare(world, words)).collect()
    }

    /// Reads what every game ships from the program's folder. Tells what could not be read.
    pub fn load(self, world: &mut World, root: &Path, words: &Words) -> Vec<String> {
        world.init_resource::<FileRegistry>();
        match Library::open(root) {
            Ok(library) => self.iter().flat_map(|game| game.load(world, &library, words)).collect(),
            Err(error) => vec![error.to_string()],
        }
    }

    /// A game for the scripted run, and what the run shows of all games after it.
    ///
    /// # Errors
    /// What they need is not there.
    pub fn demo(self, world: &World, words: &Words, seed: Seed) -> anyhow::Result<(NewGame, Vec<Step>)> {
        let first = self.0.first().ok_or_else(|| anyhow::anyhow!("there is no game to show"))?;
        let first = first.demo(world, words, seed).map_err(anyhow::Error::msg)?;
        let mut steps = Vec::new();
        for game in self.iter() {
            steps.extend(game.tour(world, words, seed).map_err(anyhow::Error::msg)?);
        }
        Ok((first, steps))
    }
}

/// What a scene, save or replay begins, once what the games ship has been [read](Games::load).
///
/// # Errors
/// The file cannot be read, or is of no game of this program: every fault with its place and a remedy.
pub fn open_scene(world: &World, root: &Path, file: &Path) -> anyhow::Result<Opened> {
    let file = Library::open(root)?.scene(&file.to_string_lossy())?;
    world.resource::<FileRegistry>().open(&file)
}
