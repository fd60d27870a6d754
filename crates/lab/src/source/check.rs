//! A file read part by part: what is wrong with it is kept, and told together in the end.

use ron::value::RawValue;
use serde::Deserialize;

use super::Source;
use crate::{Problem, TextFile};

/// A file being checked: what it says, and what is wrong with it so far.
pub struct Check<'a> {
    /// The file.
    pub source: Source<'a>,
    /// Its faults so far.
    pub problems: Vec<Problem>,
}

impl<'a> Check<'a> {
    /// Nothing is wrong with it so far.
    pub fn of(file: &'a TextFile) -> Self {
        Self { source: Source { name: &file.name, text: &file.text }, problems: Vec::new() }
    }

    /// A part; a fault of it is kept.
    pub fn read<T: Deserialize<'a>>(&mut self, raw: &'a RawValue) -> Option<T> {
        self.source.part(raw).map_err(|problem| self.problems.push(problem)).ok()
    }

    /// A part that should be there, such as `example`.
    pub fn required<T: Deserialize<'a>>(&mut self, raw: Option<&'a RawValue>, field: &str, example: &str) -> Option<T> {
        match raw {
            Some(raw) => self.read(raw),
            None => {
                self.problems.push(self.source.missing(field, example));
                None
            }
        }
    }

    /// Keeps a fault, at the beginning of the part that has it.
    pub fn fault(&mut self, raw: &RawValue, problem: Problem) {
        let problem = self.source.fault(raw, problem);
        self.problems.push(problem);
    }
}
