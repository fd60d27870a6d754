//! Every word a player reads, by key, so that a translation is a folder of files.
//!
//! The files lie in `assets/text/<language>/`: any that lies there is read, and `<game>-help.ron` holds the rules of a game in
//! short. English is built in and answers where a translation is silent.

use std::collections::BTreeMap;

use bevy::prelude::Resource;
use include_dir::{Dir, File, include_dir};
use serde::Deserialize;
use thiserror::Error;

/// The words in English, as built into the program.
static ENGLISH: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/text/en");

/// How the files end that hold rules in short.
const HELP: &str = "-help.ron";

/// A part of the rules in short.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct HelpSection {
    /// What it is about.
    pub heading: String,
    /// The variant it belongs to, where not every game plays by it.
    #[serde(default)]
    pub only: Option<String>,
    /// What it says.
    pub paragraphs: Vec<String>,
}

impl HelpSection {
    /// The rules of a game in short, by its id, as built into the program; nothing where there are none.
    pub fn english(game: &str) -> Vec<Self> {
        let file = ENGLISH.get_file(format!("{game}{HELP}")).and_then(File::contents_utf8);
        file.map_or_else(Vec::new, |text| ron::from_str(text).expect("the built-in help is checked by a test"))
    }
}

/// Why a file of words cannot be used.
#[derive(Debug, Error)]
pub enum TextError {
    /// Not RON, or not a map from key to text.
    #[error("{file}:{place}: {reason}")]
    Malformed {
        /// The file's name.
        file: String,
        /// Line and column, counted from 1.
        place: String,
        /// What is wrong there.
        reason: String,
    },
    /// The same key in two files.
    #[error("{file}: the key `{key}` is already used by another file")]
    Duplicate {
        /// The file that has it second.
        file: String,
        /// The key.
        key: String,
    },
}

/// The words of one language.
#[derive(Resource, Clone, Debug)]
pub struct Words {
    by_key: BTreeMap<String, String>,
}

impl Words {
    /// The words built into the program.
    pub fn english() -> Self {
        let files = ENGLISH.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)));
        let words = files.filter(|(name, _)| !name.ends_with(HELP));
        Self::from_files(words).expect("the built-in words are checked by a test")
    }

    /// Reads files given as pairs of name and content: RON maps from key to text.
    ///
    /// # Errors
    /// The first file that is malformed or repeats a key.
    pub fn from_files<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, TextError> {
        let mut by_key = BTreeMap::new();
        for (file, content) in files {
            let words: BTreeMap<String, String> = ron::from_str(content).map_err(|error| TextError::Malformed {
                file: file.to_owned(),
                place: error.span.start.to_string(),
                reason: error.code.to_string(),
            })?;
            for (key, text) in words {
                if by_key.insert(key.clone(), text).is_some() {
                    return Err(TextError::Duplicate { file: file.to_owned(), key });
                }
            }
        }
        Ok(Self { by_key })
    }

    /// The text of `key`; a key nobody wrote a text for is shown as it is, so that nothing is ever blank.
    pub fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.by_key.get(key).map_or(key, String::as_str)
    }

    /// The text of `key` with every `{name}` replaced by its value.
    pub fn with(&self, key: &str, values: &[(&str, &dyn std::fmt::Display)]) -> String {
        let mut text = self.get(key).to_owned();
        for (name, value) in values {
            text = text.replace(&format!("{{{name}}}"), &value.to_string());
        }
        text
    }

    /// The text of `key` for a count of things: `key.one` for exactly one, else `key.many`; `{n}` is the count.
    pub fn count(&self, key: &str, n: usize) -> String {
        let form = if n == 1 { "one" } else { "many" };
        self.with(&format!("{key}.{form}"), &[("n", &n)])
    }

    /// Gives `key` a text, where it has none.
    pub fn add(&mut self, key: String, text: String) {
        self.by_key.entry(key).or_insert(text);
    }

    /// Whether `key` has a text.
    pub fn has(&self, key: &str) -> bool {
        self.by_key.contains_key(key)
    }

    /// All keys, in order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.by_key.keys().map(String::as_str)
    }
}

/// The same with a capital at its beginning.
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl Default for Words {
    fn default() -> Self {
        Self::english()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_texts_are_well_formed() {
        assert!(Words::english().has("title.name"));
        let helps = ENGLISH.files().filter_map(|file| file.path().to_str()?.strip_suffix(HELP));
        for section in helps.flat_map(HelpSection::english) {
            assert!(!section.heading.is_empty() && !section.paragraphs.is_empty(), "{section:?}");
        }
    }

    #[test]
    fn parameters_are_filled_in() {
        let words = Words::from_files([("t", r#"{"a": "{n} of {all}", "b.one": "one army", "b.many": "{n} armies"}"#)])
            .expect("well-formed");
        assert_eq!(words.with("a", &[("n", &3), ("all", &"four")]), "3 of four");
        assert_eq!(words.count("b", 1), "one army");
        assert_eq!(words.count("b", 12), "12 armies");
        assert_eq!(words.get("nobody.wrote.this"), "nobody.wrote.this");
    }

    #[test]
    fn a_malformed_file_is_named_with_its_place() {
        let error = Words::from_files([("shell.ron", "{\n  \"a\": 3,\n}")]).expect_err("3 is no text");
        let message = error.to_string();
        assert!(message.starts_with("shell.ron:2:"), "{message}");
        let error = Words::from_files([("a", r#"{"k": "1"}"#), ("b", r#"{"k": "2"}"#)]).expect_err("twice");
        assert!(error.to_string().contains("`k`"), "{error}");
    }
}
