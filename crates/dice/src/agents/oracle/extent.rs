//! How large a turn is.

use search::Expansion;
use tabletop::Monitor;

use crate::agents::Points;
use crate::agents::turn::TurnState;
use crate::{Alea, State};

/// What an expansion of a turn looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extent {
    /// Distinct boards.
    pub states: u64,
    /// Boards that were made: one for every placement and every outcome of chance, most of them known already.
    pub boards: u64,
}

/// Expands the turn of the active fighter; `None` where it has more than `states` distinct boards. For benchmarks.
pub fn extent(game: &Alea, state: &State, points: &Points, states: usize) -> Option<Extent> {
    let root = TurnState::new(game, points, state);
    let plan = Expansion::new().plan(&root, states, false, &Monitor::new()).ok()?;
    Some(Extent { states: plan.states, boards: plan.edges })
}
