//! Messages in both languages.

use std::collections::BTreeSet;

use tabletop::{Argument, Message};
use words::Catalog;

use crate::library;

/// Every message of the repository in both languages.
pub struct Languages {
    /// In English.
    pub english: Catalog,
    /// In Russian, with English where a message is missing.
    pub russian: Catalog,
}

impl Languages {
    /// Reads them. Panics where a file of messages has a fault.
    pub fn read() -> Self {
        let library = library();
        let words = |tag| library.words(Some(tag)).unwrap_or_else(|error| panic!("{tag}: {error}"));
        let ((english, faults), (russian, more)) = (words("en"), words("ru"));
        assert!(faults.is_empty() && more.is_empty(), "{faults:?} {more:?}");
        Self { english, russian }
    }

    /// Panics where a language lacks one of these messages. Ids that begin with one of `names` are what players are called and may be
    /// missing.
    pub fn check<'a>(&self, ids: impl IntoIterator<Item = &'a String>, names: &[&str]) {
        let missing = self.russian.missing();
        for id in ids.into_iter().filter(|id| !id.is_empty() && !names.iter().any(|name| id.starts_with(name))) {
            assert!(self.english.has(id) && !missing.contains(&id.as_str()), "{id}");
        }
    }
}

/// Adds the ids of a message and of those it is made of.
pub fn message_ids(message: &Message, ids: &mut BTreeSet<String>) {
    ids.insert(message.id.to_string());
    for argument in message.arguments.values() {
        match argument {
            Argument::Message(message) => message_ids(message, ids),
            Argument::List(messages) => messages.iter().for_each(|message| message_ids(message, ids)),
            Argument::Whole(_) | Argument::Decimal { .. } => {}
        }
    }
}

/// Whether a text has Russian letters.
pub fn is_russian(text: &str) -> bool {
    text.contains(|sign| ('а'..='я').contains(&sign))
}
