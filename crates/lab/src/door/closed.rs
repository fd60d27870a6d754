//! The door of a build without the feature `door`: no program is started, and whoever names one is told so.

use std::sync::Arc;

use tabletop::{Agent, Seat};

use super::account::Account;
use super::program_report::ProgramReport;
use crate::{GameModule, Problem};

/// Where the talk with programs from outside would be kept: there is none.
#[derive(Clone, Debug, Default)]
pub struct Recorder {}

/// The pool of a door that lets nobody in.
#[derive(Clone, Debug, Default)]
pub(crate) struct ProcessPool {}

impl ProcessPool {
    pub fn new(_: &Recorder) -> Self {
        Self {}
    }

    /// The same pool, for another game.
    #[cfg(feature = "matches")]
    pub fn at(&self, _: String) -> Self {
        Self {}
    }

    /// What programs used.
    pub fn close(&self) -> Vec<ProgramReport> {
        Vec::new()
    }
}

/// Refuses a program.
///
/// # Errors
/// Always.
pub(super) fn outsider<M: GameModule>(
    spec: &str,
    _: Seat,
    _: &Arc<Account>,
    _: &ProcessPool,
) -> Result<Box<dyn Agent<M::Game>>, Problem> {
    let problem = Problem::new(format!("'{spec}': this build of the game starts no programs"));
    Err(problem.remedy("name an agent of the game, or use a build with the feature 'door'"))
}
