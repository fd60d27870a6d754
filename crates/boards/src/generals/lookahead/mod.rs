//! Looking ahead where ranks are hidden: what positions are worth to a side that believes this and that of the other one.
//!
//! `samples` holds drawn ranks as bits, one for each draw, so that what follows from a fight is the set of draws in which it comes out so. A position of a search (`node`) has such a set: it never knows which of the draws is true, so it makes no plan that only somebody could make who does. A fight is a chance node whose
//! chances are the shares of the draws. `worth` is what ranks are worth, `outlook` what a search goes by, `judgement` what a position is worth, `weights` its numbers, `ways` where its pieces can go, `searched` lends it to the search, `settled` says what comes of a move where all ranks are known.

mod judgement;
mod node;
mod outlook;
mod samples;
mod searched;
mod settled;
mod ways;
mod weights;
mod worth;

pub use node::{Move, Node};
pub use outlook::Outlook;
pub use samples::MOST_SAMPLES;
pub use weights::Weights;
