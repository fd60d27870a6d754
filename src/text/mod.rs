//! Every word a player reads: a message by its name, in the language that was chosen.
//!
//! The messages lie in `assets/text/<language>/`, a [Fluent](https://projectfluent.org) file for each subject, and are built into the
//! program; a player's own languages lie in the player's folder. `words` reads them, and writes numbers and plurals by the rules of the
//! language; English answers where a translation is silent.

#[cfg(test)]
pub(crate) mod heard;
mod help;
mod languages;
mod names;

use std::{
    ops::{Deref, DerefMut},
    sync::LazyLock,
};

use bevy::prelude::Resource;
use include_dir::{Dir, include_dir};
use words::{Catalog, SourceFile};

pub use help::{HelpSection, variant};
pub use languages::{Languages, Offered, PSEUDO};
pub use names::NUMERALS;
pub use words::{Decimal, FileError, Language, Lent, Value};

/// The words of all languages that are built into the program, a folder for each.
static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/text");

/// A text to be laid out in lines: a figure and its sign of percent stay together.
pub fn tied(text: &str) -> String {
    text.replace(" %", "\u{a0}%")
}

/// The words of one language.
#[derive(Resource, Clone, Debug)]
pub struct Words(Catalog);

impl Words {
    /// The words of English.
    pub fn english() -> Self {
        /// Reading them takes a few milliseconds, and whoever has a copy shares it.
        static READ: LazyLock<Words> = LazyLock::new(|| {
            Words(Catalog::english(files(english())).expect("the built-in words are checked by a test"))
        });
        READ.clone()
    }

    /// The words of a language over those of English, and what is wrong with its files.
    pub fn translated<'a>(
        language: &Language,
        own: impl IntoIterator<Item = SourceFile<'a>>,
    ) -> (Self, Vec<FileError>) {
        let read = Catalog::translated(files(english()), language, own);
        let (words, problems) = read.expect("the built-in words are checked by a test");
        (Self(words), problems)
    }
}

/// The languages that are built in, by their tags.
fn built_in() -> impl Iterator<Item = (&'static str, &'static Dir<'static>)> {
    BUILT_IN.dirs().filter_map(|folder| Some((folder.path().to_str()?, folder)))
}

/// The folder of English.
fn english() -> &'static Dir<'static> {
    built_in().find(|(tag, _)| *tag == "en").expect("English is built in").1
}

/// The language files of a folder that is built in.
fn files<'a>(folder: &'a Dir<'a>) -> impl Iterator<Item = SourceFile<'a>> {
    folder.files().filter_map(|file| Some((file.path().to_str()?, file.contents())))
}

impl Deref for Words {
    type Target = Catalog;

    fn deref(&self) -> &Catalog {
        &self.0
    }
}

impl DerefMut for Words {
    fn deref_mut(&mut self) -> &mut Catalog {
        &mut self.0
    }
}

impl Default for Words {
    fn default() -> Self {
        Self::english()
    }
}

/// The same with a capital at its beginning.
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
