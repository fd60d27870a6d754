//! Alpha-beta, max^n and what a search can tell about itself; knows no game.

mod alphabeta;
mod deepen;
mod explain;
mod found;
mod maxn;
pub mod plain;
mod position;
mod record;

pub use alphabeta::{AlphaBeta, Answer};
pub use found::{Bound, Cut, Found, Limits, MAX_DEPTH, MAX_PLY, Ranked};
pub use maxn::{MaxN, SeatAnswer, Vectors};
pub use position::{ManySided, Moves, Outcomes, Position, TwoSided};
pub use record::{Graph, GraphEdge, GraphNode, Kind, Recorder};
