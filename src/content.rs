//! What is shipped and read once at the start: the map, the opponents, the ready-made tables.

use std::{path::Path, sync::Arc};

use anyhow::Context;
use bevy::prelude::*;
use lab::{AgentInfo, Library};
use risk::{Risk, map::Map};
use tabletop::{Controller, Record, Seed};

use crate::{
    handover::{GameSetup, NewGame},
    screens::{Opponent, Preset, TableSetup},
    storage,
    text::Words,
};

/// What is shipped. Files that cannot be read are missing here and named in [`Content::problems`].
#[derive(Resource, Clone, Default)]
pub struct Content {
    /// The folder with `assets` and `scenes`.
    pub library: Option<Library>,
    /// The world map.
    pub world: Option<Arc<Map>>,
    /// Who can take a seat in Conquest, weakest first.
    pub opponents: Vec<Opponent>,
    /// Ready-made tables of Conquest.
    pub presets: Vec<Preset>,
    /// What could not be read, in plain words.
    pub problems: Vec<String>,
}

impl Content {
    /// Reads everything below this folder.
    pub fn load(root: &Path) -> Self {
        let mut content = Self::default();
        match Library::open(root) {
            Ok(library) => content.library = Some(library),
            Err(error) => content.problems.push(error.to_string()),
        }
        match lab::game("risk") {
            Ok(room) => content.opponents = room.agents().into_iter().map(opponent).collect(),
            Err(error) => content.problems.push(error.to_string()),
        }
        content
    }

    /// What keeps these variants from being played.
    pub fn check(&self, rules: &risk::Setup) -> Vec<String> {
        match &self.world {
            Some(map) => match rules.check(map) {
                Ok(()) => Vec::new(),
                Err(faults) => faults.iter().map(ToString::to_string).collect(),
            },
            None => self.problems.clone(),
        }
    }
}

fn opponent(info: AgentInfo) -> Opponent {
    Opponent {
        name: info.name,
        title: info.title,
        idea: info.idea,
        levels: info.levels.into_iter().map(|level| level.name).collect(),
    }
}

impl Content {
    /// The game a scene or save file stands for.
    ///
    /// # Errors
    /// The file cannot be read or is no game of Conquest; the reason with its place.
    pub fn scene_game(&self, file: &Path) -> anyhow::Result<NewGame> {
        let text = storage::read_named(file)?;
        let record: Record<Risk> = Record::from_ron(&text).with_context(|| file.display().to_string())?;
        Ok(NewGame {
            setup: GameSetup::Conquest(record.setup),
            players: record.players,
            seed: record.seed,
            resume: Some(text.into()),
        })
    }

    /// A game of four opponents for the scripted run: the strongest there are.
    ///
    /// # Errors
    /// There are no opponents.
    pub fn demo_game(&self, words: &Words, seed: Seed) -> anyhow::Result<NewGame> {
        let mut table = TableSetup::classic(words, &self.opponents);
        table.seed = seed.0.to_string();
        table.new_game().map_err(anyhow::Error::msg)
    }

    /// The same game with an opponent in every seat a person would have.
    ///
    /// # Errors
    /// There are no opponents.
    pub fn played_by_agents(&self, mut game: NewGame) -> anyhow::Result<NewGame> {
        let stand_in = self.opponents.first().context("there are no opponents to play the demo")?;
        for player in game.players.iter_mut().filter(|player| player.controller == Controller::Human) {
            player.controller = Controller::Agent(stand_in.spec(None));
            player.name.clone_from(&stand_in.title);
        }
        Ok(game)
    }
}
