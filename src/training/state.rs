//! How a run stands.

use super::Fault;
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
    /// How a run stands that came to this `end`, or to none yet; `stopped` says of an end whether it was told to stop.
    pub fn of<T>(
        end: Option<&Result<T, Fault>>,
        stopping: bool,
        stopped: impl FnOnce(&T) -> bool,
        words: &Words,
    ) -> Self {
        match end {
            None if stopping => Self::Stopping,
            None => Self::Running,
            Some(Ok(end)) if stopped(end) => Self::Stopped,
            Some(Ok(_)) => Self::Done,
            Some(Err(Fault::Failed(reason))) => Self::Failed(reason.clone()),
            Some(Err(Fault::Gone)) => Self::Failed(words.get("training-gone").to_owned()),
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
