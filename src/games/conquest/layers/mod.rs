//! Thematic maps over the board: border threat, continents, income. One at a time, each with its legend and its numbers.
//!
//! `threat`, `continents` and `income` each make a [`Layer`] from what the screen may show; `paint` draws the numbers at their places and
//! `legend` the key to them. The figures come from the rules crate; nothing of the rules is computed here.

mod continents;
mod income;
mod keep_clear;
mod layer;
mod legend;
mod paint;
mod shown;
#[cfg(test)]
mod tests;
mod themes;
mod threat;
mod viewer;

pub use layer::{Layer, Legend, Plate};
pub use legend::{legend, seats};
pub use paint::paint;
pub use shown::{ShownLayer, follow};
pub use themes::{key, word};
