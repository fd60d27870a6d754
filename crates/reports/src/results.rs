//! What matches found, a line of JSON each.

use lab::{LabError, Problem, TextFile};
use matches::MatchReport;
use serde::{Deserialize, Serialize};

use super::Trial;

/// A match and what it found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    trial: Trial,
    report: MatchReport,
}

/// What has been found so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Results {
    entries: Vec<Entry>,
}

impl Results {
    /// Reads results.
    ///
    /// # Errors
    /// [`LabError::Input`] with the first line that is none.
    pub fn read(file: &TextFile) -> Result<Self, LabError> {
        let lines = file.text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let entry = |(index, line): (usize, &str)| {
            serde_json::from_str::<Entry>(line).map_err(|error| {
                let problem = Problem::new(format!("no result of a match: {error}")).in_file(&file.name);
                LabError::from(
                    problem
                        .at(index + 1, error.column().max(1))
                        .remedy("delete the line, and its match is played again"),
                )
            })
        };
        Ok(Self { entries: lines.map(entry).collect::<Result<_, _>>()? })
    }

    /// What a match found; `None` where it was not played to its end.
    pub fn of(&self, trial: &Trial) -> Option<&MatchReport> {
        let known = self.entries.iter().rev().find(|entry| entry.trial == *trial);
        known.map(|entry| &entry.report).filter(|report| !report.stopped)
    }

    /// Adds what a match found and returns its line.
    ///
    /// # Errors
    /// [`LabError::System`]; figures can always be written.
    pub fn add(&mut self, trial: &Trial, report: &MatchReport) -> Result<String, LabError> {
        let entry = Entry { trial: trial.clone(), report: report.clone() };
        let line = serde_json::to_string(&entry).map_err(|error| LabError::System(error.to_string()))?;
        // As it will be read: the last bit of a number may change on the way.
        self.entries.push(serde_json::from_str(&line).map_err(|error| LabError::System(error.to_string()))?);
        Ok(line)
    }
}
