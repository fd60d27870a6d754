//! The rules of Banqi, as what games with face-down pieces share asks for them.
//!
//! `contract` says how pieces move and take, `setup` what is chosen before, `chase` which moves go on chasing, `refusals` why a piece does not go somewhere.

mod chase;
mod contract;
mod refusals;
mod setup;

pub use contract::Banqi;
