//! A turn planned by one side alone: "max" without "min", with chance.
//!
//! A turn is a chain of moves that one side makes until it ends the turn, each earning something, some leading to chance.
//! What the others do afterwards is not modelled: the end of the turn has a worth, and that is all. The value of a state
//! is what the best play from it to the end of the turn earns on average: the largest over moves (and over ending here),
//! the mean over outcomes.
//!
//! * [`Planning`]: what a game lends, and how to adapt one. [`Reward`]: what it counts in; [`f64`] or [`Guarded`] serve most
//!   games.
//! * [`Expansion`]: every distinct state of the turn once, so the value is exact. It needs room: a turn of more states than
//!   its budget is not answered at all.
//! * [`Sampling`]: Monte-Carlo tree search, for turns that have no room.
//! * [`Planner`]: the first if the turn fits, else the second; what an opponent wants.
//! * [`Plan`]: the answer, with every first move ranked, its line and its points by term.
//! * [`plain::expectimax`](crate::plain::expectimax): the same value without merging, for tests of games.

mod expand;
mod goal;
mod known;
mod limits;
mod nodes;
mod plan;
mod planner;
mod planning;
mod policy;
mod record;
mod reward;
mod sampling;
mod scratch;
mod solve;

pub use expand::Expansion;
pub use limits::PlanLimits;
pub use plan::{Branch, Claim, Method, Plan, Prospect};
pub use planner::Planner;
pub use planning::{Goal, Planning};
pub use record::Recorded;
pub use reward::{Guarded, Reward};
pub use sampling::Sampling;
