//! Everything chosen before a race begins.
//!
//! `settings` is the setup of one race, `variants` what some of its settings may be, `bounds` how much there may be of what. `edition` names the
//! published editions, `presets` says which settings each of them means; `written` has setups as people write them, `fault` what keeps
//! one from being played.

mod bounds;
mod edition;
mod fault;
mod presets;
mod settings;
mod variants;
mod written;

pub use bounds::{LONGEST_RACE, MOST_CARROTS, MOST_SALADS};
pub use edition::{Edition, NoEdition};
pub use fault::SetupError;
pub use settings::{DEFAULT_BOARD, Setup};
pub use variants::{HareSquares, SaladCard};
