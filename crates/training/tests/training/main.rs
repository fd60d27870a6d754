//! Training and breeding.

mod breed;
mod train;
