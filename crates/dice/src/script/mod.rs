//! Actions as players write them: small scripts, run once at load for every die they may see, and never in a fight.
//!
//! `value` holds what scripts compute with, `tape` what they declare, `words` is every word they may use, `engine` compiles a
//! script and finds unknown words in all its branches, `table` runs it for every tuple of dice and every small fact it reads.
//! Files and cards do not belong here.

mod engine;
mod table;
mod tape;
mod value;
mod words;

pub(crate) use engine::Workshop;
pub use engine::script_runs;
pub use words::{Word, words};

/// What is wrong with a script, and where in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ScriptFault {
    /// Line and column in the script, from 1; `None` where it concerns the whole.
    pub place: Option<(usize, usize)>,
    /// What is wrong.
    pub reason: String,
    /// What to do about it.
    pub remedy: String,
}

impl ScriptFault {
    fn new(place: rhai::Position, reason: impl Into<String>, remedy: impl Into<String>) -> Self {
        let place = place.line().map(|line| (line, place.position().unwrap_or(1).max(1)));
        Self { place, reason: reason.into(), remedy: remedy.into() }
    }
}

/// The known word nearest to `word`, if one is near.
pub(crate) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let likeness = known.into_iter().map(|known| (strsim::jaro_winkler(known, word), known));
    likeness.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|(likeness, _)| *likeness > 0.75).map(|(_, known)| known)
}
