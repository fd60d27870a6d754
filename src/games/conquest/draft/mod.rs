//! What a person is about to do: the chosen territories, the armies placed but not yet confirmed, amounts, cards.
//!
//! A [`Draft`] turns clicks and keys into actions and knows neither window nor session; every rule it needs it asks the
//! rules. `attack`, `march`, `place` and `trade` hold what belongs to one kind of decision each.

mod attack;
mod due;
mod intent;
mod march;
mod place;
mod primary;
#[cfg(test)]
mod tests;
mod trade;

pub use due::Due;
pub use intent::{Batch, Draft};
pub use primary::Primary;
