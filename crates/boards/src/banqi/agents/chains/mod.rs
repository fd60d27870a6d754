//! Chains: an opponent that looks at the ways its pieces have to others, and adds up what it wishes.
//!
//! `prices` is what pieces are worth to it, `ways` finds how far each place is from a target, `chain` lists the ways of a position, `danger` says what the enemy
//! could take next, `wish` names its wishes, `moves` and `flips` add them up for moves and for pieces to turn over, `player` decides, `told` explains.

mod chain;
mod danger;
mod flips;
mod moves;
mod player;
mod prices;
mod told;
mod ways;
mod wish;

pub(super) use player::Chains;
