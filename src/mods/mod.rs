//! Mods of Alea on this machine: which there are, which are in use, and what is done when their folders change.
//!
//! `choice` is what the player wants, `found` what is there and what came of it, `watch` looks for changes while the game runs
//! and reads them anew, `news` says what changed. The files are read by the lab; the page that shows all this is
//! [`crate::screens`]'s.

mod choice;
mod found;
mod kept;
mod news;
mod watch;

pub use choice::{ModChoice, Wish};
pub use found::{Brought, ModInfo, Standing, Stocked, read};
pub use kept::Shipped;
pub use news::{News, faults, news};
pub use watch::{Mods, ModsPlugin};
