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

    /// Whether games are played.
    pub fn runs(&self) -> bool {
        matches!(self, Self::Running | Self::Stopping)
    }
}
