//! What the board shows, without the rules behind it.

use bevy::prelude::Resource;
use hare::Square;

use crate::theme::Livery;

/// One runner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunnerLook {
    /// Colour and shape.
    pub livery: Livery,
    /// Where it stands, 0 (start) to 64 (goal).
    pub square: u8,
    /// Whether it is to act.
    pub active: bool,
    /// Whether its seat has two, and it is the second.
    pub second: bool,
}

/// The whole board.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct RaceLook {
    /// What the squares are, from the start to the goal.
    pub squares: Vec<Square>,
    /// The runners, those of the first seat first.
    pub runners: Vec<RunnerLook>,
}
