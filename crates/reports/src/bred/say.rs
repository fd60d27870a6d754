//! The words of a report of breeding in one language.

use lab::render;
use matches::stats::Interval;
use tabletop::Message;
use training::breed::{Character, Expected};
use words::{Catalog, Decimal, Value};

use crate::Cell;

/// A language, and the number of the run that is told of where there are several.
pub(super) struct Say<'a> {
    /// The language.
    pub words: &'a Catalog,
    /// The run, from 1.
    pub run: Option<usize>,
}

impl Say<'_> {
    /// A message without places.
    pub fn word(&self, id: &str) -> String {
        self.words.get(id).to_owned()
    }

    /// A message with what fills its places.
    pub fn with(&self, id: &str, values: &[(&str, &dyn Value)]) -> String {
        self.words.with(id, values)
    }

    /// A message of the rules.
    pub fn message(&self, message: &Message) -> String {
        render(self.words, message)
    }

    /// A number with its decimals.
    pub fn decimal(&self, value: f64, decimals: usize) -> String {
        self.words.number(Decimal::new(value, decimals))
    }

    /// The title of a section, with the number of the run.
    pub fn title(&self, id: &str) -> String {
        let title = self.word(id);
        match self.run {
            Some(run) => self.with("bred-of_run", &[("run", &run), ("title", &title)]),
            None => title,
        }
    }

    /// A table's head.
    pub fn head<const N: usize>(&self, ids: [&str; N]) -> Vec<String> {
        ids.iter().map(|id| self.word(id)).collect()
    }

    /// What a progression is called.
    pub fn character(&self, character: Character) -> String {
        self.word(match character {
            Character::Simple => "bred-simple",
            Character::Complex => "bred-complex",
        })
    }
}

/// A share that is to be expected.
pub(super) fn expected(found: Option<Expected>, even: f64) -> Cell {
    found.map_or(Cell::Empty, |found| Cell::Share { share: interval(found), even: Some(even) })
}

/// Its interval.
pub(super) fn interval(found: Expected) -> Interval {
    Interval { rate: found.share, low: found.low, high: found.high }
}

/// A number.
pub(super) fn number(value: impl ToString) -> Cell {
    Cell::Number(value.to_string())
}
