//! The file that a run was read from, named in faults of what it says.

use std::path::Path;

use lab::{LabError, Problem};

/// The same error; faults of a checkpoint that name no file get the name of `run`, the file it was read from.
pub(super) fn with_file(error: LabError, run: Option<&Path>) -> LabError {
    match (error, run) {
        (LabError::Input(problems), Some(path)) => {
            let placed = |problem: Problem| match problem.file {
                Some(_) => problem,
                None => problem.in_file(path.display().to_string()),
            };
            LabError::Input(problems.into_iter().map(placed).collect())
        }
        (error, _) => error,
    }
}
