//! What only Conquest is painted with.

pub mod picture;
