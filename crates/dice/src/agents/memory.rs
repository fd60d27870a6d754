//! The memory of searches that are over, for those that begin: a fresh one costs a large turn half of its time.

use std::sync::{Mutex, PoisonError};

use search::Planner;

use super::turn::TurnState;

/// Most searches whose memory is kept: more hardly think at once.
const KEPT: usize = 16;

static SPARE: Mutex<Vec<Planner<TurnState>>> = Mutex::new(Vec::new());

/// A search that knows nothing, with the memory of one that is over if there is any.
pub(super) fn take() -> Planner<TurnState> {
    SPARE.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
}

/// Gives back the memory of a search that is over.
pub(super) fn give_back(mut search: Planner<TurnState>) {
    search.forget();
    let mut spare = SPARE.lock().unwrap_or_else(PoisonError::into_inner);
    if spare.len() < KEPT {
        spare.push(search);
    }
}
