//! What is wrong with a language file.

use thiserror::Error;

/// Why a language file cannot be used, or not all of it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{file}:{line}:{column}: {reason}{}", more(*.others))]
pub struct FileError {
    /// The file's name, as it was given.
    pub file: String,
    /// The line of the first thing that is wrong, from 1.
    pub line: usize,
    /// Its column in characters, from 1.
    pub column: usize,
    /// What is wrong there, and what to do.
    pub reason: String,
    /// How many more things are wrong in the file.
    pub others: usize,
}

impl FileError {
    /// Something wrong at a byte of a file's text.
    pub(crate) fn at(file: &str, text: &str, byte: usize, reason: String) -> Self {
        let before = &text[..text.floor_char_boundary(byte)];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        Self {
            file: file.to_owned(),
            line: 1 + before.matches('\n').count(),
            column: 1 + before[line_start..].chars().count(),
            reason,
            others: 0,
        }
    }
}

fn more(others: usize) -> String {
    match others {
        0 => String::new(),
        1 => " (and one more problem in this file)".to_owned(),
        others => format!(" (and {others} more problems in this file)"),
    }
}
