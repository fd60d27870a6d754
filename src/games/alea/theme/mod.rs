//! What only Alea is painted with.

pub mod duel;
pub mod road;
