//! Which fights there are: all heroes against all enemies, or the one that somebody asks for.

use std::sync::Arc;

use dice::{Alea, Content};
use lab::{LabError, Library, Opening, Problem, Scene};
use matches::arena::{self, Situation};
use matches::{Contest, MatchModule, MatchRequest};

use super::DiceModule;
use super::duel::{Duel, ENEMY, ROUNDS};

/// Every hero against every enemy, hero by hero.
pub(super) fn everybody(content: &Content) -> Result<Vec<Situation<Alea>>, LabError> {
    let mut fights = Vec::new();
    for one in &content.heroes {
        for other in &content.enemies {
            let setup = Duel::of(&one.id, &other.id)
                .resolve(content)
                .and_then(|setup| Alea::new(setup, Arc::clone(&content.catalogue)).map_err(|_| Vec::new()));
            let game = setup.map_err(|_| Problem::new(format!("{} and {} cannot meet", one.id, other.id)))?;
            let options = format!("(hero: \"{}\", enemy: \"{}\", rounds: {ROUNDS})", one.id, other.id);
            let opening = Opening::Setup { options: Some(options), seats: None };
            fights.push(Situation { game: Arc::new(game), origin: None, opening });
        }
    }
    if fights.is_empty() {
        return Err(Problem::new("there are no heroes or no enemies").remedy("mend or restore 'assets/dice'").into());
    }
    Ok(fights)
}

impl MatchModule for DiceModule {
    /// A match of enemies' brains: all heroes against all enemies, or the one fight of a scene or a setup.
    fn contest<'a>(&'a self, library: &Library, request: &MatchRequest) -> Result<Contest<'a>, LabError> {
        arena::check(self, request)?;
        let fights = match &request.opening {
            Opening::Setup { options: None, seats: None | Some(2) } => everybody(&self.stock(library)?.content)?,
            opening => vec![Situation::of(&Scene::open(self, library, opening)?, opening)],
        };
        Ok(arena::contest(self, request, fights, ENEMY))
    }
}
