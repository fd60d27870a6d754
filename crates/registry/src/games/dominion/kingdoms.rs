//! Kingdoms that have a name, from `assets/dominion/kingdoms.ron`.

use lab::{LabError, Library, Problem};
use serde::{Deserialize, Serialize};
use tabletop::written::{ron_fault, without_mark};

/// A kingdom with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kingdom {
    /// How setups name it.
    pub id: String,
    /// The ids of its cards, up to ten.
    pub cards: Vec<String>,
    /// Whether it is played with Platinum and Colony.
    #[serde(default)]
    pub colonies: bool,
}

/// Every kingdom with a name, in the order of the file.
///
/// # Errors
/// [`LabError::Input`] where the file cannot be read, with the place of its first fault.
pub fn read(library: &Library) -> Result<Vec<Kingdom>, LabError> {
    let file = library.asset("dominion/kingdoms.ron")?;
    let text = without_mark(&file.text);
    ron::from_str(text).map_err(|error| {
        let slip = ron_fault(&error, text);
        Problem::new(slip.reason).in_file(&file.name).at(slip.line, slip.column).remedy(slip.remedy).into()
    })
}
