//! What a match found out.

use std::collections::BTreeMap;

use lab::ProgramReport;
use serde::{Deserialize, Serialize};
use tabletop::Seed;

/// The figures of a match. Everything but `games_per_cpu_second` and `programs` is the same on every machine and at any number of
/// threads.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MatchReport {
    /// The game's id.
    pub game: String,
    /// The seed all groups' seeds derive from.
    pub seed: Seed,
    /// Seats.
    pub seats: usize,
    /// Groups played: one seed each, with every rotation of the seats; in the arena of Alea, with every fight and agent.
    pub groups: u64,
    /// Games played.
    pub games: u64,
    /// Games asked for; `games` is that rounded up to whole groups.
    pub requested: u64,
    /// Whether it was stopped before all groups were played. Groups under way were played to their end.
    pub stopped: bool,
    /// Positions or iterations a decision could spend; `None` leaves it to the agents' levels.
    pub budget: Option<u64>,
    /// Games won by several at once.
    pub ties: u64,
    /// Games that reached the limit of steps; nobody's win.
    pub unfinished: u64,
    /// Games by the reason they ended.
    pub endings: BTreeMap<String, u64>,
    /// Rounds begun, a game's mean.
    pub mean_rounds: f64,
    /// Turns begun, a game's mean.
    pub mean_turns: f64,
    /// Decisions by agents, a game's mean.
    pub mean_decisions: f64,
    /// Positions evaluated, a decision's mean.
    pub nodes_per_decision: f64,
    /// Games per second of processor time, summed over all threads; that of programs from outside is told apart.
    pub games_per_cpu_second: f64,
    /// One per seat or, where seats are not alike, one per agent; in the order named.
    pub agents: Vec<EntrantReport>,
    /// Those that sit more than once, all their seats together; empty where nobody does or all are one agent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub together: Vec<Together>,
    /// What each seat is worth, whoever sits there.
    pub seat_effect: Vec<SeatShare>,
    /// What moving first is worth, whoever does and from whatever seat.
    pub first_mover: FirstMover,
    /// What was said about forfeited moves, in the order of the games, the first few.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// What programs from outside used, by the spec that names them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub programs: Vec<ProgramReport>,
}

/// Most [`notes`](MatchReport::notes) of a report.
pub(crate) const MOST_NOTES: usize = 8;

/// How an entrant did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EntrantReport {
    /// Its name, with `#1`, `#2` where the same agent sits more than once.
    pub agent: String,
    /// Games it won alone.
    pub wins: u64,
    /// Those by the reason the game ended, so that wins at a round limit can be told from others.
    pub wins_by: BTreeMap<String, u64>,
    /// Games it won together with others.
    pub shared: u64,
    /// `wins` / games.
    pub win_rate: f64,
    /// Lower bound of its 95 % interval.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
    /// Rating; the entrants' mean is 0.
    pub elo: f64,
    /// Its mean score, in games that end in points. At one seat there is nobody to win against, and this is what a match finds out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<MeanScore>,
    /// Moves it forfeited, all games together; only programs from outside do.
    pub forfeits: u64,
}

/// A mean score with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MeanScore {
    /// The mean of the groups' means: games of a group have the same seed.
    pub mean: f64,
    /// Half the width of the interval, by Student's t; `None` of fewer than two groups.
    pub margin: Option<f64>,
}

/// How an agent did in all of its seats at a table together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Together {
    /// Its name.
    pub agent: String,
    /// Games that one of its seats won alone.
    pub wins: u64,
    /// `wins` / games.
    pub win_rate: f64,
    /// Lower bound of its 95 % interval.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

/// How often a seat won.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatShare {
    /// From 1, in turn order.
    pub seat: usize,
    /// Games won from it alone.
    pub wins: u64,
    /// `wins` / games.
    pub win_rate: f64,
    /// Lower bound of its 95 % interval.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

/// How often the seat that began won. Without an effect it would be one game in as many as there are seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FirstMover {
    /// Games won by it alone.
    pub wins: u64,
    /// `wins` / games.
    pub win_rate: f64,
    /// Lower bound of its 95 % interval.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}
