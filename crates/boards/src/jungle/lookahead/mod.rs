//! Positions of Jungle as the `search` crate walks through them, and what they are worth.
//!
//! `weights` are the numbers of the evaluation, `worth` what animals and places are worth by them, `race` who comes to a den before anybody stands in the way, `order` which moves look best,
//! `outlook` what a whole search goes by, `judgement` what a position is worth, `node` lends positions to alpha-beta.

mod judgement;
mod node;
mod order;
mod outlook;
mod race;
mod weights;
mod worth;

pub use node::Node;
pub use outlook::{Knowledge, Outlook};
pub use weights::Weights;
