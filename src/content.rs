//! What is shipped and read once at the start: the map, the opponents, the ready-made tables.

use std::{collections::BTreeMap, path::Path, sync::Arc};

use anyhow::Context;
use bevy::prelude::*;
use dice::{
    Alea,
    gauntlet::{self, Gauntlet},
};
use lab::{
    AgentInfo, GameModule, Library, Scene, TextFile, games::DiceModule, games::GauntletModule, games::RiskModule,
};
use risk::{Risk, map::Map};
use tabletop::{Controller, FORMAT, Game, Record, Seed, Session, Turn};

use crate::{
    games::{
        alea::{
            mods::{self, ModChoice, ModInfo, Shipped, Stocked},
            portrait::Portraits,
            setup::{DuelSetup, Foe},
        },
        conquest::setup::{Preset, TableSetup},
    },
    shell::{GameRecord, GameSetup, NewGame},
    storage,
    table::{
        Unusable, about,
        setup::{Level, Opponent, Persona},
    },
    text::Words,
};

/// What is shipped. Files that cannot be read are missing here and named in [`Content::problems`].
#[derive(Resource, Clone, Default)]
pub struct Content {
    /// The folder with `assets` and `scenes`.
    pub library: Option<Library>,
    /// The maps of Conquest, the classic one first.
    pub maps: Vec<Arc<Map>>,
    /// The methods that can take a seat in Conquest and give advice there, weakest first.
    pub opponents: Vec<Opponent>,
    /// Everybody who can take a seat in Conquest: the personas, gentle ones first, then the methods.
    pub cast: Vec<Opponent>,
    /// Ready-made tables of Conquest.
    pub presets: Vec<Preset>,
    /// Cards, enemies and heroes of Alea.
    pub duel: Arc<dice::Content>,
    /// Portraits of heroes and enemies.
    pub portraits: Portraits,
    /// The mods there are, in the order they are read.
    pub mods: Vec<ModInfo>,
    /// What of Alea is numbered alike whatever mods are in use.
    pub shipped: Shipped,
    /// Who can fight in Alea, weakest first.
    pub duelists: Vec<Opponent>,
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
    /// The round it is in, of a gauntlet the fight; 0 before the first.
    pub round: u32,
    /// When it was written, as [`stamp::now`](crate::stamp::now) has it.
    pub written: Option<String>,
}

impl Content {
    /// Reads everything below this folder, mods left alone.
    pub fn load(root: &Path) -> Self {
        Self::load_with(root, None, &ModChoice::default())
    }

    /// Reads everything below this folder with mods: those in the player's folder `own`, and those beside the program.
    pub fn load_with(root: &Path, own: Option<&Path>, choice: &ModChoice) -> Self {
        let opponents: Vec<Opponent> = GameModule::agents(&RiskModule).into_iter().map(opponent).collect();
        let personas = GameModule::personas(&RiskModule).into_iter().map(persona);
        let cast = personas.chain(opponents.iter().cloned()).collect();
        let duelists = GameModule::agents(&DiceModule).into_iter().map(opponent).collect();
        let mut content = Self { opponents, cast, duelists, ..Self::default() };
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
        match mods::read(&library, own, choice) {
            Ok(stocked) => {
                content.problems.extend(stocked.problems.iter().map(ToString::to_string));
                content.stock(stocked);
            }
            Err(error) => {
                content.problems.push(error.to_string());
                content.library = Some(library);
            }
        }
        content
    }

    /// Puts what was read of mods in the place of what was there. Who holds the old cards keeps them.
    pub fn stock(&mut self, stocked: Stocked) {
        self.library = Some(stocked.library);
        self.duel = stocked.content;
        self.mods = stocked.mods;
        self.shipped = stocked.shipped;
        self.portraits = stocked.portraits;
    }

    /// The rules of a fight.
    ///
    /// # Errors
    /// Every fault of its setup, in plain words.
    pub fn fight(&self, setup: dice::Setup) -> Result<Arc<Alea>, String> {
        let rules = Alea::new(setup, Arc::clone(&self.duel.catalogue)).map(Arc::new);
        rules.map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    }

    /// The rules of a gauntlet.
    ///
    /// # Errors
    /// Every fault of its setup, in plain words.
    pub fn gauntlet(&self, setup: gauntlet::Setup) -> Result<Arc<Gauntlet>, String> {
        let rules = Gauntlet::new(setup, Arc::clone(&self.duel)).map(Arc::new);
        rules.map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    }

    /// Who decides in a seat of Conquest, by the name players know: an opponent's, or `None` for one nobody knows.
    pub fn opponent_title(&self, spec: &str) -> Option<&str> {
        let name = spec.split(['@', ':']).next().unwrap_or(spec).trim();
        self.cast.iter().find(|opponent| opponent.name == name).map(|opponent| opponent.title.as_str())
    }

    /// The name players know an opponent of Alea by, with its level.
    pub fn duelist_title(&self, spec: &str) -> String {
        let name = spec.split(['@', ':']).next().unwrap_or(spec);
        let known = self.duelists.iter().find(|duelist| duelist.name == name);
        let level = spec.split_once('@').and_then(|(_, rest)| rest.split(':').next());
        let title = known.map_or(name, |duelist| duelist.title.as_str());
        level.map_or_else(|| title.to_owned(), |level| format!("{title}, {level}"))
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
        if let Ok(game) = tabletop::game_of(&file.text) {
            return record_game(&game, &file);
        }
        match lab::Scene::<Alea>::load(&DiceModule, library, &file) {
            Ok(scene) => from_scene(&scene, GameSetup::duel),
            Err(_) => match lab::Scene::<Gauntlet>::load(&GauntletModule, library, &file) {
                Ok(scene) => from_scene(&scene, GameSetup::gauntlet),
                // A scene of no game is told what is wrong with it as one of Conquest.
                Err(_) => from_scene(&Scene::load(&RiskModule, library, &file)?, GameSetup::Conquest),
            },
        }
    }

    /// The replay that a file holds: the record of a game that is over; `None` where it is another scene or save.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn scene_replay(&self, file: &Path) -> anyhow::Result<Option<GameRecord>> {
        let library = self.library.as_ref().context("the program's files are missing")?;
        let file = library.scene(&file.to_string_lossy())?;
        if tabletop::game_of(&file.text).is_ok_and(|game| game != Risk::ID) || tabletop::game_of(&file.text).is_err() {
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
        if tabletop::game_of(text)? == Alea::ID {
            let record: Record<Alea> = Record::from_ron(text)?;
            let rules = self.fight(record.setup.clone()).map_err(foreign)?;
            same_mods(&*rules, &record, |fight| self.shipped.covers_fight(fight)).map_err(foreign)?;
            let session = Session::resume(rules, &record)?;
            return Ok(SavedGame {
                over: session.turn() == Turn::Over,
                round: session.state().round.into(),
                written: record.about.get(about::WRITTEN).cloned(),
                game: new_game(record, text, GameSetup::duel),
            });
        }
        if tabletop::game_of(text)? == Gauntlet::ID {
            let record: Record<Gauntlet> = Record::from_ron(text)?;
            let rules = self.gauntlet(record.setup.clone()).map_err(foreign)?;
            same_mods(&*rules, &record, |run| self.shipped.covers_run(run)).map_err(foreign)?;
            let session = Session::resume(rules, &record)?;
            return Ok(SavedGame {
                over: session.turn() == Turn::Over,
                round: u32::from(session.state().layer) + 1,
                written: record.about.get(about::WRITTEN).cloned(),
                game: new_game(record, text, GameSetup::gauntlet),
            });
        }
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
            game: new_game(record, text, GameSetup::Conquest),
        })
    }

    /// A game of four opponents for the scripted run: a person's seat and three personas.
    ///
    /// # Errors
    /// There are no opponents.
    pub fn demo_game(&self, words: &Words, seed: Seed) -> anyhow::Result<NewGame> {
        let mut table = TableSetup::classic(words, &self.cast);
        table.seed = seed.0.to_string();
        table.new_game().map_err(anyhow::Error::msg)
    }

    /// A duel of computer seats for the scripted run: the first hero against an encounter of the third tier.
    ///
    /// # Errors
    /// There are no heroes or enemies.
    pub fn demo_duel(&self, words: &Words, seed: Seed) -> Result<NewGame, String> {
        let first = DuelSetup::first(&self.duel, &self.duelists);
        let seed = seed.0.to_string();
        DuelSetup { foe: Foe::Random(Some(3)), watch: true, seed, ..first }.new_game(words, &self.duel)
    }

    /// A gauntlet for the scripted run, on which a person is to set out.
    ///
    /// # Errors
    /// There are no heroes or enemies.
    pub fn demo_gauntlet(&self, words: &Words, seed: Seed) -> Result<NewGame, String> {
        let first = DuelSetup::first(&self.duel, &self.duelists);
        DuelSetup { gauntlet: true, seed: seed.0.to_string(), ..first }.new_game(words, &self.duel)
    }

    /// The same game with an opponent in every seat a person would have.
    ///
    /// # Errors
    /// There are no opponents.
    pub fn played_by_agents(&self, words: &Words, mut game: NewGame) -> anyhow::Result<NewGame> {
        if matches!(game.setup, GameSetup::Alea(_) | GameSetup::Gauntlet(_)) {
            for player in game.players.iter_mut().filter(|player| player.controller == Controller::Human) {
                player.controller = Controller::Agent(DiceModule.stand_in().to_owned());
            }
            return Ok(game);
        }
        let name = RiskModule.stand_in();
        let known = self.opponents.iter().find(|opponent| opponent.name == name);
        let stand_in = known.context("there are no opponents to play the demo")?;
        let GameSetup::Conquest(rules) = &game.setup else { return Ok(game) };
        let mut table = TableSetup { rules: rules.clone(), players: game.players, seed: String::new() };
        for seat in 0..table.players.len() {
            if table.players[seat].controller == Controller::Human {
                table.choose_controller(seat, Some(stand_in), words, &self.cast);
            }
        }
        game.players = table.players;
        Ok(game)
    }
}

/// What keeps a record from going on by its snapshot: cards or enemies of mods, and other mods in use than it was played with.
fn same_mods<G: Game>(rules: &G, record: &Record<G>, covers: impl Fn(&G::State) -> bool) -> Result<(), String> {
    let same = record.content == rules.content_hash() || record.snapshot.as_ref().is_none_or(covers);
    same.then_some(()).ok_or_else(|| {
        "it was played with mods that have changed since; use the same mods again to go on with it".to_owned()
    })
}

fn record_game(game: &str, file: &TextFile) -> anyhow::Result<NewGame> {
    if game == Alea::ID {
        let record: Record<Alea> = Record::from_ron(&file.text).with_context(|| file.name.clone())?;
        return Ok(new_game(record, &file.text, GameSetup::duel));
    }
    if game == Gauntlet::ID {
        let record: Record<Gauntlet> = Record::from_ron(&file.text).with_context(|| file.name.clone())?;
        return Ok(new_game(record, &file.text, GameSetup::gauntlet));
    }
    let record: Record<Risk> = Record::from_ron(&file.text).with_context(|| file.name.clone())?;
    Ok(new_game(record, &file.text, GameSetup::Conquest))
}

fn new_game<G: Game>(record: Record<G>, text: &str, setup: impl FnOnce(G::Setup) -> GameSetup) -> NewGame {
    NewGame { setup: setup(record.setup), players: record.players, seed: record.seed, resume: Some(text.into()) }
}

/// The game of a scene, at its beginning or in the middle.
fn from_scene<G: Game>(scene: &Scene<G>, setup: impl FnOnce(G::Setup) -> GameSetup) -> anyhow::Result<NewGame> {
    let seed = scene.seed.unwrap_or_default();
    let mut game =
        NewGame { setup: setup(scene.game.setup().clone()), players: scene.players.clone(), seed, resume: None };
    if let Some(origin) = &scene.origin {
        let record = Record::<G> {
            format: FORMAT,
            game: G::ID.to_owned(),
            about: BTreeMap::new(),
            rules: G::RULES,
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
        persona: None,
    }
}

fn persona(info: lab::Persona) -> Opponent {
    Opponent {
        name: info.name,
        title: info.title,
        idea: info.play,
        levels: Vec::new(),
        persona: Some(Persona { character: info.character, portrait: info.portrait, difficulty: info.difficulty }),
    }
}
