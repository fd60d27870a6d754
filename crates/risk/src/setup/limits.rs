//! How much can be chosen.

/// Most seats of a game.
pub const MAX_SEATS: usize = 8;

/// Most territories that portals join.
pub const MOST_PORTALS: u8 = 8;

/// Most territories that blizzards close.
pub const MOST_BLIZZARDS: u8 = 64;

/// Most rounds a game may be set to last.
pub const LONGEST_GAME: u32 = 10_000;

/// Battles a turn in the two-phase variant. A blitz is one battle, and so are single rolls on one border in a row.
pub const TWO_PHASE_BATTLES: u8 = 3;
