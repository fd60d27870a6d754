//! How much of what a setup may have.

/// Most rounds a race may be set to last.
pub const LONGEST_RACE: u16 = 1_000;
/// Most carrots to begin with: more reach from the start to the goal in one go.
pub const MOST_CARROTS: u16 = 2_080;

/// Most salads to begin with.
pub const MOST_SALADS: u8 = 5;
