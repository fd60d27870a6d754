//! Opponents of chess and its relatives, in fog and in sight. Each knows what its seat sees, and what it saw before.
//!
//! `simple` are those that do not look ahead; `scout` searches, in fog over what it believes, and `oracle` looks for a strategy that the other side may know. `open` is how both search where all is seen, `memory` what they remember, `lost` how often a king could be taken at once, `dark` what they tell of dark squares. `reasons` turns what was weighed into an explanation.

mod dark;
mod list;
mod lost;
mod memory;
mod open;
mod oracle;
mod plausible;
mod reasons;
mod scout;
mod simple;

pub use list::{list, make};
