//! What is wrong with a script.

use tabletop::Message;

/// What is wrong with a script, and where in it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ScriptFault {
    /// Line and column in the script, from 1; `None` where it concerns the whole.
    pub place: Option<(usize, usize)>,
    /// What is wrong.
    pub reason: Message,
    /// What to do about it.
    pub remedy: Message,
}

impl ScriptFault {
    pub(super) fn new(place: rhai::Position, reason: Message, remedy: Message) -> Self {
        let place = place.line().map(|line| (line, place.position().unwrap_or(1).max(1)));
        Self { place, reason, remedy }
    }
}
