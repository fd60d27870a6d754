//! A run under way: all that it holds, and what may be asked of it.

use serde::{Deserialize, Serialize};
use tabletop::{Game, Seed};

use super::error::CoEvolutionError;
use super::record::{GenerationRecord, Leader, Progress};
use crate::cards::Card;
use crate::evolve::chamber::Chamber;
use crate::evolve::options::EvolutionOptions;
use crate::evolve::template::Template;
use crate::rules::Dominion;
use crate::setup::Setup;

/// A run under way, all of it: written down and read again it goes on as if nothing had been.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoEvolution {
    pub(super) setup: Setup,
    pub(super) content: u64,
    pub(super) options: EvolutionOptions,
    pub(super) seed: Seed,
    /// Strategies it began with besides random ones.
    #[serde(default)]
    pub(super) known: u32,
    pub(super) template: Template,
    /// The niches that each chamber begins as; none where it begins as itself.
    #[serde(default)]
    pub(super) niches: Vec<Option<Card>>,
    pub(super) chambers: Vec<Chamber>,
    pub(super) games: u64,
    pub(super) history: Vec<GenerationRecord>,
    /// The leaders after the final, the best first.
    pub(super) champions: Option<Vec<Leader>>,
}

impl CoEvolution {
    pub(super) fn check(&self, game: &Dominion) -> Result<(), CoEvolutionError> {
        let mut setup = game.setup().clone();
        setup.first_seat_begins = self.setup.first_seat_begins;
        if setup == self.setup && game.content_hash() == self.content { Ok(()) } else { Err(CoEvolutionError::Game) }
    }

    pub(super) fn generation(&self) -> u32 {
        self.history.len() as u32
    }

    /// Whether the final has been played.
    pub fn is_over(&self) -> bool {
        self.champions.is_some()
    }

    /// The leaders after the final, the best first; empty before it.
    pub fn champions(&self) -> &[Leader] {
        self.champions.as_deref().unwrap_or_default()
    }

    /// Every generation so far.
    pub fn history(&self) -> &[GenerationRecord] {
        &self.history
    }

    /// The setup it was begun with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The numbers it was begun with.
    pub fn options(&self) -> &EvolutionOptions {
        &self.options
    }

    /// The seed it was begun with.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Strategies it began with besides random ones.
    pub fn known(&self) -> u32 {
        self.known
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        let leaders = self.history.last().into_iter().flat_map(|record| record.chambers.iter().flatten());
        let best = leaders.max_by(|one, other| one.share.total_cmp(&other.share)).cloned();
        Progress {
            generation: self.generation(),
            generations: self.options.generations,
            round: self.chambers.first().map_or(0, Chamber::rounds),
            rounds: self.options.rounds(),
            games: self.games,
            best: self.champions().first().cloned().or(best),
        }
    }
}
