//! What Hare and Hedgehog ships, read once at the start: opponents, ready-made tables.

use std::sync::Arc;

use bevy::prelude::*;
use hare::{Hare, Setup};
use lab::{GameModule, Library, Problem, Scene, games::HareModule};
use tabletop::{Controller, Game, Message};

use super::setup::{Preset, TableSetup};
use crate::{
    table::{self, setup::Opponent},
    text::Words,
};

/// What is shipped. Files that cannot be read are missing here and named when it is loaded.
#[derive(Resource, Clone, Default)]
pub struct Content {
    /// The folder with `assets` and `scenes`.
    pub library: Option<Library>,
    /// Who can take a seat and give advice, weakest first.
    pub opponents: Vec<Opponent>,
    /// Ready-made tables, the first one for somebody who has never run.
    pub presets: Vec<Preset>,
}

impl Content {
    /// Reads what lies in the program's folder, and tells what could not be read.
    pub fn load(library: &Library) -> (Self, Vec<Problem>) {
        let opponents: Vec<Opponent> = GameModule::agents(&HareModule).into_iter().map(Opponent::from).collect();
        let mut content = Self { library: Some(library.clone()), opponents, presets: Vec::new() };
        let mut problems = Vec::new();
        for name in library.scenes(Some(Hare::ID)) {
            let scene = library.scene(&name).and_then(|file| Scene::load(&HareModule, library, &file));
            match scene {
                Ok(scene) => content.presets.extend(preset(&name, &scene)),
                Err(error) => problems.extend(error.problems()),
            }
        }
        content.presets.sort_by_key(|preset| (!preset.is_first(), preset.table.players.len()));
        (content, problems)
    }

    /// The rules of a race.
    ///
    /// # Errors
    /// Every fault of its setup.
    pub fn game(&self, setup: &Setup) -> Result<Arc<Hare>, Message> {
        table::rules_of(&HareModule, self.library.as_ref(), setup)
    }

    /// What keeps these variants from being played.
    pub fn check(&self, words: &Words, rules: &Setup) -> Vec<String> {
        table::setup_faults(&HareModule, self.library.as_ref(), words, rules)
    }
}

/// The table of a scene that starts from the beginning with somebody at it; a situation in the middle of a race is no table to lay,
/// and one that is only watched none to set up.
fn preset(name: &str, scene: &Scene<Hare>) -> Option<Preset> {
    let person = scene.players.iter().any(|player| player.controller == Controller::Human);
    (scene.origin.is_none() && person).then(|| Preset {
        id: name.replace('/', "-"),
        title: scene.title.clone(),
        note: scene.description.clone(),
        table: TableSetup {
            rules: scene.game.setup().clone(),
            players: scene.players.clone(),
            seed: scene.seed.unwrap_or_default().0.to_string(),
        },
    })
}
