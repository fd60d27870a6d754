//! What one pair of eyes knows of a state.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::state::{Cell, State};
use crate::board::Square;
use crate::chess::piece::Side;

/// What one pair of eyes knows. In sight that is the whole state.
///
/// In fog nobody is told how long nothing was taken, nor what was on the board before; of the other side's hand, no more than how many pieces are in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose eyes they are; those of spectators are nobody's.
    pub side: Option<Side>,
    /// The state as far as it is known: dark squares are empty in it.
    pub known: State,
    /// The squares that are dark.
    pub dark: Vec<Square>,
    /// How many pieces each side has in hand.
    pub held: [u8; 2],
    /// Where it is to act: all it may do, sorted. What bars a way in the dark is no secret where it tells that a piece cannot go there.
    pub moves: Vec<Action>,
}

impl View {
    /// What can be seen on a square; nothing where it is dark.
    pub fn cell(&self, square: Square) -> Option<Cell> {
        (!self.dark.contains(&square)).then(|| self.known.cells.get(square.index()).copied())?
    }
}
