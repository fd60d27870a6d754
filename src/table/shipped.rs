//! What a game of one kind of rules has from the program's files: the rules of a setup, and the game of a scene.

use std::{collections::BTreeMap, sync::Arc};

use anyhow::Context;
use lab::{GameModule, Library, Scene, TextFile};
use tabletop::{Controller, FORMAT, Game, LineId, Message, Player, Record, Seed};

use super::no_files;
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
    from_scene(&Scene::load(module, library, file)?)
}

/// The game of a scene, at its beginning or in the middle.
fn from_scene<G: Game>(scene: &Scene<G>) -> anyhow::Result<NewGame> {
    let seed = scene.seed.unwrap_or_default();
    match &scene.origin {
        Some(origin) => begun_at(&*scene.game, scene.players.clone(), seed, origin),
        None => {
            let setup = GameSetup::new::<G>(scene.game.setup().clone());
            Ok(NewGame { setup, players: scene.players.clone(), seed, resume: None })
        }
    }
}

/// A game that begins in a state.
///
/// # Errors
/// It cannot be written down.
pub fn begun_at<G: Game>(game: &G, players: Vec<Player>, seed: Seed, origin: &G::State) -> anyhow::Result<NewGame> {
    let record = Record::<G> {
        format: FORMAT,
        game: G::ID.to_owned(),
        about: BTreeMap::new(),
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
    };
    let text = record.to_ron()?;
    Ok(NewGame::resumed(record, &text))
}

/// The players of a table at a game of so many seats: those who sit there, and the stand-in where there are more. A person keeps a seat.
pub fn seated(players: &[Player], seats: usize, stand_in: &str) -> Vec<Player> {
    let mut seated: Vec<Player> = players.iter().take(seats).cloned().collect();
    let free = |seated: &[Player]| (0..).find(|livery| seated.iter().all(|player| player.livery != *livery));
    while seated.len() < seats {
        let livery = free(&seated).unwrap_or_default();
        let controller = Controller::Agent(stand_in.to_owned());
        seated.push(Player { name: lab::roster::agent_name(stand_in).to_owned(), controller, livery });
    }
    let person = |player: &&Player| player.controller == Controller::Human;
    if let (Some(left_out), None) = (players.iter().find(person), seated.iter().find(person))
        && let Some(first) = seated.first_mut()
    {
        *first = Player { livery: first.livery, ..left_out.clone() };
    }
    seated
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str, controller: Controller, livery: u8) -> Player {
        Player { name: name.to_owned(), controller, livery }
    }

    #[test]
    fn a_person_keeps_a_seat_and_everybody_a_colour() {
        let agent = || Controller::Agent("patient".to_owned());
        let table = [player("Ben", agent(), 1), player("Ada", Controller::Human, 0)];
        let more = seated(&table, 4, "patient@easy");
        assert_eq!(more.iter().map(|player| player.livery).collect::<Vec<_>>(), [1, 0, 2, 3]);
        assert_eq!(
            (more[3].name.as_str(), &more[3].controller),
            ("patient", &Controller::Agent("patient@easy".to_owned()))
        );
        let fewer = seated(&table, 1, "patient");
        assert_eq!((fewer.len(), fewer[0].name.as_str(), fewer[0].livery), (1, "Ada", 1));
    }
}
