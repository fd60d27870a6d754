//! One seat for hosts of their own, such as a window.

use std::sync::Arc;

use lab::seats::{Account, agent};
use lab::{GameModule, Problem};
use tabletop::{Agent, Game, Seat};

use crate::pool::ProcessPool;

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
