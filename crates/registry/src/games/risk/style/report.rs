//! How somebody plays, in means over games.

use matches::stats::Mean;
use serde::Serialize;
use tabletop::Seed;

use super::Statistic;

/// The figures of some agents' play. The same at any number of threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StyleReport {
    /// The seed all games' seeds derive from.
    pub seed: Seed,
    /// Seats at a table.
    pub seats: usize,
    /// Games played.
    pub games: u64,
    /// Whether it was stopped before all games were played.
    pub stopped: bool,
    /// One per agent, in the order named.
    pub agents: Vec<StyleRow>,
}

/// How one agent plays.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StyleRow {
    /// The agent.
    pub agent: String,
    /// Games it sat in.
    pub games: u64,
    /// Those it won alone.
    pub wins: u64,
    /// `wins` / `games`.
    pub win_rate: f64,
    /// Lower bound of its 95 % interval, Wilson's.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
    /// One per statistic, in the order of [`Statistic::ALL`].
    pub figures: Vec<Figure>,
}

/// A statistic's mean over games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// What was measured.
    pub statistic: Statistic,
    /// Its mean over the games in which there was occasion for it.
    #[serde(flatten)]
    pub mean: Mean,
}

impl StyleRow {
    /// The mean of a statistic.
    pub fn mean(&self, statistic: Statistic) -> Mean {
        self.figures.iter().find(|figure| figure.statistic == statistic).map(|figure| figure.mean).unwrap_or_default()
    }
}

impl StyleReport {
    /// How far an agent's statistic lies from the mean of the others' means, in standard errors of that difference; above 0
    /// where it is higher. `None` where the agent or anybody else was not measured.
    pub fn apart(&self, agent: &str, statistic: Statistic) -> Option<f64> {
        let own = self.agents.iter().find(|row| row.agent == agent)?.mean(statistic);
        let others: Vec<Mean> =
            self.agents.iter().filter(|row| row.agent != agent).map(|row| row.mean(statistic)).collect();
        let count = others.len() as f64;
        let mean = others.iter().map(|other| other.mean).sum::<f64>() / count;
        let variance = others.iter().map(|other| other.error.powi(2)).sum::<f64>() / count.powi(2);
        let apart = (own.mean - mean) / (own.error.powi(2) + variance).sqrt();
        apart.is_finite().then_some(apart)
    }
}
