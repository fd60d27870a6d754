//! What training grounds share: a run under way in a thread of its own, and how its course is drawn.
//!
//! `worker` is the thread, `chart` the curve of shares by generation, `plan` its numbers as they are chosen,
//! `state` how it stands, `parts` the smaller parts of a page. What is learned, and how a run is
//! planned, kept and played, is each game's own.

mod chart;
mod parts;
mod plan;
mod state;
mod worker;

pub use chart::{Curve, ShareLine, disc, learning_curve, share_chart};
pub use parts::{percent, progress_bar, time_left};
pub use plan::{Stepped, pace, steppers};
pub use state::RunState;
pub use worker::{Fault, Job, Worker, threads};
