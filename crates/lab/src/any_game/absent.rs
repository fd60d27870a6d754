//! Subjects this build leaves out: they offer nothing and ask nothing of a game.

/// A game in a build without `matches`.
#[cfg(not(feature = "matches"))]
pub trait AnyGameMatches {}

#[cfg(not(feature = "matches"))]
impl<M: crate::GameModule> AnyGameMatches for M {}

/// A game in a build without `training`.
#[cfg(not(feature = "training"))]
pub trait AnyGameTraining {}

#[cfg(not(feature = "training"))]
impl<M: crate::GameModule> AnyGameTraining for M {}

/// A game in a build without `door`.
#[cfg(not(feature = "door"))]
pub trait AnyGameDoor {}

#[cfg(not(feature = "door"))]
impl<M: crate::GameModule> AnyGameDoor for M {}

/// A game in a build without `bench`.
#[cfg(not(feature = "bench"))]
pub trait AnyGameBench {}

#[cfg(not(feature = "bench"))]
impl<M: crate::GameModule> AnyGameBench for M {}
