//! Agents for the seats of a game, of the house or from outside.

use std::sync::Arc;

use tabletop::{Agent, Game, Seat};

use super::account::Account;
use super::program::is_program;
use super::program_seats::ProgramSeats;
use crate::{GameModule, LabError, Problem};

/// The agents of a table, and what those from outside forfeit.
pub struct Seating<G: Game> {
    /// One per seat.
    pub agents: Vec<Box<dyn Agent<G>>>,
    /// One per seat.
    accounts: Vec<Arc<Account>>,
}

impl<G: Game> Seating<G> {
    /// Makes the agents of all seats. Programs are started when they are first asked.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn new<M: GameModule<Game = G>>(
        module: &M,
        specs: &[String],
        programs: &dyn ProgramSeats<M>,
    ) -> Result<Self, LabError> {
        let (mut seating, mut problems) = (Self { agents: Vec::new(), accounts: Vec::new() }, Vec::new());
        for (seat, spec) in Seat::all(specs.len()).zip(specs) {
            let account = Arc::new(Account::default());
            match agent(module, spec, seat, &account, programs) {
                Ok(agent) => seating.agents.push(agent),
                Err(problem) if problems.contains(&problem) => {}
                Err(problem) => problems.push(problem),
            }
            seating.accounts.push(account);
        }
        if problems.is_empty() { Ok(seating) } else { Err(LabError::Input(problems)) }
    }

    /// Moves forfeited, by seat.
    pub fn forfeits(&self) -> Vec<u64> {
        self.accounts.iter().map(|account| account.forfeits()).collect()
    }

    /// Takes the messages there are, by seat.
    pub fn take_notes(&self) -> Vec<String> {
        self.accounts.iter().flat_map(|account| account.take_notes()).collect()
    }
}

/// Whether all of these could be seated.
///
/// # Errors
/// Everything that is wrong with them.
pub fn check_agents<M: GameModule>(
    module: &M,
    specs: &[String],
    programs: &dyn ProgramSeats<M>,
) -> Result<(), LabError> {
    Seating::new(module, specs, programs).map(drop)
}

/// An agent of the house or from outside, for one seat.
///
/// # Errors
/// What is wrong with it, and what there is instead.
pub fn agent<M: GameModule>(
    module: &M,
    spec: &str,
    seat: Seat,
    account: &Arc<Account>,
    programs: &dyn ProgramSeats<M>,
) -> Result<Box<dyn Agent<M::Game>>, Problem> {
    if is_program(spec) { programs.agent(spec, seat, account) } else { module.agent(spec) }
}

/// Makes the agents of all seats, of the house alone.
///
/// # Errors
/// Everything that is wrong with them.
pub fn house_agents<M: GameModule>(module: &M, specs: &[String]) -> Result<Vec<Box<dyn Agent<M::Game>>>, LabError> {
    let (mut agents, mut problems) = (Vec::with_capacity(specs.len()), Vec::new());
    for spec in specs {
        match module.agent(spec) {
            Ok(agent) => agents.push(agent),
            Err(problem) if problems.contains(&problem) => {}
            Err(problem) => problems.push(problem),
        }
    }
    if problems.is_empty() { Ok(agents) } else { Err(LabError::Input(problems)) }
}
