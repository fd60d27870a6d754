//! Matches of a game: what it may say about them, and what is played without its types.

use lab::{AnyGame, GameModule, LabError, Library};

use crate::{Contest, EndingsRequest, MatchReport, MatchRequest, RunControl, ShardIndex, TableEndings, endings};

/// A game whose agents are compared over many games.
pub trait MatchModule: GameModule {
    /// A match ready to be played. The default seats all agents at one table and rotates them; a game whose seats are not alike
    /// says how its agents are compared, as [`arena`](crate::arena) does for one seat.
    ///
    /// # Errors
    /// [`LabError::Input`] for a request that cannot be played.
    fn contest<'a>(&'a self, library: &Library, request: &MatchRequest) -> Result<Contest<'a>, LabError>
    where
        Self: Sized,
    {
        super::run::contest(self, library, request)
    }
}

/// Matches of any game.
pub trait AnyGameMatches: AnyGame {
    /// Plays a match and counts it.
    ///
    /// # Errors
    /// [`LabError::Input`] for a request that cannot be played; [`LabError::Fault`] of the first game in the order of the plan
    /// in which an agent or the rules broke the contract.
    fn play_match(
        &self,
        library: &Library,
        request: &MatchRequest,
        control: &RunControl<'_>,
    ) -> Result<MatchReport, LabError>;

    /// Plays a part of a match and returns it as one line for [`merge`](crate::merge): the same bytes on every machine and at any
    /// number of threads, but for the time at its end. `None` where it was stopped.
    ///
    /// # Errors
    /// As [`play_match`](AnyGameMatches::play_match).
    fn shard(
        &self,
        library: &Library,
        request: &MatchRequest,
        part: ShardIndex,
        control: &RunControl<'_>,
    ) -> Result<Option<String>, LabError>;

    /// Plays a few games of every agent at every number of seats, in every variant and scene, and counts those that end by a limit.
    /// Progress counts tables.
    ///
    /// # Errors
    /// As [`play_match`](AnyGameMatches::play_match).
    fn endings(
        &self,
        library: &Library,
        request: &EndingsRequest,
        control: &RunControl<'_>,
    ) -> Result<Vec<TableEndings>, LabError>;
}

impl<M: MatchModule> AnyGameMatches for M {
    fn play_match(
        &self,
        library: &Library,
        request: &MatchRequest,
        control: &RunControl<'_>,
    ) -> Result<MatchReport, LabError> {
        super::run::run(&self.contest(library, request)?, control)
    }

    fn shard(
        &self,
        library: &Library,
        request: &MatchRequest,
        part: ShardIndex,
        control: &RunControl<'_>,
    ) -> Result<Option<String>, LabError> {
        super::shard::shard(&self.contest(library, request)?, part, control)
    }

    fn endings(
        &self,
        library: &Library,
        request: &EndingsRequest,
        control: &RunControl<'_>,
    ) -> Result<Vec<TableEndings>, LabError> {
        endings::sweep(self, library, request, control)
    }
}
