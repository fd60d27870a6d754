//! Positions of Banqi as the `search` crate walks through them, and what they are worth.
//!
//! `weights` are the numbers of the evaluation, `worth` what pieces are worth by them, `node` lends positions to alpha-beta.

mod node;
mod weights;
mod worth;

pub use node::{Node, Outlook, Step};
pub use weights::Weights;
pub use worth::Worth;
