//! What is shipped and read once at the start: the map, the opponents, the ready-made tables.

use std::{collections::BTreeMap, path::Path, sync::Arc};

use anyhow::Context;
use bevy::prelude::*;
use lab::{AgentInfo, GameModule, Library, Scene, TextFile, games::RiskModule};
use risk::{Risk, map::Map};
use tabletop::{Controller, FORMAT, Game, Record, Seed, Session, Turn};

use crate::{
    handover::{GameRecord, GameSetup, NewGame},
    screens::{Level, Opponent, Preset, TableSetup},
    storage,
    table::{Unusable, about},
    text::Words,
};

/// What is shipped. Files that cannot be read are missing here and named in [`Content::problems`].
#[derive(Resource, Clone, Default)]
pub struct Content {
    /// The folder with `assets` and `scenes`.
    pub library: Option<Library>,
    /// The maps of Conquest, the classic one first.
    pub maps: Vec<Arc<Map>>,
    /// Who can take a seat in Conquest, weakest first.
    pub opponents: Vec<Opponent>,
    /// Ready-made tables of Conquest.
    pub presets: Vec<Preset>,
    /// What could not be read, in plain words.
    pub problems: Vec<String>,
}

/// A save that can be taken up.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedGame {
    /// The game, for whoever starts it.
    pub game: NewGame,
    /// Whether it is over.
    pub over: bool,
    /// The round it is in, 0 before the first.
    pub round: u32,
    /// When it was written, as [`stamp::now`](crate::stamp::now) has it.
    pub written: Option<String>,
}

impl Content {
    /// Reads everything below this folder.
    pub fn load(root: &Path) -> Self {
        let opponents = GameModule::agents(&RiskModule).into_iter().map(opponent).collect();
        let mut content = Self { opponents, ..Self::default() };
        let library = match Library::open(root) {
            Ok(library) => library,
            Err(error) => {
                content.problems.push(error.to_string());
                return content;
            }
        };
        let classic = risk::Setup::default().map;
        let mut ids: Vec<String> = storage::list(&root.join("assets/risk"), "ron")
            .iter()
            .filter_map(|path| path.file_stem()?.to_str().map(str::to_owned))
            .collect();
        ids.sort_by_key(|id| *id != classic);
        for id in ids {
            match RiskModule.map(&id, &library) {
                Ok(map) => content.maps.push(map),
                Err(error) => content.problems.push(error.to_string()),
            }
        }
        for name in library.scenes(Some(Risk::ID)) {
            let scene = library.scene(&name).and_then(|file| Scene::load(&RiskModule, &library, &file));
            match scene {
                Ok(scene) => content.presets.extend(preset(&scene)),
                Err(error) => content.problems.push(error.to_string()),
            }
        }
        content.library = Some(library);
        content
    }

    /// The map of this id.
    pub fn map(&self, id: &str) -> Option<&Arc<Map>> {
        self.maps.iter().find(|map| map.id() == id)
    }

    /// What keeps these variants from being played.
    pub fn check(&self, rules: &risk::Setup) -> Vec<String> {
        match self.map(&rules.map) {
            Some(map) => match rules.check(map) {
                Ok(()) => Vec::new(),
                Err(faults) => faults.iter().map(ToString::to_string).collect(),
            },
            None => vec![format!("map: there is no map '{}'", rules.map)],
        }
    }

    /// The game a scene or save file stands for.
    ///
    /// # Errors
    /// The file cannot be read or is no game of Conquest: every fault with its place and a remedy.
    pub fn scene_game(&self, file: &Path) -> anyhow::Result<NewGame> {
        let library = self.library.as_ref().context("the program's files are missing")?;
        let file = library.scene(&file.to_string_lossy())?;
        if tabletop::game_of(&file.text).is_ok() {
            return record_game(&file);
        }
        let scene = Scene::load(&RiskModule, library, &file)?;
        let seed = scene.seed.unwrap_or_default();
        let mut game = NewGame {
            setup: GameSetup::Conquest(scene.game.setup().clone()),
            players: scene.players.clone(),
            seed,
            resume: None,
        };
        if let Some(origin) = &scene.origin {
            let record = Record::<Risk> {
                format: FORMAT,
                game: Risk::ID.to_owned(),
                about: BTreeMap::new(),
                rules: Risk::RULES,
                content: scene.game.content_hash(),
                setup: scene.game.setup().clone(),
                seed,
                players: scene.players.clone(),
                origin: Some(origin.clone()),
                steps: Vec::new(),
                hash: scene.game.hash(origin),
                snapshot: None,
            };
            game.resume = Some(record.to_ron()?.into());
        }
        Ok(game)
    }

    /// The replay that a file holds: the record of a game that is over; `None` where it is another scene or save.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn scene_replay(&self, file: &Path) -> anyhow::Result<Option<GameRecord>> {
        let library = self.library.as_ref().context("the program's files are missing")?;
        let file = library.scene(&file.to_string_lossy())?;
        if tabletop::game_of(&file.text).is_err() {
            return Ok(None);
        }
        let record: Record<Risk> = Record::from_ron(&file.text).with_context(|| file.name.clone())?;
        let Ok(rules) = RiskModule.rules(record.setup.clone(), library) else { return Ok(None) };
        // What keeps it from being followed is told where it is resumed.
        let over = Session::replay(rules, &record).is_ok_and(|session| session.turn() == Turn::Over);
        Ok(over.then(|| GameRecord::Conquest(Arc::new(record))))
    }

    /// The game of a save, followed to its end.
    ///
    /// # Errors
    /// It is damaged, or not for this program.
    pub fn saved_game(&self, text: &str) -> Result<SavedGame, Unusable> {
        let foreign = |reason: String| Unusable::Foreign(reason);
        let library = self.library.as_ref().ok_or_else(|| foreign("the program's files are missing".to_owned()))?;
        let record: Record<Risk> = Record::from_ron(text)?;
        let rules = RiskModule.rules(record.setup.clone(), library).map_err(|faults| {
            let reasons: Vec<String> = faults.iter().map(|fault| fault.problem.to_string()).collect();
            foreign(reasons.join("; "))
        })?;
        let session = Session::resume(rules, &record)?;
        Ok(SavedGame {
            over: session.turn() == Turn::Over,
            round: session.state().board.round,
            written: record.about.get(about::WRITTEN).cloned(),
            game: new_game(record, text),
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
    pub fn played_by_agents(&self, words: &Words, mut game: NewGame) -> anyhow::Result<NewGame> {
        let name = RiskModule.stand_in();
        let known = self.opponents.iter().find(|opponent| opponent.name == name);
        let stand_in = known.context("there are no opponents to play the demo")?;
        let GameSetup::Conquest(rules) = &game.setup;
        let mut table = TableSetup { rules: rules.clone(), players: game.players, seed: String::new() };
        for seat in 0..table.players.len() {
            if table.players[seat].controller == Controller::Human {
                table.choose_controller(seat, Some(stand_in), words, &self.opponents);
            }
        }
        game.players = table.players;
        Ok(game)
    }
}

fn record_game(file: &TextFile) -> anyhow::Result<NewGame> {
    let record: Record<Risk> = Record::from_ron(&file.text).with_context(|| file.name.clone())?;
    Ok(new_game(record, &file.text))
}

fn new_game(record: Record<Risk>, text: &str) -> NewGame {
    NewGame {
        setup: GameSetup::Conquest(record.setup),
        players: record.players,
        seed: record.seed,
        resume: Some(text.into()),
    }
}

/// The table of a scene that starts from the beginning; a situation in the middle of a game is no table to lay.
fn preset(scene: &Scene<Risk>) -> Option<Preset> {
    scene.origin.is_none().then(|| Preset {
        title: scene.title.clone(),
        note: scene.description.clone(),
        table: TableSetup {
            rules: scene.game.setup().clone(),
            players: scene.players.clone(),
            seed: scene.seed.unwrap_or_default().0.to_string(),
        },
    })
}

fn opponent(info: AgentInfo) -> Opponent {
    let level = |level: lab::Choice| Level { name: level.name, meaning: level.meaning, usual: level.usual };
    Opponent {
        name: info.name,
        title: info.title,
        idea: info.idea,
        levels: info.levels.into_iter().map(level).collect(),
    }
}
