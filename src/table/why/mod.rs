//! Why a decision was made, for every game: which one is looked at, and what is shown of it.
//!
//! Everything here works from [`tabletop::Explanation`] alone. How its marks are drawn on a board belongs to the game.

mod focus;

pub use focus::{Why, WhyFocus};
