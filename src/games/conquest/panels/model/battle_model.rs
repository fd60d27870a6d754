//! What is shown of a battle, and of whoever plays.

use std::sync::Arc;

use risk::Roll;

use crate::{portrait::Portrait, theme::Livery};

/// Somebody's face and colours.
#[derive(Clone, PartialEq, Debug)]
pub struct FaceModel {
    /// The name.
    pub name: String,
    /// Colour and shape; `None` for forces that are nobody's.
    pub livery: Option<Livery>,
    /// The portrait, where it is somebody.
    pub portrait: Option<Arc<Portrait>>,
}

/// A battle.
#[derive(Clone, PartialEq, Debug)]
pub struct BattleModel {
    /// The attacker's side, and the defender's.
    pub sides: [SideOfBattle; 2],
    /// The dice of the last roll.
    pub roll: Option<Roll>,
    /// The chance that the territory falls (0–1), as it stands.
    pub win: f64,
    /// Whether it has fallen.
    pub taken: bool,
    /// Seconds the dice still tumble.
    pub tumbling: f32,
    /// Seconds since they were thrown.
    pub age: f32,
}

/// One side of a battle.
#[derive(Clone, PartialEq, Debug)]
pub struct SideOfBattle {
    /// Whose it is.
    pub face: FaceModel,
    /// The territory.
    pub place: String,
    /// Armies there.
    pub armies: u32,
    /// Armies lost in the last roll, and in all.
    pub lost: [u32; 2],
}

/// Whoever plays, and what they are up to.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerModel {
    /// Who.
    pub face: FaceModel,
    /// What they are up to, in a line of their own.
    pub line: String,
}
