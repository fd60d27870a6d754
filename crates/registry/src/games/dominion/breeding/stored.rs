//! Menus kept by kingdom, in a file.

use dominion::evolve::{CoEvolution, Library, Trained};
use lab::{LabError, TextFile};

use crate::games::dominion::content::problem;

/// Reads a file of menus.
///
/// # Errors
/// [`LabError::Input`] with every fault of it.
pub(super) fn read(file: &TextFile) -> Result<Library, LabError> {
    let library = Library::from_ron(&file.name, &file.text);
    library.map_err(|faults| LabError::Input(faults.into_iter().map(problem).collect()))
}

/// The file with the leaders of a run in it, in the place of what was known of just its game.
///
/// # Errors
/// As [`read`].
pub(super) fn with(run: &CoEvolution, file: Option<&TextFile>) -> Result<String, LabError> {
    let mut library = file.map(read).transpose()?.unwrap_or_default();
    let strategies: Vec<_> = run.champions().iter().map(|leader| leader.strategy.clone()).collect();
    if !strategies.is_empty() {
        let setup = run.setup().clone();
        library.add(Trained {
            kingdom: setup.kingdom,
            colonies: setup.colonies,
            deal: setup.deal,
            seats: setup.seats,
            guard: run.options().guard,
            strategies,
        });
    }
    Ok(library.to_ron())
}
