//! Realm at the table: a supply, hands, and decks that grow.
//!
//! A frame goes like this: clicks and keys (`input`) become actions, or change the `draft` where several cards are chosen; what may be done
//! the `offers` say, which are made of a view. The table gives actions to the session, and what happened is told as `cues` one by one
//! (`tell`); `shown` is the table as far as it has been told, and only what the `eyes` before the screen may know. `panels` show all of it;
//! `automation` answers what the player has asked it to. `pictures` are the cards' drawings, `coach` guides through the first game. `training` breeds menus for a
//! kingdom on a page of its own. Rules and opponents are no part of it.

mod at_table;
mod automation;
mod backdrop;
mod card;
mod chronicle;
mod client;
mod coach;
mod content;
mod course;
mod cues;
mod draft;
mod eyes;
mod faces;
mod finish;
mod ids;
mod input;
#[cfg(test)]
mod lesson_checks;
mod luck;
mod offers;
pub mod panels;
mod plugin;
mod query;
mod recap;
#[cfg(test)]
mod recap_checks;
mod remarks;
pub mod setup;
mod shown;
mod state;
mod tell;
mod theme;
mod timeline;
pub mod training;
mod wording;

pub use automation::{Automation, Chore};
pub use client::RealmClient;
pub use coach::Lesson;
pub use content::Content;
pub use draft::{Draft, Target};
pub use faces::{CardFace, Coat, Faces};
pub use ids::{ID, TRAINING};
pub use offers::Offers;
pub use plugin::RealmPlugin;
pub use query::Source;
pub use shown::Shown;
pub use state::{Heap, Realm, RealmTable};
