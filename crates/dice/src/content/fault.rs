//! What is wrong with a file.

use std::fmt;

/// One fault, where it is, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentFault {
    /// The file's name.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// The card or fighter it lies in, once that is known.
    pub item: Option<String>,
    /// What is wrong.
    pub reason: String,
    /// What to do about it.
    pub remedy: String,
}

impl fmt::Display for ContentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: ", self.file, self.line, self.column)?;
        if let Some(item) = &self.item {
            write!(f, "'{item}': ")?;
        }
        write!(f, "{}; {}", self.reason, self.remedy)
    }
}

impl std::error::Error for ContentFault {}
