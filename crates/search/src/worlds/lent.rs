//! What a game lends to a determinised search.

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
