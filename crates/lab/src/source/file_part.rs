//! A part of a file that a game reads itself.

use ron::value::RawValue;
use serde::Deserialize;

use super::Check;
use crate::Problem;

/// A part of a file, unread, and where what is wrong with it is kept.
pub struct FilePart<'c, 'a> {
    check: &'c mut Check<'a>,
    raw: &'a RawValue,
}

impl<'c, 'a> FilePart<'c, 'a> {
    /// The part of the file that `raw` is.
    pub fn new(check: &'c mut Check<'a>, raw: &'a RawValue) -> Self {
        Self { check, raw }
    }

    /// Reads it; a fault of it is kept.
    pub fn read<T: Deserialize<'a>>(&mut self) -> Option<T> {
        self.check.read(self.raw)
    }

    /// Reads one of its own parts, which should be there, such as `example`.
    pub fn field<T: Deserialize<'a>>(&mut self, raw: Option<&'a RawValue>, name: &str, example: &str) -> Option<T> {
        match raw {
            Some(raw) => self.check.read(raw),
            None => {
                self.lacks(name, example);
                None
            }
        }
    }

    /// Reads one of its own parts; a fault of it is kept.
    pub fn within_read<T: Deserialize<'a>>(&mut self, raw: &'a RawValue) -> Option<T> {
        self.check.read(raw)
    }

    /// One of its own parts as such a part.
    pub fn within(&mut self, raw: &'a RawValue) -> FilePart<'_, 'a> {
        FilePart { check: self.check, raw }
    }

    /// Keeps a fault, at its beginning.
    pub fn fault(&mut self, problem: Problem) {
        self.check.fault(self.raw, problem);
    }

    /// Keeps a fault, at the beginning of its field of that name, or at its own where it has none.
    pub fn fault_in(&mut self, field: &str, problem: Problem) {
        let at = self.check.source.field(self.raw, field).unwrap_or(self.raw);
        self.check.fault(at, problem);
    }

    /// Keeps a fault that has a place of its own, such as in another file.
    pub fn keep(&mut self, problem: Problem) {
        self.check.problems.push(problem);
    }

    fn lacks(&mut self, name: &str, example: &str) {
        let place = self.check.source.fault(self.raw, self.check.source.missing(name, example));
        self.check.problems.push(place);
    }
}
