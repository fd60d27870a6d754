//! Every word a player reads: a message by its name, in the language that was chosen.
//!
//! The messages lie in `assets/text/<language>/`, a [Fluent](https://projectfluent.org) file for each subject, and are built into the
//! program; a player's own languages lie in the player's folder. `words` reads them, and writes numbers and plurals by the rules of the
//! language; English answers where a translation is silent.

mod built_in;
#[cfg(test)]
pub(crate) mod heard;
mod help;
mod help_figure;
mod languages;
mod letters;
mod names;
mod wording;

pub use help::{HelpSection, variant};
pub use help_figure::{HelpFigure, Moving};
pub use languages::{Languages, Offered, PSEUDO};
pub use letters::{capitalised, tied};
pub use names::NUMERALS;
pub use wording::Words;
pub use words::{Decimal, FileError, Language, Lent, Value};
