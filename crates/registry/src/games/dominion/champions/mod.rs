//! Champions: menus that were bred for kingdoms and are shipped, and what fits a kingdom for which none was bred. `choice` finds the one for a
//! kingdom, `levels` seats it as an opponent.

mod choice;
mod levels;

pub(super) use choice::money;
pub use choice::{Champion, Origin, best, bred_for, candidates, champion, shipped};
pub use levels::{LEVELS, NAME, PLAYOUTS, Strength, make, strategy};
