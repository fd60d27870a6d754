//! Laying the table: seats, variants and seed.

mod context;
mod model;
mod page;
mod rules_panel;
mod view;

pub use context::SetupContext;
pub use model::{Preset, TableSetup};
pub use view::setup_page;
