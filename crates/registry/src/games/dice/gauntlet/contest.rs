//! Matches of heroes.

use dice::gauntlet::Gauntlet;
use lab::{LabError, Library, Opening, Scene};
use matches::arena::{self, Situation};
use matches::{Contest, MatchModule, MatchRequest};

use super::super::DiceModule;
use super::super::duel::HERO;
use super::GauntletModule;

impl MatchModule for GauntletModule {
    /// Agents are compared as the hero, over all heroes or the one of a scene or a setup; the reference player plays the enemies.
    fn contest<'a>(&'a self, library: &Library, request: &MatchRequest) -> Result<Contest<'a>, LabError> {
        arena::check(self, request)?;
        let open = |opening: Opening| -> Result<Situation<Gauntlet>, LabError> {
            Ok(Situation::of(&Scene::open(self, library, &opening)?, &opening))
        };
        let runs = match &request.opening {
            Opening::Setup { options: None, seats: None | Some(2) } => {
                let heroes = DiceModule.stock(library)?.content.heroes;
                let setup = |hero: &dice::Hero| Some(format!("(hero: \"{}\")", hero.id));
                let runs = heroes.iter().map(|hero| open(Opening::Setup { options: setup(hero), seats: None }));
                runs.collect::<Result<Vec<_>, _>>()?
            }
            opening => vec![open(opening.clone())?],
        };
        Ok(arena::contest(self, request, runs, HERO))
    }
}
