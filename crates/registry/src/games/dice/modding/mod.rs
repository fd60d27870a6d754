//! What authors of mods for Alea are given: `skeleton` writes a new mod from a `template`, `reference` tells what scripts may say, `slips` what people get
//! wrong, and `shipped` which mods are not theirs. Finding and reading mods of any game is the lab's.

mod reference;
mod shipped;
mod skeleton;
mod slips;
mod template;

pub use reference::scripting_reference;
pub use shipped::came_with_game;
pub use skeleton::{skeleton_faults, title_of, write_skeleton};
pub use slips::{CommonSlip, FIELD_SLIPS, SCRIPT_SLIPS};
pub use template::Template;
