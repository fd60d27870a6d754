//! Sharing a turn's armies among the borders by what speaks for each of them: the threat, as the published method has it, and what it leaves out.
//!
//! `numbers` holds how much each of these counts and how many borders share, as published and as learned; `march` follows an army on its way;
//! `measures` says what speaks for a border; `place` shares the armies, and `reasons` tells why.

mod march;
mod measures;
mod numbers;
mod place;
mod reasons;

#[cfg(test)]
mod tests;

pub(super) use numbers::{Placing, SETTINGS};
pub(super) use place::{choose, place};
