//! Where programs from outside are plugged in.

use std::sync::Arc;

use tabletop::{Agent, Seat};

use super::account::Account;
use super::program_report::ProgramReport;
use crate::{GameModule, Problem};

/// Whoever can seat programs from outside in a game `M`. Asked once for every seat whose agent is named `cmd:…`.
pub trait ProgramSeats<M: GameModule> {
    /// The agent that plays a seat by asking the program `spec` names. It tells `account` of every move it forfeits. Programs are
    /// started no sooner than they are first asked for a decision, so that a request can be checked without starting any.
    ///
    /// # Errors
    /// A spec that names no program, or one that is not there.
    fn agent(&self, spec: &str, seat: Seat, account: &Arc<Account>) -> Result<Box<dyn Agent<M::Game>>, Problem>;

    /// What the programs used so far. Complete once the agents are dropped.
    fn reports(&self) -> Vec<ProgramReport>;
}

/// Seats no program: whoever names one is told so.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoPrograms;

impl<M: GameModule> ProgramSeats<M> for NoPrograms {
    fn agent(&self, spec: &str, _: Seat, _: &Arc<Account>) -> Result<Box<dyn Agent<M::Game>>, Problem> {
        let problem = Problem::new(format!("'{spec}': programs from outside cannot be seated here"));
        Err(problem.remedy("name an agent of the game"))
    }

    fn reports(&self) -> Vec<ProgramReport> {
        Vec::new()
    }
}
