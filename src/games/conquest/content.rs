//! What Conquest ships, read once at the start: maps, opponents, ready-made tables.

use std::sync::Arc;

use bevy::prelude::*;
use lab::{GameModule, Library, Problem, Scene, games::RiskModule};
use risk::{Risk, map::Map};
use tabletop::{Game, Message, message};

use super::{people, setup::Preset};
use crate::{
    storage,
    table::{
        self,
        setup::{Opponent, Persona},
    },
    text::Words,
};

/// What is shipped. Files that cannot be read are missing here and named when it is loaded.
#[derive(Resource, Clone, Default)]
pub struct Content {
    /// The folder with `assets` and `scenes`.
    pub library: Option<Library>,
    /// The maps, the classic one first.
    pub maps: Vec<Arc<Map>>,
    /// The methods that can take a seat and give advice, weakest first.
    pub opponents: Vec<Opponent>,
    /// Everybody who can take a seat: the personas, gentle ones first, then the methods.
    pub cast: Vec<Opponent>,
    /// Ready-made tables.
    pub presets: Vec<Preset>,
}

impl Content {
    /// Reads what lies in the program's folder, and tells what could not be read.
    pub fn load(library: &Library) -> (Self, Vec<Problem>) {
        let opponents: Vec<Opponent> = GameModule::agents(&RiskModule).into_iter().map(Opponent::from).collect();
        let personas = GameModule::personas(&RiskModule).into_iter().map(somebody);
        let cast = personas.chain(opponents.iter().cloned()).collect();
        let mut content = Self { library: Some(library.clone()), opponents, cast, ..Self::default() };
        let mut problems = Vec::new();
        let classic = risk::Setup::default().map;
        let mut ids: Vec<String> = storage::list(&library.root().join("assets/risk"), "ron")
            .iter()
            .filter_map(|path| path.file_stem()?.to_str().map(str::to_owned))
            .collect();
        ids.sort_by_key(|id| *id != classic);
        for id in ids {
            match RiskModule.map(&id, library) {
                Ok(map) => content.maps.push(map),
                Err(error) => problems.extend(error.problems()),
            }
        }
        for name in library.scenes(Some(Risk::ID)) {
            let scene = library.scene(&name).and_then(|file| Scene::load(&RiskModule, library, &file));
            match scene {
                Ok(scene) => content.presets.extend(Preset::of(&name, &scene)),
                Err(error) => problems.extend(error.problems()),
            }
        }
        (content, problems)
    }

    /// Who decides in a seat, by the name players know: an opponent's, or `None` for one nobody knows.
    pub fn opponent_title(&self, spec: &str) -> Option<&str> {
        let name = spec.split(['@', ':']).next().unwrap_or(spec).trim();
        self.cast.iter().find(|opponent| opponent.name == name).map(|opponent| opponent.title.as_str())
    }

    /// The map of this id.
    pub fn map(&self, id: &str) -> Option<&Arc<Map>> {
        self.maps.iter().find(|map| map.id() == id)
    }

    /// The rules of a game.
    ///
    /// # Errors
    /// Every fault of its setup.
    pub fn game(&self, setup: &risk::Setup) -> Result<Arc<Risk>, Message> {
        table::rules_of(&RiskModule, self.library.as_ref(), setup)
    }

    /// What keeps these variants from being played.
    pub fn check(&self, words: &Words, rules: &risk::Setup) -> Vec<String> {
        match self.map(&rules.map) {
            Some(map) => match rules.check(map) {
                Ok(()) => Vec::new(),
                Err(faults) => faults.iter().map(|fault| words.message(&fault.message())).collect(),
            },
            None => {
                let no_map = message!("fault-table-no_map", "map: there is no map '{map}'", map = &rules.map);
                vec![words.message(&no_map)]
            }
        }
    }
}

/// A persona as an opponent.
fn somebody(info: lab::Persona) -> Opponent {
    let portrait = people::person(&info.portrait);
    Opponent {
        name: info.name,
        title: info.title,
        idea: info.play,
        levels: Vec::new(),
        persona: Some(Persona { character: info.character, portrait, difficulty: info.difficulty }),
    }
}
