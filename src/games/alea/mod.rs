//! Alea at the table: a duel with dice and equipment.
//!
//! A frame goes like this: clicks and keys (`input`, `panels`) change the `hand` and become actions; `play` gives them to the
//! session, takes what opponents did, and tells it as `cues` one by one; `shown` is the fight as far as it has been told;
//! `panels` draw it, or tell it in text with the `offers` there are. `preview` tells what an action would do, `reasoning` why opponents did what they did. Rules and opponents
//! are no part of it.

mod at_table;
pub mod bench;
mod card;
mod card_words;
mod chronicle;
mod client;
mod content;
mod course;
mod cues;
mod finish;
mod graph;
mod hand;
mod icon;
mod ids;
mod input;
mod letters;
#[cfg(test)]
mod log_checks;
mod luck;
pub mod mods;
mod nature;
mod offers;
pub mod panels;
mod pen;
mod plugin;
pub mod portrait;
mod preview;
mod recap;
#[cfg(test)]
mod recap_checks;
mod road;
mod searched;
mod sessions;
pub mod setup;
mod shown;
mod state;
mod status_look;
mod tell;
mod teller;
#[cfg(test)]
mod tests;
pub mod theme;
mod timeline;

pub use client::AleaClient;
pub use content::Content;
pub use hand::Hand;
pub use icon::Icon;
pub use ids::{BENCH, ID, MODS};
pub use letters::letters;
pub use nature::{details, facts};
pub use plugin::AleaPlugin;
pub use preview::{Preview, preview};
pub use road::{Pick, Road, numbered, site_word};
pub use searched::Weighed;
pub use shown::{Flight, Float, Glow, Matter, Shown};
pub use state::{Duel, Fights, fight_at};
pub use status_look::StatusLook;
