//! What Alea ships and what mods bring: cards, fighters, portraits, opponents.

use std::{collections::BTreeMap, path::Path, sync::Arc};

use bevy::prelude::*;
use lab::{GameModule, Library, Problem};
use registry::games::{DiceModule, dice::Translation};

use super::{
    ids,
    mods::{ModChoice, ModInfo, Shipped, Sounds, Stocked, read},
    portrait::Portraits,
};
use crate::{
    table::setup::{Opponent, title_with_level},
    text::Words,
};

/// What there is. Files that cannot be read are missing here and named when it is loaded.
#[derive(Resource, Clone, Default)]
pub struct Content {
    /// The folder with `assets` and `scenes`, and those of the mods in use.
    pub library: Option<Library>,
    /// Cards, enemies and heroes.
    pub duel: Arc<dice::Content>,
    /// Portraits of heroes and enemies.
    pub portraits: Portraits,
    /// Sounds that mods bring, by the ids of cards, statuses, enemies and heroes.
    pub sounds: Sounds,
    /// The mods there are, in the order they are read.
    pub mods: Vec<ModInfo>,
    /// What mods in use bring in other languages, by language.
    pub translations: BTreeMap<String, Vec<Translation>>,
    /// What is numbered alike whatever mods are in use.
    pub shipped: Shipped,
    /// Who can fight, weakest first.
    pub duelists: Vec<Opponent>,
}

impl Content {
    /// Reads what lies in the program's folder with mods: those in the player's folder `own`, and those beside the program.
    /// Tells what could not be read.
    pub fn load(library: &Library, own: Option<&Path>, choice: &ModChoice) -> (Self, Vec<Problem>) {
        let duelists = GameModule::agents(&DiceModule).into_iter().map(|agent| Opponent::of(ids::ID, agent)).collect();
        let mut content = Self { duelists, ..Self::default() };
        match read(library, own, choice) {
            Ok(stocked) => {
                let problems = stocked.problems.clone();
                content.stock(stocked);
                (content, problems)
            }
            Err(error) => {
                content.library = Some(library.clone());
                (content, error.problems())
            }
        }
    }

    /// Puts what was read of mods in the place of what was there. Who holds the old cards keeps them.
    pub fn stock(&mut self, stocked: Stocked) {
        self.library = Some(stocked.library);
        self.duel = stocked.content;
        self.mods = stocked.mods;
        self.translations = stocked.translations;
        self.shipped = stocked.shipped;
        self.portraits = stocked.portraits;
        self.sounds = stocked.sounds;
    }

    /// The name players know an opponent by, with its level.
    pub fn duelist_title(&self, words: &Words, spec: &str) -> String {
        title_with_level(&self.duelists, words, spec)
    }
}
