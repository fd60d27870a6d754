//! How a run stands.

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
    /// Whether games are played.
    pub fn runs(&self) -> bool {
        matches!(self, Self::Running | Self::Stopping)
    }
}
