//! Exact odds of dice fights: one roll, a fight to the end, and the tables agents read in their inner loops.
//!
//! * [`RollOdds`] – one roll of up to 3 v 3 dice, as counts of equally likely throws, found by enumeration.
//! * [`Battle`] → [`Outcome`] – a fight to the end or to a stop limit: chance to conquer, survivors of both sides, means
//!   and variances. Exact while one side is at most [`Battle::EXACT_LIMIT`] armies, a normal law above.
//! * [`OddsTable`] → [`Forecast`] – the same fight as an array read up to 100 v 100, a closed form above.
//!
//! Attackers are always counted **without** the army that has to stay behind in the attacking territory.
//! The source of the chain is J. Osborne, "Markov Chains for the RISK Board Game Revisited", Mathematics Magazine 76(2),
//! 2003.
//!
//! What does not belong here: who may attack whom, dice actually thrown, boards.

mod asymptote;
mod battle;
mod chain;
mod expectation;
mod gauss;
mod grid;
mod loss_law;
mod outcome;
mod roll;
mod table;
mod window;

pub use battle::Battle;
pub(crate) use expectation::Expectation;
pub use grid::Forecast;
pub use outcome::{End, Method, Moments, Outcome};
pub use roll::{Defence, RollOdds};
pub use table::OddsTable;
