//! The variants of Realm by name: those of its rules, every kingdom that has a name, and a game without one.

use lab::{LabError, Library, NamedSetup, named_setups};

use super::{DominionModule, kingdoms};

/// All of them.
///
/// # Errors
/// [`LabError::Input`] where the kingdoms cannot be read.
pub(super) fn list(library: &Library) -> Result<Vec<NamedSetup>, LabError> {
    let mut setups = named_setups(&DominionModule, library, &[])?;
    setups.push(NamedSetup::new("money-alone", "(kingdom: [])"));
    let kingdoms = kingdoms::read(library)?;
    setups.extend(kingdoms.iter().map(|kingdom| NamedSetup::new(&kingdom.id, format!("(named: {:?})", kingdom.id))));
    Ok(setups)
}
