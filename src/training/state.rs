//! How a run stands.

use super::worker::Worker;
use crate::text::Words;

/// How a run stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RunState {
    /// Games are played.
    Running,
    /// It was told to stop, and games under way are played to their end.
    Stopping,
    /// It was stopped.
    Stopped,
    /// It is over.
    Done,
    /// It ended early, and why.
    Failed(String),
}

impl RunState {
    /// How the run of this worker stands; `stopped` says of its end whether it was told to stop.
    pub fn of<N: Send + 'static, E: Send + Sync + 'static>(
        worker: &Worker<N, E>,
        stopped: impl FnOnce(&E) -> bool,
        words: &Words,
    ) -> Self {
        match worker.end() {
            None if worker.stopping() => Self::Stopping,
            None => Self::Running,
            Some(Ok(end)) if stopped(end) => Self::Stopped,
            Some(Ok(_)) => Self::Done,
            Some(Err(fault)) => Self::Failed(fault.reason(words).to_owned()),
        }
    }

    /// What is said of a run that was told to stop or came to an end, after so many finished `generations`; `kept` is the file of its
    /// champion, or why there is none. `None` while games are played, and at a good end before anything is kept: what is
    /// said then is each game's own.
    pub fn line(&self, generations: usize, kept: Option<&Result<String, String>>, words: &Words) -> Option<String> {
        Some(match (self, kept) {
            (Self::Running, _) | (Self::Done, None) => return None,
            (Self::Stopping, _) => words.get("training-stopping").to_owned(),
            (Self::Stopped, _) if generations == 0 => words.get("training-stopped_early").to_owned(),
            (Self::Stopped, _) => words.with("training-stopped", &[("n", &generations)]),
            (Self::Done, Some(Ok(file))) => words.with("training-done", &[("file", file)]),
            (Self::Done, Some(Err(reason))) => words.with("training-keep_failed", &[("reason", reason)]),
            (Self::Failed(reason), _) => words.with("training-failed", &[("reason", reason)]),
        })
    }

    /// Whether games are played.
    pub fn runs(&self) -> bool {
        matches!(self, Self::Running | Self::Stopping)
    }
}
