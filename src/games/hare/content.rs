//! What Hare and Hedgehog ships, read once at the start: opponents, ready-made tables.

use std::sync::Arc;

use bevy::prelude::*;
use hare::{Hare, Setup};
use lab::{GameModule, Library, Problem, Scene, games::HareModule};
use tabletop::{Game, Message};

use super::setup::{Preset, is_first};
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
                Ok(scene) => content.presets.extend(Preset::of(&name, &scene)),
                Err(error) => problems.extend(error.problems()),
            }
        }
        content.presets.sort_by_key(|preset| (!is_first(preset), preset.table.players.len()));
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
