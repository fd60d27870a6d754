//! A whole run: generation after generation, then a final between the leaders of all chambers. `run` is a run under way, `record` what it has
//! come to, `rounds` how it begins and goes on; `scouting` is how it begins where some plans are bred apart from others at first, `validity`
//! says whether a run that was read from a file can go on, `error` why one cannot begin.

mod error;
mod record;
mod rounds;
mod run;
mod scouting;
mod validity;

pub use error::CoEvolutionError;
pub use record::{GenerationRecord, Leader, Progress};
pub use run::CoEvolution;
pub use validity::Misfit;
