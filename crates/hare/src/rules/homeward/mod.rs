//! How many turns a runner has yet to go, for every square and everything in hand: looked up in the judgement of positions.
//!
//! The fewest turns in which a runner alone on the track comes home, as [`Hare::turns_home`](crate::rules::Hare::turns_home) finds them for one position, but found
//! for all of them at once, backwards from the goal: what leads home in a turn, what leads there in two, and so on, whole sets of
//! carrots at a time ([`amounts`]). Hare squares are left alone, whose cards are chance.
//!
//! What position squares and salads pay hangs on the rank, and nobody keeps one rank for a whole race. So a runner is held to go half
//! of its way at the rank it has and the other half at any of those it may get.
//!
//! `turns` says how many they are, from a `table` that `build` makes when it is first asked for.

mod amounts;
mod build;
mod table;
mod turns;

pub(crate) use table::{Homeward, shared};
pub(crate) use turns::Held;

#[cfg(test)]
mod tests;
