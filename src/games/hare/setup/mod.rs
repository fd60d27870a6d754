//! Laying the table: seats, variants and seed.
//!
//! What the setup of every game has around it belongs to [`table::setup`](crate::table::setup); what a variant means, to the rules.

mod model;
mod page;

pub use model::{HareSetup, first};
