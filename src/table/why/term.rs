//! What the terms of a score are called.

use sentences::term_id;
use tabletop::Message;

use super::deliberation::Deliberation;
use crate::text::Words;

/// What a term is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TermName {
    /// It, in words.
    pub text: String,
    /// Its id, by which the sentences about it are found.
    pub id: String,
}

impl TermName {
    /// The name of a term of a decision.
    pub fn new(words: &Words, decision: &Deliberation<'_>, name: &Message) -> Self {
        Self { text: decision.text(words, name), id: term_id(name) }
    }
}
