//! The sentences of a game, read from its file.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::condition::Condition;

/// What may be said, by the term that speaks for an action. The headline of a slip stands among the terms, by its whole id.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sentences {
    terms: BTreeMap<String, Vec<Sentence>>,
}

/// One sentence that may be said where its term spoke for the action.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sentence {
    /// Its id among the messages, after `say-`.
    pub say: String,
    /// What must hold for it, all of it.
    #[serde(default)]
    pub when: Vec<Condition>,
    /// Whether it gives no reason, as a whim: it comes after one that does.
    #[serde(default)]
    pub idle: bool,
    /// Whether its term is a chance alone: what is drawn by lot has no reason.
    #[serde(default)]
    pub lot: bool,
    /// Whether it is of a headline, which stands in the place of a term, and tells a slip: the terms of the decision did not decide it.
    #[serde(default)]
    pub slip: bool,
}

/// A file of sentences that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {what}")]
pub struct SentenceFault {
    /// The line and the column.
    pub place: String,
    /// What is wrong there.
    pub what: String,
}

impl SentenceFault {
    pub(crate) fn from_ron(fault: &ron::error::SpannedError) -> Self {
        Self { place: fault.span.start.to_string(), what: fault.code.to_string() }
    }
}

impl Sentences {
    /// Reads a file: a map from ids of terms to lists of sentences, of which the first that holds is said.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place.
    pub fn read(text: &str) -> Result<Self, SentenceFault> {
        let terms = ron::from_str(text).map_err(|fault| SentenceFault::from_ron(&fault))?;
        Ok(Self { terms })
    }

    /// With those of another game, whose terms are others.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.terms.extend(other.terms);
        self
    }

    /// What may be said of a term, in the order it is tried.
    pub(crate) fn of(&self, term: &str) -> &[Sentence] {
        self.terms.get(term).map_or(&[], Vec::as_slice)
    }

    /// Whether a term is a chance alone.
    pub(crate) fn is_lot(&self, term: &str) -> bool {
        self.of(term).first().is_some_and(|sentence| sentence.lot)
    }

    /// Whether a headline tells that the decision was a slip.
    pub(crate) fn is_slip(&self, headline: &str) -> bool {
        self.of(headline).first().is_some_and(|sentence| sentence.slip)
    }

    /// Every sentence: its term, the id of its message after `say-`, what must hold for it.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str, &[Condition])> {
        self.terms.iter().flat_map(|(term, sentences)| {
            sentences.iter().map(move |sentence| (term.as_str(), sentence.say.as_str(), sentence.when.as_slice()))
        })
    }

    /// Whether a term always has something to say: its last sentence asks for nothing. `alone` is no term, but stands for an action beside
    /// which nothing else was weighed and for which no term spoke.
    pub fn is_complete(&self, term: &str) -> bool {
        self.of(term).last().is_some_and(|sentence| sentence.when.is_empty())
    }
}
