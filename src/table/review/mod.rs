//! A seat's own play looked over in a replay: what it misjudged, what it should have reckoned with, and what it could not know.
//!
//! `findings` are what comes of it, found off the main thread, `looking` begins it at a table, `model` says what of it is shown, `show` shows it over the dock of the replay.

mod findings;
mod looking;
mod model;
mod show;

pub use findings::Review;
pub use model::ReviewModel;
pub use show::{Asked, chip, signs};
