//! Kinds of card as content: what a card is, the steps it is made of, and the file they are read from.
//!
//! `step` has the parts, `kind` a card made of them, `check` what must hold of one, `catalog` reads a file of them. How steps are
//! done belongs to the rules.

mod catalog;
mod check;
mod kind;
mod step;

pub use catalog::Catalog;
pub(crate) use catalog::{BASICS, remedy_of};
pub use kind::{Choice, Kind, Per, Type};
pub use step::{Amounts, Attack, Basic, Place, Step};
