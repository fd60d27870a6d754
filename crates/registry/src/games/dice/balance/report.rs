//! What a count of balance found.

use serde::{Deserialize, Serialize};
use tabletop::Seed;

/// A share that is meant, of wins or of HP, both ends included.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// The least.
    pub low: f64,
    /// The most.
    pub high: f64,
}

impl Band {
    /// Nothing is left out.
    pub const ANY: Self = Self { low: 0.0, high: 1.0 };

    /// Whether a share lies in it.
    pub fn holds(self, share: f64) -> bool {
        (self.low..=self.high).contains(&share)
    }
}

/// How the reference player fares.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BalanceReport {
    /// The seed all fights' seeds derive from.
    pub seed: Seed,
    /// Fights of every hero against every enemy of the tiers, and runs of the gauntlet with each.
    pub fights_each: u64,
    /// Whether it was stopped early.
    pub stopped: bool,
    /// Every tier with all its enemies, by tier, the bosses last.
    pub tiers: Vec<BalanceRow>,
    /// Every enemy, in the order of the content.
    pub enemies: Vec<BalanceRow>,
    /// Runs of the gauntlet, every hero's.
    pub runs: Vec<RunRow>,
}

/// A tier or an enemy, against all heroes and against each.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BalanceRow {
    /// The tier, 1 to 5.
    pub tier: u8,
    /// Whether it is about bosses.
    pub boss: bool,
    /// The enemy's id; `None` for a whole tier.
    pub enemy: Option<String>,
    /// Fights.
    pub fights: u64,
    /// Those the hero won.
    pub wins: u64,
    /// `wins` / `fights`.
    pub win_rate: f64,
    /// Lower bound of its 95 % interval.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
    /// Share of wins of each hero, by id; `None` for one that never met them.
    pub heroes: Vec<(String, Option<f64>)>,
    /// Rounds begun, a fight's mean.
    pub mean_rounds: f64,
    /// What is meant.
    pub band: Band,
    /// Share of its HP the hero loses in a fight, on average; where it dies that is all of them.
    pub mean_toll: f64,
    /// What is meant by that.
    pub toll: Band,
    /// Whether both shares lie in their bands, or nobody met them.
    pub ok: bool,
}

/// How far a hero comes in the gauntlet.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RunRow {
    /// The hero's id.
    pub hero: String,
    /// Runs.
    pub runs: u64,
    /// Those it won.
    pub wins: u64,
    /// `wins` / `runs`.
    pub win_rate: f64,
    /// Lower bound of its 95 % interval.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
    /// Share of runs that came to the boss.
    pub reached_boss: f64,
    /// Fights won, a run's mean, the boss's among them.
    pub mean_fights: f64,
    /// What is meant.
    pub band: Band,
    /// Whether the share lies in the band.
    pub ok: bool,
}
