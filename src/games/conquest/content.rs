//! What Conquest ships, read once at the start: maps, opponents, ready-made tables.

use std::sync::Arc;

use bevy::prelude::*;
use lab::{GameModule, Library, Problem};
use registry::games::RiskModule;
use risk::{Risk, Setup, State, Victory, View, map::Map};
use tabletop::{Game, Message, Player, message};

use super::{card, ids, people};
use crate::{
    storage,
    table::{
        self, CardPicture, LabContent, Sight,
        setup::{Opponent, Persona},
    },
    text::Words,
    theme::Palette,
};

/// A game of Conquest that is laid ready.
pub type Preset = table::setup::Preset<Content>;

/// What is shipped. Files that cannot be read are missing here and named when it is loaded.
#[derive(Resource, Clone, Default)]
pub struct Content {
    /// The folder with `assets` and `scenes`.
    pub library: Option<Library>,
    /// The maps, the classic one first.
    pub maps: Vec<Arc<Map>>,
    /// The methods that can take a seat and give advice, weakest first.
    pub opponents: Vec<Opponent>,
    /// Everybody who can take a seat: the personas, gentle ones first, the levels, then the methods.
    pub cast: Vec<Opponent>,
    /// Ready-made tables.
    pub presets: Vec<Preset>,
}

impl Content {
    /// Reads what lies in the program's folder, and tells what could not be read.
    pub fn load(library: &Library) -> (Self, Vec<Problem>) {
        let opponents: Vec<Opponent> =
            GameModule::agents(&RiskModule).into_iter().map(|agent| Opponent::of(ids::ID, agent)).collect();
        let personas = GameModule::personas(&RiskModule).into_iter().map(somebody);
        // The highest rung is one of the methods.
        let rungs = GameModule::rungs(&RiskModule).into_iter().map(|rung| Opponent::of_rung(ids::ID, rung));
        let rungs = rungs.filter(|rung| opponents.iter().all(|opponent| opponent.name != rung.name));
        let cast = personas.chain(rungs).chain(opponents.iter().cloned()).collect();
        let mut content = Self { library: Some(library.clone()), opponents, cast, ..Self::default() };
        let mut problems = Vec::new();
        let classic = Setup::default().map;
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
        content.presets = Preset::shipped(library, &mut problems);
        (content, problems)
    }

    /// The map of this id.
    pub fn map(&self, id: &str) -> Option<&Arc<Map>> {
        self.maps.iter().find(|map| map.id() == id)
    }
}

impl LabContent for Content {
    type Module = RiskModule;

    const MODULE: &'static RiskModule = &RiskModule;
    const ID: &'static str = ids::ID;

    fn library(&self) -> Option<&Library> {
        self.library.as_ref()
    }

    fn cast(&self) -> &[Opponent] {
        &self.cast
    }

    fn advisers(&self) -> &[Opponent] {
        &self.opponents
    }

    /// By the map as it was read at the start: a list of saves asks for each of them.
    fn game(&self, setup: &Setup) -> Result<Arc<Risk>, Message> {
        let Some(map) = self.map(&setup.map) else {
            return table::rules_of(&RiskModule, self.library(), setup);
        };
        let rules = Risk::new(setup.clone(), Arc::clone(map)).map(Arc::new);
        rules.map_err(|faults| Message::faults(faults.iter().map(|fault| fault.message())))
    }

    fn check(&self, words: &Words, setup: &Setup) -> Vec<String> {
        match self.map(&setup.map) {
            Some(map) => match setup.check(map) {
                Ok(()) => Vec::new(),
                Err(faults) => faults.iter().map(|fault| words.message(&fault.message())).collect(),
            },
            None => {
                let no_map = message!("fault-table-no_map", "map: there is no map '{map}'", map = &setup.map);
                vec![words.message(&no_map)]
            }
        }
    }

    /// No more capitals are wanted than there are.
    fn with_seats(setup: Setup, seats: usize) -> Setup {
        let mut setup = RiskModule.with_seats(setup, seats);
        if let Victory::Capitals(wanted) = &mut setup.victory {
            *wanted = (*wanted).min(setup.seats);
        }
        setup
    }

    fn visible(rules: &Risk, state: &State, sight: Sight) -> View {
        let view = rules.view(state, sight.eye());
        match sight {
            Sight::All => View { board: state.board.clone(), ..view },
            Sight::Seat(_) | Sight::Public => view,
        }
    }

    fn standing(&self, rules: &Risk, view: &View, players: &[Player], palette: Palette) -> Option<CardPicture> {
        let board = &view.board;
        let map = self.map(&rules.setup().map).filter(|map| board.lands.len() == map.len())?;
        card::standing(map, |territory| {
            let seat = board.land(territory).owner.seat()?;
            players.get(seat.index()).map(|player| palette.livery(player.livery))
        })
    }
}

/// A persona as an opponent.
fn somebody(info: lab::Persona) -> Opponent {
    let portrait = people::person(&info.portrait);
    Opponent {
        game: ids::ID,
        name: info.name,
        title: info.title,
        idea: info.play,
        levels: Vec::new(),
        persona: Some(Persona { character: info.character, portrait, difficulty: info.difficulty }),
    }
}
