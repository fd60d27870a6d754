//! Alpha-beta, max^n and what a search can tell about itself; knows no game.

mod position;

pub use position::{ManySided, Moves, Outcomes, Position, TwoSided};

/// Deepest ply a search reaches, forced moves and chance included.
pub const MAX_PLY: usize = 256;
