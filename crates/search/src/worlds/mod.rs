//! Determinised search: candidates are compared by playing each of them out in the same sampled worlds.
//!
//! Where something is hidden, a seat knows a view and not the state. A *world* is a state that the view may be of. [`Worlds`] is what a
//! game lends: how a world is drawn, and what a candidate comes to in one. [`Race`] draws worlds one after the other, plays every
//! candidate out in each with the same chance, drops those that fall behind, and answers with a [`Raced`]: which candidate to do, and
//! what every [`Runner`] came to, for an explanation.
//!
//! Candidates are told apart by *paired* differences: how much better one did than the other in the very same worlds. What a world brings to all of
//! them alike cancels out, so that far fewer worlds are needed than by comparing averages.
//!
//! Within a world whoever plays on must not use what it could not see, or candidates are judged as if all cards lay open ("strategy fusion",
//! Frank and Basin 1998). That is the game's part: play on by something that asks views alone.

mod lent;
mod race;
mod runner;

pub use lent::Worlds;
pub use race::{Race, Raced};
pub use runner::{Lead, Runner};
