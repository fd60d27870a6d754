//! The games that are played by these rules, a file for each.

mod attaque;
mod salpakan;

pub use attaque::ATTAQUE;
pub use salpakan::SALPAKAN;
