//! Menus bred for a kingdom: how a run begins and goes on.
//!
//! The course of a run is the `dominion` crate's ([`dominion::evolve`]); `population` plays its matches and tells what came of them, `meetings`
//! seats those that were bred against each other, `told` puts menus into words, `stored` is the file in which they are kept by kingdom, `short`
//! a run of a few seconds for any kingdom, `faults` why one cannot begin.

mod faults;
mod meetings;
mod population;
mod short;
mod stored;
mod told;

use dominion::Dominion;
use dominion::evolve::{CoEvolution, EvolutionOptions, Misfit};
use tabletop::{Game, message};

pub use self::short::{breed_short, breed_with, short_options};

use self::faults::refused;
use self::population::Menus;
use super::DominionModule;
use lab::source::Source;
use lab::{FilePart, GameModule, LabError, Library, Problem, Scene, SetupFault};
use training::breed::{BreedRequest, Breeding, Population};

impl Breeding for DominionModule {
    fn game(&self) -> &'static str {
        Dominion::ID
    }

    fn begin(&self, library: &Library, request: &BreedRequest) -> Result<Box<dyn Population>, LabError> {
        let scene = Scene::open(self, library, &request.opening)?;
        if scene.origin.is_some() {
            let reason =
                message!("fault-breeding-midway", "the scene begins within a game, and menus are bred from its start");
            let remedy = message!("remedy-breeding-midway", "name a scene without start and position");
            return Err(Problem::new(reason).remedy(remedy).into());
        }
        let options = match &request.options {
            Some(text) => Source { name: "options", text }.whole()?,
            None => EvolutionOptions::default(),
        };
        // Matches shorter than a batch end with it.
        let options = EvolutionOptions { batch: options.batch.min(options.games), ..options };
        let known = match &request.known {
            Some(file) => stored::read(file)?.seeds(scene.game.setup(), options.guard, options.most_known()),
            None => Vec::new(),
        };
        let run = CoEvolution::new(&scene.game, options, &known, request.seed).map_err(refused)?;
        Ok(Box::new(Menus::new(scene.game, run)))
    }

    fn resume(&self, library: &Library, run: &mut FilePart<'_, '_>) -> Option<Box<dyn Population>> {
        let read: CoEvolution = run.read()?;
        let setup = read.setup().clone();
        let game = match self.rules(setup, library) {
            Ok(game) => game,
            Err(faults) => {
                for SetupFault { problem, .. } in faults {
                    // What is wrong with a file of cards has its place already.
                    match problem.file {
                        Some(_) => run.keep(problem),
                        None => run.fault_in("setup", problem.remedy(with_its_cards())),
                    }
                }
                return None;
            }
        };
        if let Err(Misfit { part, reason }) = read.fits(&game) {
            let changed = || message!("remedy-breeding-changed", "it was changed by hand; begin anew");
            let remedy = if part == "content" { with_its_cards() } else { changed() };
            run.fault_in(part, Problem::new(reason).remedy(remedy));
            return None;
        }
        Some(Box::new(Menus::new(game, read)))
    }
}

fn with_its_cards() -> tabletop::Message {
    message!("remedy-breeding-cards", "go on with the assets and mods it was begun with, or begin anew")
}
