//! Laying the table: seats, variants and seed.

mod model;
mod rules_panel;
mod seats_panel;
mod view;

pub use model::{Preset, TableSetup};
pub use view::{SetupContext, setup_page};
