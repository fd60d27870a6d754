//! The rules of Flip Jungle, as what games with face-down pieces share asks for them.
//!
//! `contract` says how pieces move and take, `setup` what is chosen before.

mod contract;
mod setup;

pub use contract::FlipJungle;
