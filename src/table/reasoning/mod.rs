//! Reasons at the table: which decision is looked at and whether it may be read, old decisions worked out again, advice to the
//! person to act.
//!
//! The panel that shows them is [`why`](crate::table::why), which knows no table; what of them is drawn on a board belongs to
//! its game.

mod advice;
mod asked_again;
mod asking;
mod honesty;
mod keys;
mod reading;
mod recall;
mod recollect;
mod recollection;
mod refresh;
mod state;
mod subject;

pub use keys::keys;
pub use refresh::refresh;
pub use state::Reasoning;
