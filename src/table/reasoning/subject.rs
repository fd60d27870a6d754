//! What the panel is about.

use tabletop::Seat;

/// What the panel is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Subject {
    /// Nothing yet.
    Nothing,
    /// The decision at this step, whose reasons may be read.
    Open(usize),
    /// The same, but they may not.
    Sealed(usize),
    /// A person's decision.
    Person(usize),
    /// The decision at this step, to be worked out again.
    Forgotten(usize, Seat),
    /// The decision at this step, whose reasons are lost.
    Lost(usize),
    /// Advice being thought about, with the positions looked at so far.
    Asking(u64),
    /// Advice given at this step.
    Advised(usize),
}

impl Subject {
    /// The step before a decision that was made, where it is about one.
    pub(super) fn past(self) -> Option<usize> {
        match self {
            Self::Open(step)
            | Self::Sealed(step)
            | Self::Person(step)
            | Self::Lost(step)
            | Self::Forgotten(step, _) => Some(step),
            Self::Nothing | Self::Asking(_) | Self::Advised(_) => None,
        }
    }
}
