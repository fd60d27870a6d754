//! The opponents of the race.
//!
//! [`list`] names them and [`make`] seats one. `worth` says what a position is worth to each seat, `field` is a position as searches
//! walk it; `simple` are opponents that do not look ahead, `thinker` those that do, as `settings` say; `counting` seats them, so that they know what others have in hand. `reasons` and `wording` put
//! decisions into messages. Nothing here knows more than the rules show.

mod catalog;
mod counting;
mod field;
mod reasons;
mod settings;
mod simple;
mod thinker;
mod wording;
mod worth;

pub use catalog::{AgentInfo, list, make, make_with};
pub use settings::DEFAULT_CUT;
pub use worth::{CarrotCurves, Curve, Curves, Parts, Weights, Worth};
