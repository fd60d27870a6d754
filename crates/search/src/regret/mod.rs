//! Games in which a seat does not see everything: strategies by counterfactual regret minimisation (CFR).
//!
//! Where something is hidden, no single move need be right: a bluff is worth something only because it is not always made. What is looked for are
//! strategies with probabilities that lose least to an opponent who knows them. CFR (Zinkevich et al. 2007) plays both seats
//! against each other, keeps for every move of every information set how much is regretted for not having made it, and makes moves the more
//! often the more they are regretted; the average of all iterations comes near to an equilibrium.
//!
//! * [`ExtensiveForm`]: what a game lends, and how to adapt one. [`Start`]: a position that play may begin in; sampled ones have weights.
//! * [`Cfr`]: the solver. Its tree is built whole, or grows where play leads: one seat explores while the other plays its present strategy.
//!   Leaves are worth a static evaluation of the game until they are opened.
//! * [`Entry`]: how play comes to the starts. For a part of a game the opponent is offered an alternative, so that the strategy found for the part
//!   does not lose what the strategy for the whole had won. [`Margin`]: whether that succeeded.
//! * [`Mixture`]: a strategy in one information set. [`Purification`] keeps the few moves of it that are steady.
//! * [`plain::exploitability`](crate::plain::exploitability): how good a strategy is in the game itself, without any of this.
//!
//! `nodes` is what is known of a position and of an information set, `tree` opens positions, `roots` sets up how a tree begins; `tables` keeps
//! the regrets and iterates, `grow` finds the leaf to be opened, `response` tells what averages are worth; `cfr` is the
//! entry to all of it, `insight` what else it tells.

mod cfr;
mod exploitability;
mod form;
mod grow;
mod insight;
mod mixture;
mod nodes;
mod response;
mod roots;
mod start;
mod tables;
mod tree;

pub use cfr::{Cfr, CfrLimits, Solved};
pub use exploitability::{Policy, best_response, chances, expected_payoff, exploitability};
pub use form::ExtensiveForm;
pub use insight::{Margin, Reached};
pub use mixture::{Choice, Mixture, Purification};
pub use start::{Entry, Malformed, Start};
