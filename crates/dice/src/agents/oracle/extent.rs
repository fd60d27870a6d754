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
    pub boards: u64,
    /// Ways between them: one for every placement and every outcome of chance on each board.
    pub edges: u64,
}

/// Expands turns, with the memory for it. For benchmarks.
#[derive(Default)]
pub struct Extents(Expansion<TurnState>);

impl Extents {
    /// Expands the turn of the active fighter; `None` where it has more than `most` distinct boards.
    pub fn of(&mut self, game: &Alea, state: &State, points: &Points, most: usize) -> Option<Extent> {
        let root = TurnState::new(game, points, state);
        let plan = self.0.plan(&root, most, false, &Monitor::new()).ok()?;
        Some(Extent { boards: plan.states, edges: plan.edges })
    }
}
