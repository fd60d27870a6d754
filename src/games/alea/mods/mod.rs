//! Mods of Alea on this machine: which there are, which are in use, and what is done when their folders change.
//!
//! `choice` is what the player wants, `found` what is there and what came of it, `watch` looks for changes while the game runs
//! and reads them anew, `news` says what changed, `arrival` takes a mod as one file that is dropped on the window. The files are read by the lab; `page` shows all this.

mod arrival;
mod choice;
mod found;
mod kept;
mod languages;
mod news;
mod page;
mod watch;

pub(super) use arrival::ArrivalPlugin;
pub use arrival::{Arrival, Arrivals};
pub use choice::{ModChoice, Wish};
pub use found::{Brought, ModInfo, Sounds, Standing, Stocked, read};
pub use kept::Shipped;
pub use news::{News, faults, news};
pub(super) use page::ModsPagePlugin;
pub use page::{Draft, ModsChoice, ModsModel, ModsPage, mods_page};
pub use watch::{Mods, ModsPlugin};
