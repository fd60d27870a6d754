//! A file in which a list goes on from game to game: best scores, solved puzzles, finished games.
//!
//! One that cannot be read is set aside, with one notice, and a new one begun; one of a newer program stays as it is.

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{shell::Notices, storage::Storage, text::Words};

/// Where such a file lies, and what it is called where something is wrong with it.
pub(super) struct KeptFile<'a> {
    pub storage: &'a Storage,
    pub path: String,
    /// Version of the format, which the file names as `format`.
    pub format: u32,
    /// Levels of the file that are written on lines of their own.
    pub depth: usize,
    /// Messages that say that it could not be read, that it is newer, that it could not be written; each may use `$file` and `$what`.
    pub damaged: &'static str,
    pub newer: &'static str,
    pub unwritten: &'static str,
}

/// Just enough to tell a file of a newer program.
#[derive(Deserialize)]
struct Head {
    format: u32,
}

impl KeptFile<'_> {
    /// What the file holds, for a look at it. Nothing where it cannot be read: that is told when it is next to be [changed](Self::to_change).
    pub fn to_see<T: DeserializeOwned + Default>(&self) -> T {
        let text = self.storage.read(&self.path).ok().flatten();
        text.and_then(|text| ron::from_str(&text).ok()).unwrap_or_default()
    }

    /// What the file holds, to be changed and [written](Self::write) again: nothing where there is none yet or a damaged one was set aside.
    /// `None` where the file has to stay as it is. Notices tell what was wrong.
    pub fn to_change<T: DeserializeOwned + Default>(&self, words: &Words, notices: &mut Notices) -> Option<T> {
        let text = match self.storage.read(&self.path) {
            Ok(None) => return Some(T::default()),
            Ok(Some(text)) => text,
            Err(error) => {
                notices.failed(error.message());
                return None;
            }
        };
        match ron::from_str(&text) {
            Ok(content) => Some(content),
            Err(_) if ron::from_str::<Head>(&text).is_ok_and(|head| head.format > self.format) => {
                notices.error(self.told(words, self.newer, ""));
                None
            }
            Err(problem) => match self.storage.set_aside(&self.path) {
                Ok(aside) => {
                    let what = format!("{problem} ({})", aside.display());
                    notices.error(self.told(words, self.damaged, &what));
                    Some(T::default())
                }
                Err(error) => {
                    notices.failed(error.message());
                    None
                }
            },
        }
    }

    /// Writes the file; `false` where that failed, which a notice tells.
    pub fn write(&self, content: &impl Serialize, words: &Words, notices: &mut Notices) -> bool {
        let pretty = PrettyConfig::new().depth_limit(self.depth).indentor(" ".to_owned());
        match ron::ser::to_string_pretty(content, pretty) {
            Ok(text) => match self.storage.write(&self.path, &text) {
                Ok(()) => return true,
                Err(error) => notices.failed(error.message()),
            },
            Err(error) => notices.error(self.told(words, self.unwritten, &error.to_string())),
        }
        false
    }

    fn told(&self, words: &Words, message: &str, what: &str) -> String {
        words.with(message, &[("file", &self.path), ("what", &what)])
    }
}
