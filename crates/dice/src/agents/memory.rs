//! The memory of searches that are over, for those that begin: with fresh memory a large turn takes half as long again.

use std::sync::{Mutex, PoisonError};

use search::Planner;

use super::turn::TurnState;

/// Most searches whose memory is kept: more hardly think at once.
const KEPT: usize = 16;

/// Most states that kept memory has room for, some 20 MB; those of turns in play stay far below.
const MOST_STATES: usize = 65_536;

static SPARE: Mutex<Vec<Planner<TurnState>>> = Mutex::new(Vec::new());

/// A search that knows nothing, with the memory of one that is over if there is any.
pub(super) fn take() -> Planner<TurnState> {
    SPARE.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
}

/// Gives back the memory of a search that is over.
pub(super) fn give_back(mut search: Planner<TurnState>) {
    if search.capacity() > MOST_STATES {
        return;
    }
    search.forget();
    let mut spare = SPARE.lock().unwrap_or_else(PoisonError::into_inner);
    if spare.len() < KEPT {
        spare.push(search);
    }
}
