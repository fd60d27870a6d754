//! Matches of games whose seats are not alike: entrants take one seat in turn, against one opponent in the other.
//!
//! A *group* is one seed: every situation of the field once with every entrant. So entrants meet the same chance, and a group holds
//! all situations alike. `field` plays them, `tally` counts a match. Which situations there are is for each game to say.

mod field;
mod tally;

pub(crate) use field::{Bout, Field, Situation};

use tabletop::{Game, Seat};

use crate::door::check_agents;
use crate::roster::told_apart;
use crate::{GameModule, LabError, MatchReport, MatchRequest, Problem, Watch};

/// Most games of a match; beyond it the results would not fit into memory.
const MOST_GAMES: u64 = 10_000_000;

/// Whether a match can be played.
///
/// # Errors
/// What is wrong with the request, or with an agent it names.
pub(crate) fn check<M: GameModule>(module: &M, request: &MatchRequest) -> Result<(), LabError> {
    if request.agents.is_empty() {
        return Err(Problem::new("no agents are named").remedy("name them with --agents a,b").into());
    }
    if request.games == 0 || request.games > MOST_GAMES {
        let problem = Problem::new(format!("{} games cannot be played", request.games));
        return Err(problem.remedy(format!("ask for 1 to {MOST_GAMES}")).into());
    }
    check_agents(module, &request.agents)
}

/// Plays a match of the request's agents, all in `seat` against the module's stand-in, over these situations.
///
/// # Errors
/// [`LabError::Fault`] of the first game in the order of groups and situations in which an agent or the rules broke the contract.
pub(crate) fn run<G: Game, M: GameModule<Game = G>>(
    module: &M,
    request: &MatchRequest,
    situations: &[Situation<G>],
    seat: Seat,
    watch: &Watch<'_>,
) -> Result<MatchReport, LabError> {
    let size = (situations.len() * request.agents.len()).max(1) as u64;
    let field = Field {
        situations,
        entrants: &request.agents,
        seat,
        opponent: module.stand_in(),
        groups: request.games.div_ceil(size),
        seed: request.seed,
        budget: request.budget,
        threads: request.threads,
    };
    let groups = field.play(module, watch)?;
    Ok(tally::tally(&field, request, &told_apart(&request.agents, "#"), &groups))
}
