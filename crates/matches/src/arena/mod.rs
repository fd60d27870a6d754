//! Matches of games whose seats are not alike: entrants take one seat in turn, against one opponent in the other.
//!
//! A *group* is one seed: every situation of the field once with every entrant. So entrants meet the same chance, and a group holds
//! all situations alike. `field` plays them. Which situations there are is for each game to say.

mod field;

pub use field::{Bouts, Field, Situation};

use std::ops::Range;

use door::{ProcessPool, Recorder};
use lab::seats::check_agents;
use lab::{GameModule, LabError, Problem};
use tabletop::{Game, Seat};

use crate::{Contest, Group, Layout, MatchRequest, Playable, RunControl, Shape};

/// Most games of a match; beyond it the results would not fit into memory.
const MOST_GAMES: u64 = 10_000_000;

/// Whether a match can be played.
///
/// # Errors
/// What is wrong with the request, or with an agent it names.
pub fn check<M: GameModule>(module: &M, request: &MatchRequest) -> Result<(), LabError> {
    if request.agents.is_empty() {
        return Err(Problem::new("no agents are named").remedy("name them with --agents a,b").into());
    }
    if request.games == 0 || request.games > MOST_GAMES {
        let problem = Problem::new(format!("{} games cannot be played", request.games));
        return Err(problem.remedy(format!("ask for 1 to {MOST_GAMES}")).into());
    }
    check_agents(module, &request.agents, &ProcessPool::default())
}

/// A match of the request's agents, all in the same seat against the module's stand-in, over these situations.
struct Arena<'a, M: GameModule> {
    module: &'a M,
    request: MatchRequest,
    situations: Vec<Situation<M::Game>>,
    seat: Seat,
    layout: Layout,
}

/// Makes a match of a checked request ready to be played, over these situations with the request's agents in `seat`.
pub fn contest<'a, G: Game, M: GameModule<Game = G>>(
    module: &'a M,
    request: &MatchRequest,
    situations: Vec<Situation<G>>,
    seat: Seat,
) -> Contest<'a> {
    let shape = Shape::Arena { seat: seat.index(), situations: situations.len() };
    let field = situations.iter().map(|situation| (&*situation.game, situation.origin.as_ref()));
    let layout = Layout::new(request, request.agents.clone(), 2, shape, field);
    Contest(Box::new(Arena { module, request: request.clone(), situations, seat, layout }))
}

impl<M: GameModule> Playable for Arena<'_, M> {
    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn recorder(&self) -> &Recorder {
        &self.request.recorder
    }

    fn play(&self, groups: Range<u64>, pool: &ProcessPool, control: &RunControl<'_>) -> Result<Vec<Group>, LabError> {
        let field = Field {
            situations: &self.situations,
            entrants: &self.request.agents,
            seat: self.seat,
            opponent: self.module.stand_in(),
            groups,
            seed: self.request.seed,
            budget: self.request.budget,
            threads: self.request.threads,
        };
        let groups = field.play(self.module, pool, control)?;
        Ok(groups.into_iter().map(|situations| situations.into_iter().flatten().collect()).collect())
    }
}
