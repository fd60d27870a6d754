//! What Conquest ships, read once at the start: maps, opponents, ready-made tables.

use std::{path::PathBuf, sync::Arc};

use bevy::prelude::*;
use lab::{GameModule, Library, Problem, mods::Wanted};
use registry::games::{
    RiskModule,
    risk::maps::{self, ModMap},
};
use risk::{
    Risk, Setup, State, Victory, View,
    map::{Layout, Map},
};
use tabletop::{Game, Message, Player, Seed, message};

use super::{card, ids, people};
use crate::{
    storage,
    table::{
        self, CardPicture, FileRegistry, LabContent, Sight,
        setup::{Opponent, Persona},
    },
    text::Words,
    theme::Palette,
};

/// Numbers that portals and blizzards may be drawn from, as many as the page of the setup offers.
const LAYOUTS: u64 = risk::MOST_LAYOUTS as u64;

/// A game of Conquest that is laid ready.
pub type Preset = table::setup::Preset<Content>;

/// What is shipped. Files that cannot be read are missing here and named when it is loaded.
#[derive(Resource, Clone, Default)]
pub struct Content {
    /// The folder with `assets` and `scenes`.
    pub library: Option<Library>,
    /// The shipped maps, the classic one first.
    pub maps: Vec<Arc<Map>>,
    /// Those that mods bring.
    pub mod_maps: Vec<ModMap>,
    /// The methods that can take a seat and give advice, weakest first.
    pub opponents: Vec<Opponent>,
    /// Everybody who can take a seat: the personas, gentle ones first, the levels, then the methods.
    pub cast: Vec<Opponent>,
    /// Ready-made tables.
    pub presets: Vec<Preset>,
}

impl Content {
    /// Reads what lies in the program's folder, with the maps of mods that lie there or in the player's `own` folder of mods, and tells what could not
    /// be read.
    pub fn load(library: &Library, own: Option<PathBuf>) -> (Self, Vec<Problem>) {
        let library = library.clone().with_mods(own, Wanted::None);
        let opponents: Vec<Opponent> =
            GameModule::agents(&RiskModule).into_iter().map(|agent| Opponent::of(ids::ID, agent)).collect();
        let personas = GameModule::personas(&RiskModule).into_iter().map(somebody);
        // The highest rung is one of the methods.
        let rungs = GameModule::rungs(&RiskModule).into_iter().map(|rung| Opponent::of_rung(ids::ID, rung));
        let rungs = rungs.filter(|rung| opponents.iter().all(|opponent| opponent.name != rung.name));
        let cast = personas.chain(rungs).chain(opponents.iter().cloned()).collect();
        let (mod_maps, mut problems) = maps::of_mods(&library);
        let mut content = Self { library: Some(library.clone()), opponents, cast, mod_maps, ..Self::default() };
        let classic = Setup::default().map;
        let mut ids: Vec<String> = storage::list(&library.root().join("assets/risk"), "ron")
            .iter()
            .filter_map(|path| path.file_stem()?.to_str().map(str::to_owned))
            .collect();
        ids.sort_by_key(|id| *id != classic);
        for id in ids {
            match maps::map(&id, &library) {
                Ok(map) => content.maps.push(map),
                Err(error) => problems.extend(error.problems()),
            }
        }
        content.presets = Preset::shipped(&library, &mut problems);
        (content, problems)
    }

    /// The map of this id.
    pub fn map(&self, id: &str) -> Option<&Arc<Map>> {
        // Of two mods that have it the later counts.
        let of_mods = self.mod_maps.iter().rev().map(|brought| &brought.map);
        self.maps.iter().chain(of_mods).find(|map| map.id() == id)
    }
}

/// Reads the maps of mods anew: somebody may have put one there. What is wrong with them is told by the page of mods.
pub fn reread_maps(mut content: ResMut<Content>, mut files: ResMut<FileRegistry>) {
    let Some(library) = &content.library else { return };
    let (found, _) = maps::of_mods(library);
    let named = |maps: &[ModMap]| -> Vec<(String, u64)> {
        maps.iter().map(|brought| (brought.brought_by.clone(), brought.map.hash())).collect()
    };
    if named(&found) != named(&content.mod_maps) {
        content.mod_maps = found;
        files.put(content.clone());
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

    /// Portals and blizzards are drawn from the seed, where the setup names no number for them.
    fn seeded(setup: Setup, seed: Seed) -> Setup {
        match setup.map_layout() {
            Some(Layout { number: 0, .. }) => {
                Setup { layout: 1 + (seed.derive("layout", 0).0 % LAYOUTS) as u32, ..setup }
            }
            _ => setup,
        }
    }

    fn visible(rules: &Risk, state: &State, sight: Sight) -> View {
        let view = rules.view(state, sight.eye());
        match sight {
            Sight::All => View { board: state.board.clone(), ..view },
            Sight::Seat(_) | Sight::Public => view,
        }
    }

    fn standing(&self, rules: &Risk, view: &View, players: &[Player], palette: Palette) -> Option<CardPicture> {
        let (board, map) = (&view.board, rules.map());
        if board.lands.len() != map.len() {
            return None;
        }
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
