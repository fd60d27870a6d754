//! The files of Realm, and what is wrong with them.

use dominion::{Catalog, ContentFault};

use crate::{LabError, Library, Problem, SetupFault};

/// The cards there are, read from `assets/dominion/cards.ron`.
///
/// # Errors
/// [`LabError::Input`] where the file cannot be read, or with every fault of it.
pub(super) fn catalog(library: &Library) -> Result<Catalog, LabError> {
    let file = library.asset("dominion/cards.ron")?;
    Catalog::from_ron(&file.name, &file.text)
        .map_err(|faults| LabError::Input(faults.into_iter().map(problem).collect()))
}

/// A fault of a file of cards, menus or kingdoms.
pub(super) fn problem(fault: ContentFault) -> Problem {
    let ContentFault { file, line, column, reason, remedy } = fault;
    Problem::new(reason).in_file(file).at(line, column).remedy(remedy)
}

/// Faults of files that a setup needs.
pub(super) fn of_files(error: LabError) -> Vec<SetupFault> {
    error.problems().into_iter().map(|problem| SetupFault { field: None, problem }).collect()
}
