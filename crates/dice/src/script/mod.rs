//! Actions as players write them: small scripts, run once at load for every die they may see, and never in a fight.
//!
//! `value` is what scripts hold, `compare` how they compare it, `tape` what they declare, `words` is every word they may
//! use, `engine` compiles a script and finds unknown words in all its branches, `table` runs it for every tuple of dice and every
//! small fact it reads, `budget` bounds what all of that costs. `syntax`, `signs` and `stops` tell what is wrong in plain words. Files and
//! cards do not belong here.

mod budget;
mod compare;
mod engine;
mod fault;
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
pub(crate) use fault::ScriptFault;
pub(crate) use syntax::UNKNOWN_VARIABLE;
pub use tape::MOST_EFFECTS;
pub(crate) use tape::Speaker;
pub use words::{Word, words};
