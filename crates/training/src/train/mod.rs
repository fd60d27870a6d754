//! Learning the numbers of an agent by playing: an optimiser on one side, a game on the other.
//!
//! [`TrainRequest`] → [`Training`], the same for a seed at any number of threads. `request` is what is asked for and `control` how it
//! is followed, `subject` what a game says can be learned,
//! `course` the run from generation to generation, `games` plays what the optimiser asks for on all cores, `report` is what comes
//! out, `module` and `any_game` what a game says and is asked, `checkpoint` a run written down to go on later, `weights` the file that agents load. How candidates are bred does not
//! belong here ([`evolution`](crate::evolution)), nor anything of one game.

mod any_game;
mod checkpoint;
mod control;
mod course;
mod games;
mod module;
mod report;
mod request;
mod subject;
mod weights;

pub use any_game::AnyGameTraining;
pub use checkpoint::Checkpoint;
pub use control::{Progress, Stage, TrainControl};
pub use module::TrainingModule;
pub use report::{Champion, GenerationReport, Share, Training, Validation};
pub use request::TrainRequest;
pub use subject::{Learning, Reference, Subject, Variant};
pub use weights::{Made, Weight, WeightsFile};
