//! The words of one language.

use std::{
    ops::{Deref, DerefMut},
    sync::LazyLock,
};

use bevy::prelude::Resource;
use words::{Catalog, FileError, Language, SourceFile};

use super::built_in::{english, files};

/// The words of one language.
#[derive(Resource, Clone, Debug)]
pub struct Words(pub(super) Catalog);

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
