//! What a game of one kind of rules has from the program's files: the rules of a setup, and the game of a scene.

use std::{collections::BTreeMap, sync::Arc};

use anyhow::Context;
use lab::{GameModule, Library, Scene, TextFile, puzzle::puzzle_text};
use tabletop::{FORMAT, Game, LineId, Message, Player, Record, Seed};

use super::{about, no_files};
use crate::{
    shell::{GameSetup, NewGame},
    text::Words,
};

/// The rules of a setup.
///
/// # Errors
/// Every fault of it, or that the program's files are missing.
pub fn rules_of<M: GameModule>(
    module: &M,
    library: Option<&Library>,
    setup: &<M::Game as Game>::Setup,
) -> Result<Arc<M::Game>, Message> {
    let rules = module.rules(setup.clone(), library.ok_or_else(no_files)?);
    rules.map_err(|faults| Message::faults(faults.iter().map(|fault| fault.problem.message())))
}

/// What keeps a setup from being played; nothing without the program's files, with which no page is reached.
pub fn setup_faults<M: GameModule>(
    module: &M,
    library: Option<&Library>,
    words: &Words,
    setup: &<M::Game as Game>::Setup,
) -> Vec<String> {
    let rules = library.map(|library| module.rules(setup.clone(), library));
    let faults = rules.and_then(Result::err).unwrap_or_default();
    faults.iter().map(|fault| fault.problem.in_language(words).to_string()).collect()
}

/// The game of a scene.
///
/// # Errors
/// Every fault of the file with its place and a remedy.
pub fn scene_of<M: GameModule>(module: &M, library: Option<&Library>, file: &TextFile) -> anyhow::Result<NewGame> {
    let library = library.context("the program's files are missing")?;
    from_scene(module, &Scene::load(module, library, file)?)
}

/// The game of a scene, at its beginning or in the middle. A puzzle stays with its game.
fn from_scene<M: GameModule>(module: &M, scene: &Scene<M::Game>) -> anyhow::Result<NewGame> {
    let seed = scene.seed.unwrap_or_default();
    match &scene.origin {
        Some(origin) => {
            let puzzle = scene.puzzle.as_ref().and_then(|puzzle| puzzle_text(module, &scene.game, puzzle));
            let stays = puzzle.map(|puzzle| [(about::PUZZLE, puzzle), (about::SCENE, scene.name.clone())]);
            let stays = stays.into_iter().flatten().map(|(key, text)| (key.to_owned(), text));
            begun_as(&*scene.game, scene.players.clone(), seed, (origin, stays.collect()))
        }
        None => {
            let setup = GameSetup::new::<M::Game>(scene.game.setup().clone());
            Ok(NewGame { setup, players: scene.players.clone(), seed, resume: None })
        }
    }
}

/// A game that begins in a state.
///
/// # Errors
/// It cannot be written down.
pub fn begun_at<G: Game>(game: &G, players: Vec<Player>, seed: Seed, origin: &G::State) -> anyhow::Result<NewGame> {
    begun_as(game, players, seed, (origin, BTreeMap::new()))
}

/// A game that begins in a state, with what it says about itself.
fn begun_as<G: Game>(
    game: &G,
    players: Vec<Player>,
    seed: Seed,
    (origin, about): (&G::State, BTreeMap<String, String>),
) -> anyhow::Result<NewGame> {
    let record = Record::<G> {
        format: FORMAT,
        game: G::ID.to_owned(),
        about,
        rules: G::RULES,
        content: game.content_hash(),
        setup: game.setup().clone(),
        seed,
        players,
        origin: Some(origin.clone()),
        steps: Vec::new(),
        hash: game.hash(origin),
        snapshot: None,
        line: LineId::default(),
        branches: Vec::new(),
        hindsight: 0,
        budget: None,
    };
    let text = record.to_ron()?;
    Ok(NewGame::resumed(record, &text))
}
