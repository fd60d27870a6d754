//! Conquest at the table.
//!
//! A frame goes like this: clicks and keys (`input`) change the `draft`, where a person's decision takes shape, and become
//! actions; `play` gives them to the session, takes what opponents did, and has it told as `cues` one by one (`tell`); `shown` is the
//! board as far as it has been told; `layers` are thematic maps of it; `light` turns that into the look of the `board`, `listing` into its words, `effects` into what rises and marches over it, and `panels` show the rest.
//! A `replay` goes the same way, with steps from a record in place of players' actions. Rules and opponents are no part of it.

mod at_table;
mod battle;
mod board;
mod card;
mod chronicle;
mod client;
mod coach;
mod content;
mod course;
mod cues;
mod draft;
mod effects;
mod finish;
mod ids;
mod input;
mod layers;
#[cfg(test)]
mod lesson_checks;
mod light;
mod listing;
#[cfg(test)]
mod log_checks;
mod pace;
pub mod panels;
pub mod people;
mod picture;
mod place_names;
mod plugin;
mod recap;
#[cfg(test)]
mod recap_checks;
mod remarks;
pub mod setup;
mod shown;
mod state;
mod tell;
#[cfg(test)]
pub(crate) mod testing;
mod theme;
mod timeline;
pub mod training;
pub mod variants;

pub use board::{BoardLook, Holder, Tint};
pub use client::ConquestClient;
pub use coach::{Lesson, Spot};
pub use content::Content;
pub use draft::{Batch, Draft, Due, Primary};
pub use ids::{CAREER, ID, TRAINING};
pub use layers::{Layer, Legend, Plate, ShownLayer, legend};
pub use plugin::ConquestPlugin;
pub use state::{Conquest, Match};
