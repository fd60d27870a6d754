//! Why a text in a notation cannot be read.

use std::fmt;

use crate::{Argument, Message, message};

/// What is wrong with a text, where, and what to do about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Misread {
    /// Letters of the text before the place.
    pub at: usize,
    /// What is wrong.
    pub reason: Message,
    /// What to do about it.
    pub remedy: Message,
}

impl Misread {
    /// Something is wrong after so many letters.
    pub fn new(at: usize, reason: Message, remedy: Message) -> Self {
        Self { at, reason, remedy }
    }

    /// The same in a text in which so many letters stand before.
    #[must_use]
    pub fn after(self, letters: usize) -> Self {
        Self { at: self.at + letters, ..self }
    }

    /// Line and column of the place in the text that was read, both from 1.
    pub fn place(&self, text: &str) -> (usize, usize) {
        let before = text.chars().take(self.at);
        before.fold((1, 1), |(line, column), letter| if letter == '\n' { (line + 1, 1) } else { (line, column + 1) })
    }

    /// It with its remedy and its place in the text, as one message.
    pub fn message(&self, text: &str) -> Message {
        let (line, column) = self.place(text);
        let (reason, remedy) = (self.reason.clone(), self.remedy.clone());
        let fault = message!("fault-with_remedy", "{reason}; {remedy}", reason, remedy);
        message!(
            "fault-at",
            "line {line}, column {column}: {fault}",
            line = Argument::whole(line as u64),
            column = Argument::whole(column as u64),
            fault
        )
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "after {} letters: {}; {}", self.at, self.reason, self.remedy)
    }
}

impl std::error::Error for Misread {}
