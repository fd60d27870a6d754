//! Statistics of matches: intervals, ratings, and what it means that games share a seed.
//!
//! Nothing here knows a game or an agent; it takes counts and gives numbers.

mod elo;
mod interval;
mod mean;
mod pairs;

pub use elo::{elo, elo_against};
pub use interval::{Interval, clustered, wilson};
pub use mean::Mean;
pub use pairs::{Rating, bradley_terry};
