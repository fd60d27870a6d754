//! What only Realm is painted with: colours, sizes in steps of the grid, timings in seconds.

pub mod court;
