//! What can be wrong with a map file, said so that its author can mend it.

use std::fmt;
use tabletop::written::PathStep;
use tabletop::{Message, message};
use thiserror::Error;

/// Faults reported of one file; the rest of a thoroughly broken one is only counted.
const MOST_REPORTED: usize = 100;

/// One fault of a map file.
#[derive(Debug, Clone, PartialEq)]
pub struct MapFault {
    /// The file, as the caller named it.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub reason: Message,
    /// What to do about it.
    pub remedy: Message,
}

impl fmt::Display for MapFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, column, reason, remedy } = self;
        write!(f, "{file}:{line}:{column}: {reason}; {remedy}")
    }
}

/// All faults of a map file, in the order of their places, one line each when displayed. Never empty.
#[derive(Debug, Clone, PartialEq, Error)]
pub struct MapErrors {
    faults: Vec<MapFault>,
    unreported: usize,
}

impl MapErrors {
    /// Sorts the faults by place and keeps as many as a person will read.
    pub(super) fn new(mut faults: Vec<MapFault>, unreported: usize) -> Self {
        faults.sort_by_key(|fault| (fault.line, fault.column));
        Self { faults, unreported }
    }

    /// The faults, sorted by place; at most 100, a file's further faults are only counted.
    pub fn faults(&self) -> &[MapFault] {
        &self.faults
    }
}

impl fmt::Display for MapErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, fault) in self.faults.iter().enumerate() {
            let end = if nth == 0 { "" } else { "\n" };
            write!(f, "{end}{fault}")?;
        }
        if self.unreported > 0 {
            write!(f, "\nand {} more", self.unreported)?;
        }
        Ok(())
    }
}

/// The way from the root of a file to a value.
pub(super) type Path = Vec<PathStep>;

/// A fault on its way to a place: where in the file's structure, what, and the remedy.
pub(super) struct Finding<P> {
    pub at: P,
    pub reason: Message,
    pub remedy: Message,
}

/// Collects findings while a file is checked, so that all are reported together.
pub(super) struct Findings<P> {
    found: Vec<Finding<P>>,
    total: usize,
}

impl<P> Findings<P> {
    pub fn new() -> Self {
        Self { found: Vec::new(), total: 0 }
    }

    pub fn add(&mut self, at: P, reason: Message, remedy: Message) {
        self.total += 1;
        if self.found.len() < MOST_REPORTED {
            self.found.push(Finding { at, reason, remedy });
        }
    }

    /// How many have been found so far: two equal counts mean that nothing was found between them.
    pub const fn count(&self) -> usize {
        self.total
    }

    /// The errors, if there are any; `place` gives the line and column of a finding.
    pub fn into_result(self, file: &str, mut place: impl FnMut(&P) -> (usize, usize)) -> Result<(), MapErrors> {
        if self.found.is_empty() {
            return Ok(());
        }
        let unreported = self.total - self.found.len();
        let faults = self.found.into_iter().map(|finding| {
            let (line, column) = place(&finding.at);
            MapFault { file: file.to_owned(), line, column, reason: finding.reason, remedy: finding.remedy }
        });
        Err(MapErrors::new(faults.collect(), unreported))
    }
}

/// `did you mean …?` if some candidate is close to the name, else the given advice.
pub(super) fn did_you_mean<'a>(
    name: &str,
    candidates: impl IntoIterator<Item = &'a str>,
    otherwise: Message,
) -> Message {
    const CLOSE: f64 = 0.82;
    let similarity = |candidate: &str| strsim::jaro_winkler(&name.to_lowercase(), &candidate.to_lowercase());
    let close = candidates.into_iter().map(|candidate| (similarity(candidate), candidate));
    match close.filter(|(similarity, _)| *similarity >= CLOSE).max_by(|(a, _), (b, _)| a.total_cmp(b)) {
        Some((_, candidate)) => message!("remedy-map-did_you_mean", "did you mean `{candidate}`?", candidate),
        None => otherwise,
    }
}
