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

mod race;
mod runner;

pub use race::{Race, Raced};
pub use runner::{Lead, Runner};

use tabletop::Rng;

/// What a game lends to a determinised search: the worlds, and what a candidate comes to in one.
///
/// A playout is told as `TERMS` numbers, such as the share of the game won and points ahead. Their sum by
/// [`weights`](Self::weights) is what the playout is worth; they are kept apart for the explanation.
pub trait Worlds<const TERMS: usize> {
    /// A state with nothing left open.
    type World;
    /// What is compared: an action, or a plan.
    type Candidate;

    /// What each term counts for in the worth.
    fn weights(&self) -> [f64; TERMS];

    /// Draws a world by `rng`, with the probability that what the searching seat knows gives it. Nothing else may go into it.
    fn draw(&mut self, rng: &mut Rng) -> Self::World;

    /// Does `candidate` in `world`, plays on with chance by `chance`, and tells what came of it for the searching seat. It must answer the
    /// same for the same arguments. `None` where nothing can be told; the race then ends with what it has.
    fn play_out(&mut self, world: &Self::World, candidate: &Self::Candidate, chance: &mut Rng) -> Option<[f64; TERMS]>;
}
