//! What a shot is worth: what its answer tells, and how near a fox seems.

mod densities;
mod telling;

pub use densities::{Densities, FAINTEST};
pub use telling::bits;
