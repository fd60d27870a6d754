//! The words around what games and opponents say, in the language that was asked for.

use lab::Library;

/// The words of a language; English ones, as they stand here, where the program's files have none.
pub struct Frame(words::Catalog);

/// A value that is put into a sentence.
pub type Place<'a> = (&'a str, String);

impl Frame {
    /// Reads the words of a language, English where none is named.
    ///
    /// # Errors
    /// A language that is not there.
    pub fn of(library: &Library, language: Option<&str>) -> Result<Self, lab::LabError> {
        Ok(Self(library.words(language)?.0))
    }

    /// A word or two, such as the head of a column.
    pub fn word(&self, id: &str) -> String {
        match self.0.has(id) {
            true => self.0.get(id).to_owned(),
            // Without files a name is better than nothing.
            false => id.trim_start_matches("frame-").replace(['-', '_'], " "),
        }
    }

    /// A sentence with its places filled.
    pub fn sentence(&self, id: &str, places: &[Place<'_>]) -> String {
        if !self.0.has(id) {
            let told: Vec<String> = places.iter().map(|(name, value)| format!("{name} {value}")).collect();
            return format!("{}: {}", self.word(id), told.join(", "));
        }
        let values: Vec<(&str, &dyn words::Value)> =
            places.iter().map(|(name, value)| (*name, value as &dyn words::Value)).collect();
        self.0.with(id, &values)
    }

    /// How a game ended, by the word its rules have for it.
    pub fn end(&self, reason: Option<&str>) -> String {
        match reason {
            None => self.word("frame-not_over"),
            Some(reason) => {
                let id = format!("frame-end-{reason}");
                if self.0.has(&id) { self.0.get(&id).to_owned() } else { reason.replace('_', " ") }
            }
        }
    }
}
