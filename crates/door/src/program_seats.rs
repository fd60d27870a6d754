//! The pool as the lab asks for it: whoever seats programs in a game.

use std::sync::Arc;

use lab::seats::Account;
use lab::{GameModule, Problem, ProgramReport, ProgramSeats};
use tabletop::{Agent, Seat};

use crate::outsider::outsider;
use crate::pool::ProcessPool;

impl<M: GameModule> ProgramSeats<M> for ProcessPool {
    fn agent(&self, spec: &str, seat: Seat, account: &Arc<Account>) -> Result<Box<dyn Agent<M::Game>>, Problem> {
        outsider::<M>(spec, seat, account, self)
    }

    fn reports(&self) -> Vec<ProgramReport> {
        self.close()
    }
}
