//! The players at a table that is laid: who sits where, and the panel in which that is changed.

mod panel;
mod players;

pub use panel::{SeatsContext, seats_panel};
pub use players::{Seats, faults_of_players, trimmed};
