//! Positions of Flip Jungle as the `search` crate walks through them, and what they are worth.
//!
//! `weights` are the numbers of the evaluation, `worth` what pieces are worth by them, `outlook` what a whole search goes by, `judgement` what a position is worth, `node` lends positions to
//! alpha-beta.

mod judgement;
mod node;
mod outlook;
mod weights;
mod worth;

pub use node::{Node, Step};
pub use outlook::Outlook;
pub use weights::Weights;
pub use worth::Worth;
