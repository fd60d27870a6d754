//! Every word a player reads, in any language.
//!
//! A [`Catalog`] holds the messages of one language, read from [Fluent](https://projectfluent.org) files, and under them those of English,
//! which answer where a translation is silent or faulty. Numbers and plurals follow the rules of the language (CLDR, through ICU4X and
//! Fluent), and so does the order of names in a list ([`Catalog::compare`]) and what is
//! the same letter to whoever looks for a word ([`Catalog::folded`]).
//!
//! A language file that cannot be used is told about by one [`FileError`] with its place and its remedy, and never stops the program.

mod catalog;
mod check;
mod error;
mod file;
mod number;
mod order;
mod value;

pub use catalog::{Catalog, Lent, SourceFile};
pub use error::FileError;
pub use unic_langid::LanguageIdentifier as Language;
pub use value::{Decimal, Filled, Value};

#[cfg(test)]
mod tests;
