//! The opponents. They see a fight as its players do (nothing is hidden in one) and answer with a decision and its reasons.
//!
//! `points` is what things are worth, as data; `score` adds up what a step earns, `caps` says how far a status counts, `threat`
//! what the foe may do next, and `prices` what guards and cards for once a fight are worth then; `turn`
//! lends a turn to the search, `frame` is what its states share, `board` packs them, `memory` keeps
//! what searches have allocated, `turn_graph` tells a planned turn step by step, `commuting` says which placements may
//! change places, `reach` how near a kill is, `matter` what of a board cannot matter any more, `walk` looks through all that cards do, and `estimate` says what a status with a script is worth; `planner` plans it whole; `simple` and `left_to_right` hold the baselines;
//! `oracle` measures them on boards whose best play is known. The rules of a fight do not belong here.

mod board;
mod caps;
mod commuting;
mod estimate;
mod frame;
mod left_to_right;
mod matter;
mod memory;
pub mod oracle;
mod planner;
mod points;
mod prices;
mod reach;
mod score;
mod simple;
mod threat;
mod turn;
mod turn_graph;
mod walk;

pub(crate) use estimate::worth;
pub use left_to_right::LeftToRight;
pub use planner::{Level, Planner};
pub use points::Points;
pub use simple::{Greedy, Wanderer};
pub use turn_graph::{Judged, TurnGraph};
