//! What a run has come to: leaders, generations, and how far it is.

use serde::{Deserialize, Serialize};

use crate::evolve::mutation::Rates;
use crate::evolve::strategy::Strategy;

/// One of the best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    /// What it does.
    pub strategy: Strategy,
    /// Its share of games: against the leaders before it, an earlier one and money alone; in the final three quarters of it are the share
    /// against leaders of the whole run, and a quarter that against money alone. 1/seats is as good as they are.
    pub share: f64,
    /// Ids of the cards it buys in more than a quarter of its games.
    pub bought: Vec<String>,
}

/// What a generation came to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GenerationRecord {
    /// Its number, from 1.
    pub generation: u32,
    /// Games played up to its end.
    pub games: u64,
    /// The leaders of each chamber, the best first.
    pub chambers: Vec<Vec<Leader>>,
    /// How often each kind of mutation was tried and led, by chamber.
    pub rates: Vec<Rates>,
}

/// How far a run has come.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// Generations done.
    pub generation: u32,
    /// Generations in all; the final comes after them.
    pub generations: u32,
    /// Rounds done of the generation under way.
    pub round: u32,
    /// Its rounds in all.
    pub rounds: u32,
    /// Games played.
    pub games: u64,
    /// The best leader so far, once there is one.
    pub best: Option<Leader>,
}
