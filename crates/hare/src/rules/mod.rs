//! The rules: a pure state machine over [`State`](crate::state::State), one file per part of a race.
//!
//! `game` is the rules of one race, its setup on its board. `generate` says what may be done, `play` does it, `cards` does what cards say, `toll` what is paid where there are none, `turn` lands runners, passes turns, pays position
//! squares and sends whoever is stuck back to the start; `standing` ranks. `legal` tells a player why something may not be done,
//! `secrecy` what is hidden of a position, `validity` whether a state can be one at all, and `place` makes a state of a written position. `contract` puts them together
//! as a [`tabletop::Game`]. `homeward` knows the fewest turns home, found once for a setup. No opponent's judgement belongs here.

mod cards;
mod contract;
mod game;
mod generate;
pub(crate) mod homeward;
mod legal;
mod place;
mod play;
mod secrecy;
mod standing;
mod toll;
mod turn;
mod validity;

#[cfg(test)]
mod tests;

pub use game::Hare;
