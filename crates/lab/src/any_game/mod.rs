//! A game without its types: what the command line needs, and nothing more.
//!
//! What every build knows of a game stands here, what a feature of the build adds stands beside that subject; `absent` is in the
//! place of subjects that are left out.

mod absent;

use std::sync::atomic::AtomicBool;

#[cfg(not(feature = "bench"))]
use absent::AnyGameBench;
#[cfg(not(feature = "door"))]
use absent::AnyGameDoor;
#[cfg(not(feature = "matches"))]
use absent::AnyGameMatches;
#[cfg(not(feature = "training"))]
use absent::AnyGameTraining;

#[cfg(feature = "bench")]
use crate::bench::AnyGameBench;
#[cfg(feature = "door")]
use crate::door::AnyGameDoor;
#[cfg(feature = "matches")]
use crate::matches::AnyGameMatches;
#[cfg(feature = "training")]
use crate::train::AnyGameTraining;
use crate::{
    AgentInfo, ExplainReport, ExplainRequest, GameInfo, GameModule, LabError, Library, Persona, PlayReport,
    PlayRequest, ReplayReport, ReplayRequest, TextFile,
};

/// Any game of the registry, with all that this build can do with one. Every [`GameModule`] that has the traits of the build's
/// features is an `AnyGame`; nobody else implements it.
pub trait AnyGame: AnyGameMatches + AnyGameTraining + AnyGameDoor + AnyGameBench + Send + Sync {
    /// The game's card.
    fn info(&self) -> GameInfo;

    /// The cards of its agents.
    fn agents(&self) -> Vec<AgentInfo>;

    /// The characters over its agents.
    fn personas(&self) -> Vec<Persona>;

    /// The file of what its agents may say of their decisions.
    fn sentences(&self) -> &'static str;

    /// Plays one game to its end, telling every line of its log. `stop` ends it early.
    ///
    /// # Errors
    /// [`LabError::Input`] for a request that cannot be played. A broken contract is in the report, with the game up to there.
    fn play(
        &self,
        library: &Library,
        request: &PlayRequest,
        stop: &AtomicBool,
        log: &mut dyn FnMut(&str),
    ) -> Result<PlayReport, LabError>;

    /// Asks an agent for a decision with reasons.
    ///
    /// # Errors
    /// [`LabError::Input`] for a request that cannot be followed, or a position in which nobody is to act; [`LabError::Fault`]
    /// where an agent breaks the rules.
    fn explain(&self, library: &Library, request: &ExplainRequest) -> Result<ExplainReport, LabError>;

    /// Follows a record to its end, with all its branches.
    ///
    /// # Errors
    /// [`LabError::Input`] with the file and the step that cannot be followed, or where it has no such branch.
    fn replay(&self, library: &Library, file: &TextFile, request: ReplayRequest) -> Result<ReplayReport, LabError>;
}

impl<M: GameModule + AnyGameMatches + AnyGameTraining + AnyGameDoor + AnyGameBench> AnyGame for M {
    fn info(&self) -> GameInfo {
        GameModule::info(self)
    }

    fn agents(&self) -> Vec<AgentInfo> {
        GameModule::agents(self)
    }

    fn personas(&self) -> Vec<Persona> {
        GameModule::personas(self)
    }

    fn sentences(&self) -> &'static str {
        GameModule::sentences(self)
    }

    fn play(
        &self,
        library: &Library,
        request: &PlayRequest,
        stop: &AtomicBool,
        log: &mut dyn FnMut(&str),
    ) -> Result<PlayReport, LabError> {
        crate::play::play(self, library, request, stop, log)
    }

    fn explain(&self, library: &Library, request: &ExplainRequest) -> Result<ExplainReport, LabError> {
        crate::explain::explain(self, library, request)
    }

    fn replay(&self, library: &Library, file: &TextFile, request: ReplayRequest) -> Result<ReplayReport, LabError> {
        crate::replay::replay(self, library, file, request)
    }
}
