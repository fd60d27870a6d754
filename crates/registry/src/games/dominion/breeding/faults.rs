//! Why a run cannot begin, or does not go on.

use dominion::evolve::CoEvolutionError;
use lab::{LabError, Problem};
use tabletop::message;

/// Why a run cannot begin.
pub(super) fn refused(error: CoEvolutionError) -> LabError {
    let remedy = message!("remedy-breeding-options", "choose another number");
    match error {
        CoEvolutionError::Options(reason) => Problem::new(reason).remedy(remedy).into(),
        other => broken(&other),
    }
}

/// A run that was checked does not go on, which is a fault of the program.
pub(super) fn broken(error: &CoEvolutionError) -> LabError {
    LabError::System(format!("the run does not go on: {error}"))
}
