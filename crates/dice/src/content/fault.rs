//! What is wrong with a file.

use std::fmt;

use tabletop::written::{Excerpt, Severity};
use tabletop::{Message, message};

/// Names told of what is left out with something; more would not be read.
const MOST_TOLD: usize = 4;

/// One fault, where it is, and what to do about it.
#[derive(Clone, PartialEq, Debug)]
pub struct ContentFault {
    /// The file's name.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// The line itself; `None` where it is blank.
    pub excerpt: Option<Excerpt>,
    /// Whether what it concerns is left out.
    pub severity: Severity,
    /// The card or fighter it lies in, once that is known.
    pub item: Option<String>,
    /// What is wrong.
    pub reason: Message,
    /// What to do about it.
    pub remedy: Message,
    /// Enemies and heroes that are left out for want of what this concerns, by id; they are told here and nowhere else.
    pub takes_along: Vec<String>,
}

impl ContentFault {
    /// The remedy, and who is left out with what it concerns.
    pub fn advice(&self) -> Message {
        if self.takes_along.is_empty() {
            return self.remedy.clone();
        }
        let told = self.takes_along.iter().take(MOST_TOLD).map(|id| format!("'{id}'")).collect::<Vec<_>>().join(", ");
        let more = self.takes_along.len().saturating_sub(MOST_TOLD);
        let remedy = self.remedy.clone();
        match more {
            0 => message!("remedy-left_out", "{remedy} (left out with it: {told})", remedy, told),
            more => {
                message!(
                    "remedy-left_out-more",
                    "{remedy} (left out with it: {told} and {more} more)",
                    remedy,
                    told,
                    more
                )
            }
        }
    }
}

impl fmt::Display for ContentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: ", self.file, self.line, self.column)?;
        if let Some(item) = &self.item {
            write!(f, "'{item}': ")?;
        }
        write!(f, "{}; {}", self.reason, self.advice())
    }
}

impl std::error::Error for ContentFault {}
