//! Agents for the seats of a game, of the house or from outside.

use std::sync::Arc;

use tabletop::{Agent, Game, Seat};

use super::account::Account;
use super::program::is_program;
use super::{ProcessPool, outsider};
use crate::{GameModule, LabError, Problem};

/// The agents of a table, and what those from outside forfeit.
pub(crate) struct Seating<G: Game> {
    /// One per seat.
    pub agents: Vec<Box<dyn Agent<G>>>,
    /// One per seat.
    pub accounts: Vec<Arc<Account>>,
}

impl<G: Game> Seating<G> {
    /// Makes the agents of all seats. Programs are started when they are first asked.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn new<M: GameModule<Game = G>>(module: &M, specs: &[String], pool: &ProcessPool) -> Result<Self, LabError> {
        let (mut seating, mut problems) = (Self { agents: Vec::new(), accounts: Vec::new() }, Vec::new());
        for (seat, spec) in Seat::all(specs.len()).zip(specs) {
            let account = Arc::new(Account::default());
            match agent(module, spec, seat, &account, pool) {
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
pub(crate) fn check_agents<M: GameModule>(module: &M, specs: &[String]) -> Result<(), LabError> {
    Seating::new(module, specs, &ProcessPool::default()).map(drop)
}

/// An agent of the house or from outside, for one seat.
pub(crate) fn agent<M: GameModule>(
    module: &M,
    spec: &str,
    seat: Seat,
    account: &Arc<Account>,
    pool: &ProcessPool,
) -> Result<Box<dyn Agent<M::Game>>, Problem> {
    if !is_program(spec) {
        return module.agent(spec);
    }
    outsider::<M>(spec, seat, account, pool)
}

/// A seat's agent for hosts of their own, and what it has to say about moves it forfeited.
pub struct Chair<G: Game> {
    /// The agent.
    pub agent: Box<dyn Agent<G>>,
    account: Arc<Account>,
}

impl<G: Game> Chair<G> {
    /// A way to hear what the agent says while it plays elsewhere: takes the messages there are, one for every forfeited move as
    /// long as they are few, and tells how many moves were forfeited in all.
    pub fn listen(&self) -> impl Fn() -> (Vec<String>, u64) + Send + Sync + use<G> {
        let account = Arc::clone(&self.account);
        move || (account.take_notes(), account.forfeits())
    }
}

/// Makes the agent of one seat. A spec `cmd:…` starts a program of the machine once the agent is asked: hand one in only where the
/// person at the machine has named it for this game.
///
/// # Errors
/// What is wrong with the spec and what there is instead.
pub fn chair<M: GameModule>(module: &M, spec: &str, seat: Seat) -> Result<Chair<M::Game>, Problem> {
    let account = Arc::new(Account::default());
    Ok(Chair { agent: agent(module, spec, seat, &account, &ProcessPool::default())?, account })
}
