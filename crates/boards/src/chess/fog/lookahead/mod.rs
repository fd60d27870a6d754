//! Positions of chess and its relatives as the `search` crate walks through them, and what they are worth.
//!
//! `weights` are the numbers of the evaluation, `worth` what pieces and places are worth by them, `outlook` what a whole search goes by, `judgement` what a position is worth, `lost` what may be lost at once on a square, `node` lends
//! positions to alpha-beta, `exchange` plays captures to their end without it.

mod exchange;
mod judgement;
mod lost;
mod node;
mod outlook;
mod weights;
mod worth;

pub(super) use exchange::{Purse, settle};
pub(super) use judgement::{WON, counted};
pub(super) use lost::lost_at_once;
pub(super) use node::Node;
pub(super) use outlook::Outlook;
pub(super) use weights::Weights;
pub(super) use worth::{Worth, price};
