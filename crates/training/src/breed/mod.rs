//! Strategies bred by playing each other, for games whose opponents are told apart by whole strategies instead of a few numbers.
//!
//! [`BreedRequest`] → [`BreedRun`] → [`BreedReport`], the same for a seed at any number of threads, and a run is one file that goes on where
//! it was. `request` is what is asked for, `module` what a game says of its strategies, `hall` plays the matches it asks for on all cores, `run` goes from generation to
//! generation, `progress` says how far it is, `file` is a run written down, `shards` a round in parts for many machines, `report` what comes out, `setups` a list of what to run it for; of a run that has ended `progression` says whether it still learned, `lead`
//! how far one strategy is ahead of another, and `evaluation` what is worth using. How strategies are changed and chosen does not belong here: that
//! is the game's part. Numbers of an agent are learned in [`train`](crate::train).

mod evaluation;
mod file;
mod hall;
mod lead;
mod module;
mod progress;
mod progression;
mod report;
mod request;
mod run;
mod setups;
mod shards;

pub use evaluation::{Contrast, Evaluation, contrast, evaluate};
pub use file::MOST_BYTES;
pub use hall::Hall;
pub use lead::Lead;
pub use module::{Breeding, Population, Terms};
pub use progress::{BreedProgress, Reached, Stage};
pub use progression::{Character, Progression};
pub use report::{Bred, BredGeneration, BreedReport, Expected, Meeting, Offer, RankedStrategy};
pub use request::BreedRequest;
pub use run::{BreedControl, BreedRun, BreedStudy};
pub use setups::setups;
