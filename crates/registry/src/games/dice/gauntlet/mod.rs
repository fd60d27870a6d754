//! The gauntlet of Alea in the registry: a run of fights and choices, with the same content and the same opponents.
//!
//! `module` is what the game tells the registry, `journey` a run as people write it, `narrate` turns its events into lines of a log, `contest` compares opponents as the hero, `runs`
//! counts how far heroes come, `bench` measures, both by a `walk`. Opponents of duels play it through [`Traveller`](dice::gauntlet::Traveller), which chooses between fights.

mod bench;
mod contest;
mod journey;
mod module;
mod narrate;
mod runs;
mod walk;

pub use journey::Journey;
pub use module::GauntletModule;
pub(super) use runs::{Run, Runs};
