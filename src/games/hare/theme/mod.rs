//! What only Hare and Hedgehog is painted with: colours, sizes in world units of the board, timings in seconds.

pub mod meadow;
