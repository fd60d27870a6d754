//! The published method with its settings and the memory of its searches.

use search::{AlphaBeta, MaxN, Vectors};

use super::settings::{Drafting, Settings};
use crate::Action;
use crate::agents::draft::Draft;
use crate::agents::finish::Finish;
use crate::agents::kernel::Step;
use crate::agents::mind::Mind;
use crate::agents::occupy::{self, Capture};
use crate::agents::placing;
use crate::agents::policy::Policy;
use crate::agents::sets::{Few, Territories};
use crate::agents::sight::{Ground, Sight};
use crate::map::TerritorySet;

/// Entries of the transposition table, as a power of two: 16 384 of 24 bytes, small enough to be made for every game.
const TABLE_BITS: u32 = 14;

/// The published method with its settings and the memory of its searches.
pub(in crate::agents) struct Minimax {
    pub(super) settings: Settings,
    pub(super) draft: Draft,
    pub(super) alpha_beta: AlphaBeta<Step>,
    pub(super) max_n: MaxN<Step>,
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
            Drafting::Security => placing::choose(&mut self.draft, &self.settings.placing, sight, mind),
            Drafting::Searched if sight.map().len() <= Few::MOST => self.search_draft::<Few>(sight, mind),
            Drafting::Searched => self.search_draft::<TerritorySet>(sight, mind),
        }
    }

    fn attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        match sight.map().len() <= Few::MOST {
            true => self.search_attack::<Few>(sight, mind),
            false => self.search_attack::<TerritorySet>(sight, mind),
        }
    }

    fn occupy(&mut self, sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
        occupy::onward(sight, capture, mind)
    }
}
