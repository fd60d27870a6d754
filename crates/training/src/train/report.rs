//! What a run of training found out.

use matches::stats::clustered;
use serde::{Deserialize, Serialize};
use tabletop::Seed;

use crate::evolution::{Gene, Genome, Method, Score};

/// A share of wins with its 95 % interval over groups of seatings.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// Games played.
    pub games: u64,
    /// Games won alone.
    pub wins: u64,
    /// The share of games won, in [0, 1].
    pub rate: f64,
    /// Lower bound of its interval.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

impl Share {
    /// Of the first place at tables of one group each.
    pub(super) fn of_first(scores: &[Score], seats: usize) -> Self {
        let wins: Vec<f64> = scores.iter().map(|score| f64::from(score.wins[0])).collect();
        let interval = clustered(&wins, seats);
        let games = scores.iter().map(|score| u64::from(score.games)).sum();
        let won = wins.iter().sum::<f64>() as u64;
        Self { games, wins: won, rate: interval.rate, low: interval.low, high: interval.high }
    }
}

/// A finished generation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GenerationReport {
    /// From 1.
    pub number: u32,
    /// Games played up to its end, all stages together.
    pub games: u64,
    /// Its best genome.
    pub best: Genome,
    /// Share of its games that the best won among its own kind, in [0, 1].
    pub best_fitness: f64,
    /// The same of the one in the middle.
    pub median_fitness: f64,
    /// The same of all that played, falling.
    pub fitness: Vec<f64>,
    /// The generation that brought the best forth, from 1: what is 1 was drawn at random, not learned. `None` in files of before
    /// this was kept.
    #[serde(default)]
    pub born: Option<u32>,
    /// The best against the first reference; `None` where no yardstick is wanted.
    pub best_against: Option<Share>,
    /// The one in the middle against it; `None` also where the optimiser has but one genome.
    pub median_against: Option<Share>,
    /// The best against the best of the first population, which is what was learned since; `None` while that is not known, where
    /// the optimiser does not choose one, and where no yardstick is wanted.
    #[serde(default)]
    pub best_against_first: Option<Share>,
}

/// What was learned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Champion {
    /// The values, in the order of the genes.
    pub genome: Genome,
    /// The agent that plays with them, to be seated as it stands: it names numbers and no file.
    pub agent: String,
}

/// The champion against a reference, on seeds that no other game of the run was played with. The other seats are all the
/// reference's, so a champion no better than it wins one game in as many as there are seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Validation {
    /// What the reference is called.
    pub name: String,
    /// The agent against it.
    pub agent: String,
    /// The champion's share of wins.
    pub share: Share,
}

/// A run of training. Everything but `cpu_seconds` is the same on every machine and at any number of threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Training {
    /// The game's id.
    pub game: String,
    /// The rules' name.
    pub rules: String,
    /// Seats.
    pub seats: usize,
    /// What was learned, as it was asked for.
    pub subject: String,
    /// Its numbers.
    pub genes: Vec<Gene>,
    /// The optimiser and its numbers.
    pub method: Method,
    /// Positions a decision could spend.
    pub budget: Option<u64>,
    /// The seed everything derives from.
    pub seed: Seed,
    /// The agents whom the candidates met; empty where they played each other.
    pub styles: Vec<String>,
    /// The agent of the yardstick: the first reference, if there is one.
    pub yardstick: Option<String>,
    /// The finished generations.
    pub curve: Vec<GenerationReport>,
    /// What was learned; `None` where the run was stopped before.
    pub champion: Option<Champion>,
    /// The champion against the references; empty where the run was stopped before.
    pub validation: Vec<Validation>,
    /// Games played, those before a checkpoint included.
    pub games: u64,
    /// Whether games ended by a limit of the rules counted as won by whoever led.
    pub limit_wins: bool,
    /// Whether it was stopped before its end.
    pub stopped: bool,
    /// Processor time of the games, summed over threads; only of this part where the run went on from a checkpoint.
    pub cpu_seconds: f64,
}
