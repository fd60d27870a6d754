//! The variants of Realm: every kingdom that has a name, and every way to deal.

use lab::{LabError, Library, NamedSetup};

use super::kingdoms;

/// All of them.
///
/// # Errors
/// [`LabError::Input`] where the kingdoms cannot be read.
pub(super) fn list(library: &Library) -> Result<Vec<NamedSetup>, LabError> {
    let deals = [
        ("classic", "()"),
        ("four-three", "(deal: FourThree)"),
        ("five-two", "(deal: FiveTwo)"),
        ("money-alone", "(kingdom: [])"),
    ];
    let deals = deals.into_iter().map(|(id, setup)| NamedSetup::new(id, setup));
    let kingdoms = kingdoms::read(library)?;
    let named = kingdoms.iter().map(|kingdom| NamedSetup::new(&kingdom.id, format!("(named: {:?})", kingdom.id)));
    Ok(deals.chain(named).collect())
}
