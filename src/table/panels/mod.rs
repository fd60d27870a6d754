//! The panels that every table has around what its game draws: the dock below, the side panel with seats and log, what lies over the table for
//! a while, and what a player asks for on any of them.
//!
//! What stands in dock and side panel is a game's own ([`SideContent`]); what is asked for here is done here ([`TablePanels`]).

mod ask;
pub mod dock_parts;
mod docked;
mod offer;
mod side;
mod table_panels;
mod tip;

pub use ask::TableAsk;
pub use docked::{DockHeight, docked};
pub use side::{InPlace, SideContent, head, log_of, side_panel};
pub use table_panels::TablePanels;
pub use tip::tip_frame;
