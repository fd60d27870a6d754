//! Minimax: the published method. Drafts by border security, attacks by depth-limited alpha-beta over four features.
//!
//! [`settings`] is what can be set, [`decide`] one search for an attack, [`placing`] the draft as part of
//! the searched plan, [`reasons`] its explanation, [`weights`] what a position is worth, [`learned`] the same agent with learned weights. What moves into a captured
//! territory is what the tree moves, everything that is free to. The tree itself is the kernel's.

mod decide;
mod learned;
mod placing;
mod reasons;
mod settings;
mod weights;

use super::draft::Draft;
use super::finish::Finish;
use super::kernel::Step;
use super::mind::Mind;
use super::occupy;
use super::occupy::Capture;
use super::policy::Policy;
use super::reinforce;
use super::sight::Sight;
use crate::Action;
pub(super) use learned::MinimaxGa;
use search::{AlphaBeta, MaxN, Vectors};
use settings::{Drafting, Features, Rivals};
pub(super) use settings::{LEARNED_SETTINGS, SETTINGS, Settings};
pub(super) use weights::{Evaluation, Weights};

/// Entries of the transposition table, as a power of two: 16 384 of 24 bytes, small enough to be made for every game.
const TABLE_BITS: u32 = 14;

/// The published method with its settings and the memory of its searches.
pub(super) struct Minimax {
    settings: Settings,
    draft: Draft,
    alpha_beta: AlphaBeta<Step>,
    max_n: MaxN<Step>,
}

impl Minimax {
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            draft: Draft::default(),
            alpha_beta: AlphaBeta::new(TABLE_BITS),
            max_n: MaxN::new(Vectors::Raw),
        }
    }
}

impl Policy for Minimax {
    const NAME: &'static str = "minimax";
    const METHOD: &'static str = "method-minimax";
    const FINISH: Finish = Finish::Rivals;

    fn draft(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        match self.settings.drafting {
            Drafting::Security => reinforce::by_security(&mut self.draft, sight, mind),
            Drafting::Searched => self.search_draft(sight, mind),
        }
    }

    fn attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        self.search_attack(sight, mind)
    }

    fn occupy(&mut self, sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
        occupy::onward(sight, capture, mind)
    }
}
