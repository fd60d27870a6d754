//! Positions of Banqi as the `search` crate walks through them, and what they are worth.
//!
//! `weights` are the numbers of the evaluation, `worth` what pieces are worth by them, `material` numbers what is left, `judged` values positions, `node` lends them to alpha-beta.

mod judged;
mod material;
mod node;
mod weights;
mod worth;

pub use node::{Node, Outlook, Step};
pub use weights::Weights;
pub use worth::Worth;
