//! Actions as players write them: small scripts, run once at load for every die they may see, and never in a fight.
//!
//! `value` is what scripts hold, `compare` how they compare it, `tape` what they declare, `words` is every word they may
//! use, `engine` compiles a script and finds unknown words in all its branches, `table` runs it for every tuple of dice and every
//! small fact it reads, `budget` bounds what all of that costs. `syntax`, `signs` and `stops` tell what is wrong in plain words. Files and
//! cards do not belong here.

mod budget;
mod compare;
mod engine;
mod signs;
mod stops;
mod syntax;
mod table;
mod tape;
mod value;
mod words;

pub use budget::{MOST_FOR_MOD, MOST_FOR_SCRIPT};
pub(crate) use engine::Workshop;
pub use engine::{MOST_OPERATIONS, MOST_SCRIPT, script_runs};
pub use tape::MOST_EFFECTS;
pub use words::{Word, words};

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
    fn new(place: rhai::Position, reason: Message, remedy: Message) -> Self {
        let place = place.line().map(|line| (line, place.position().unwrap_or(1).max(1)));
        Self { place, reason, remedy }
    }
}
