//! The rules of one game: a setup, and what is asked of a position under it.
//!
//! `play` does steps, `contract` is what hosts ask, `legal` says what may be done and why something may not, `ends` how a game is over, `validity` whether a state from a file can
//! stand, `facts` what an action does at once.

mod contract;
mod ends;
mod facts;
mod legal;
mod play;
mod validity;

pub use play::FaceDown;
