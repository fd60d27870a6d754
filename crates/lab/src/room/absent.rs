//! Subjects this build leaves out: they offer nothing and ask nothing of a game.

/// A game in a build without `matches`.
#[cfg(not(feature = "matches"))]
pub trait MatchRoom {}

#[cfg(not(feature = "matches"))]
impl<M: crate::GameModule> MatchRoom for M {}

/// A game in a build without `training`.
#[cfg(not(feature = "training"))]
pub trait TrainingRoom {}

#[cfg(not(feature = "training"))]
impl<M: crate::GameModule> TrainingRoom for M {}

/// A game in a build without `door`.
#[cfg(not(feature = "door"))]
pub trait DoorRoom {}

#[cfg(not(feature = "door"))]
impl<M: crate::GameModule> DoorRoom for M {}

/// A game in a build without `bench`.
#[cfg(not(feature = "bench"))]
pub trait BenchRoom {}

#[cfg(not(feature = "bench"))]
impl<M: crate::GameModule> BenchRoom for M {}
