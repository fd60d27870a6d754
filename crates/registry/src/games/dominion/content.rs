//! The files of Realm, and what is wrong with them.

use dominion::{Catalog, ContentFault};
use lab::{LabError, Library, Problem, SetupFault};

/// Where the cards lie below `assets`.
pub const CARDS: &str = "dominion/cards.ron";

/// The cards there are, read from `assets/dominion/cards.ron`, with those that the library lays over them.
///
/// # Errors
/// [`LabError::Input`] where the file cannot be read, or with every fault of it.
pub(super) fn catalog(library: &Library) -> Result<Catalog, LabError> {
    let told = |faults: Vec<ContentFault>| LabError::Input(faults.into_iter().map(problem).collect());
    let file = library.asset(CARDS)?;
    let shipped = Catalog::from_ron(&file.name, &file.text).map_err(told)?;
    let mut over = library.laid_over(CARDS);
    over.try_fold(shipped, |catalog, file| catalog.extended(&file.name, &file.text)).map_err(told)
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
