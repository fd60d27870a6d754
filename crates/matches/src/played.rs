//! What is kept of a game of a match that was played.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A finished game, by seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Seats in first place; empty where nobody won or the game did not end.
    pub winners: Vec<usize>,
    /// The seat that moved first.
    pub first: usize,
    /// Why it ended; `None` where it did not.
    pub reason: Option<String>,
    /// Rounds begun.
    pub rounds: u64,
    /// Turns begun.
    pub turns: u64,
    /// Decisions by agents.
    pub decisions: u64,
    /// Positions evaluated.
    pub nodes: u64,
    /// Moves forfeited, by seat; empty where there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<u64>,
    /// What was said about them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// What each seat has left of what it began with, where the game tells; asked for at once, and not kept.
    #[serde(skip)]
    pub remains: Vec<f64>,
    /// The score of each seat, in a game that ends in points.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i64>,
    /// Processor time. Results are the same on every machine, times are not: it stays out of what is compared and kept.
    #[serde(skip)]
    pub cpu_seconds: f64,
}

impl Played {
    /// The only winner, if there is one.
    pub fn winner(&self) -> Option<Seat> {
        match self.winners[..] {
            [seat] => Some(Seat(seat as u8)),
            _ => None,
        }
    }

    /// Whether it can be a game at a table of so many seats.
    pub fn fits(&self, seats: usize) -> bool {
        self.winners.iter().chain([&self.first]).all(|seat| *seat < seats)
            && (self.forfeits.is_empty() || self.forfeits.len() == seats)
            && (self.scores.is_empty() || self.scores.len() == seats)
    }
}
