//! What the terms of a score are called.

use tabletop::{Argument, Message};

use super::deliberation::Deliberation;
use crate::text::Words;

/// What a term is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TermName {
    /// It, in words.
    pub text: String,
    /// Its name among the messages that say what it means where it spoke for an action: see [`sentence`](super::sentence).
    pub id: String,
}

impl TermName {
    /// The name of a term of a decision.
    pub fn new(words: &Words, decision: &Deliberation<'_>, name: &Message) -> Self {
        Self { text: decision.text(words, name), id: term_id(name) }
    }
}

/// The name of a term among the messages that say what it means. One that a program from outside made up has no id, so its words stand for
/// one.
pub fn term_id(name: &Message) -> String {
    let slug = |text: &str| -> String {
        let kept = text.replace(' ', "_");
        kept.chars().filter(|sign| sign.is_alphanumeric() || *sign == '_').collect::<String>().to_lowercase()
    };
    name.id.strip_prefix("term-").map_or_else(|| slug(&name.text), str::to_owned)
}

/// What a term is about, where it names something, such as a place.
pub fn subject_of(name: &Message) -> Option<&Message> {
    match name.arguments.values().next() {
        Some(Argument::Message(about)) => Some(about),
        _ => None,
    }
}
