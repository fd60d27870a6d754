//! Cards of one's own that a run of strategies is played with.

use std::path::Path;

use lab::{LabError, Library, read_text};
use registry::command::BreedOptions;

/// The library with the cards that are laid over its own.
pub(super) fn with_cards(
    library: &Library,
    options: &dyn BreedOptions,
    cards: Option<&Path>,
) -> Result<Library, LabError> {
    let file = cards.map(read_text).transpose()?;
    let over = |file| library.clone().with_over(options.cards(), file);
    Ok(file.map_or_else(|| library.clone(), over))
}
