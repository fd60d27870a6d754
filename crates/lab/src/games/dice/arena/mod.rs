//! Opponents compared as the enemy's brain: each plays the same enemies with the same seeds against the reference player.
//!
//! A *group* is one seed: every fight of the field once with every entrant. So entrants meet the same dice, and a group holds all
//! enemies alike. `field` says which fights there are and plays them, `tally` counts a match. `balance` counts who wins against whom,
//! `trial` what a card changes.

mod balance;
mod field;
mod tally;
mod trial;

pub(super) use balance::balance;
pub use balance::{BalanceReport, BalanceRow, Band};
use field::{Field, Fight};
pub(super) use trial::try_card;
pub use trial::{TrialReport, TrialRow};

use std::sync::Arc;

use super::DiceModule;
use crate::play::seat_agents;
use crate::roster::told_apart;
use crate::{LabError, Library, MatchReport, MatchRequest, Opening, Problem, Scene, Watch};

/// Most fights of a match; beyond it the results would not fit into memory.
const MOST_FIGHTS: u64 = 10_000_000;

/// Plays a match: all heroes against all enemies, or the one fight of a scene or a setup.
pub(super) fn run(
    module: DiceModule,
    library: &Library,
    request: &MatchRequest,
    watch: &Watch<'_>,
) -> Result<MatchReport, LabError> {
    if request.agents.is_empty() {
        return Err(Problem::new("no agents are named").remedy("name them with --agents a,b").into());
    }
    if request.games == 0 || request.games > MOST_FIGHTS {
        let problem = Problem::new(format!("{} games cannot be played", request.games));
        return Err(problem.remedy(format!("ask for 1 to {MOST_FIGHTS}")).into());
    }
    seat_agents(&module, &request.agents)?;
    let fights = match &request.opening {
        Opening::Setup { options: None, seats: None | Some(2) } => field::everybody(&module.stock(library)?.content)?,
        opening => {
            let scene = Scene::open(&module, library, opening)?;
            vec![Fight {
                game: Arc::clone(&scene.game),
                origin: scene.origin,
                opening: opening.clone(),
                hero: 0,
                enemy: 0,
            }]
        }
    };
    let size = (fights.len() * request.agents.len()) as u64;
    let field = Field {
        fights: &fights,
        entrants: &request.agents,
        groups: request.games.div_ceil(size),
        seed: request.seed,
        budget: request.budget,
        threads: request.threads,
    };
    let groups = field.play(&module, watch)?;
    Ok(tally::tally(&field, request, &told_apart(&request.agents, "#"), &groups))
}
