//! What a program from outside used.

use serde::{Deserialize, Serialize};

/// What a program from outside used over all its games.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProgramReport {
    /// How it was named: `cmd:…`.
    pub program: String,
    /// What it calls itself, as it said first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Processes that were started: one a game, fewer where it plays many games in one, more where it had to be started again.
    pub processes: u64,
    /// Times a process that was kept for its next game had ended, or did not take up the game, and a new one was started for it.
    pub replaced: u64,
    /// Why, the first time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why_replaced: Option<String>,
    /// Processor time of its processes in seconds, that of their children they waited for included.
    pub cpu_seconds: f64,
}

impl ProgramReport {
    /// Adds what the same program used elsewhere.
    pub fn add(&mut self, other: &Self) {
        self.name = self.name.take().or_else(|| other.name.clone());
        self.why_replaced = self.why_replaced.take().or_else(|| other.why_replaced.clone());
        self.processes += other.processes;
        self.replaced += other.replaced;
        self.cpu_seconds += other.cpu_seconds;
    }
}
