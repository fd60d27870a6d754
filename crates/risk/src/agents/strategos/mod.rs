//! Strategos: plans as Marshal does, and values what comes of it by the chance to win that games have taught it.
//!
//! `worth` is the learned chance, made of `features`, `planner` the search for plans, `opening` the placing of first armies by the turn that
//! follows, `turn` the decisions of a turn, `reasons` what it tells. Where nothing was learned ([`is_known`](Strategos::is_known)), or
//! there is no time to plan, Marshal decides in its place.
//!
//! What was tried and left out, as it did not help, is told in docs/opponents.md.

mod features;
mod opening;
mod planner;
mod reasons;
mod settings;
mod turn;
mod worth;

use super::bitboard::{self, Rules};
use super::marshal::{self, Marshal};
use super::mind::Mind;
use super::occupy::Capture;
use super::policy::Policy;
use super::sight::Sight;
use crate::Action;
use crate::rules::Risk;
use crate::setup::{Cards, Victory};
use crate::state::View;
pub(super) use settings::{SETTINGS, Settings};

/// The map whose games taught it.
const MAP: &str = "world";

/// The strongest opponent.
pub(super) struct Strategos {
    settings: Settings,
    marshal: Marshal,
}

impl Strategos {
    pub fn new(settings: Settings) -> Self {
        Self { settings, marshal: Marshal::new(marshal::Settings::default()) }
    }

    /// Whether this is a game of the sort it has learned from: on the classic board without portals and blizzards, played for the last one
    /// standing, all of it seen, in a duel with neutral armies between the two, at larger tables with cards.
    fn is_known(sight: &Sight<'_>) -> bool {
        let setup = sight.setup();
        let plain = matches!(setup.victory, Victory::Elimination) && !setup.fog && !setup.two_phase;
        let table = if setup.seats == 2 { setup.has_neutrals() } else { setup.cards != Cards::Off };
        plain && table && setup.map == MAP && setup.map_layout().is_none()
    }

    /// Whether it decides by itself: not where nothing was learned, nor where it is to answer at once.
    fn plans(sight: &Sight<'_>, mind: &Mind<'_, '_>) -> bool {
        Self::is_known(sight) && !mind.think.monitor.stopped()
    }
}

/// What the worth of a position is made of, for each seat in turn, as the seat that looks sees it; nothing for one that has fallen. The worth
/// is learned from it where turns begin.
pub fn worth_features(game: &Risk, view: &View) -> Vec<Vec<f64>> {
    let sight = Sight::new(game, view);
    let rules = Rules::new(&sight);
    let position = bitboard::position(&rules, &sight);
    let seats = 0..sight.board().seats() as u8;
    let alive = |seat: u8| position.alive >> seat & 1 == 1;
    seats.map(|seat| if alive(seat) { features::of(&rules, &position, seat).to_vec() } else { Vec::new() }).collect()
}

impl Policy for Strategos {
    const NAME: &'static str = "strategos";
    const METHOD: &'static str = "method-strategos";

    fn muster(&mut self, sight: &Sight<'_>, stack: Option<u32>, mind: &mut Mind<'_, '_>) -> Action {
        match Self::plans(sight, mind) && self.settings.opening && stack.is_none() {
            true => self.plan_opening(sight, mind),
            false => self.marshal.muster(sight, stack, mind),
        }
    }

    fn draft(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        match Self::plans(sight, mind) {
            true => self.plan_draft(sight, mind),
            false => self.marshal.draft(sight, mind),
        }
    }

    fn attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        match Self::plans(sight, mind) {
            true => self.plan_attack(sight, mind),
            false => self.marshal.attack(sight, mind),
        }
    }

    fn occupy(&mut self, sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
        match Self::plans(sight, mind) {
            true => self.plan_occupation(sight, capture, mind),
            false => self.marshal.occupy(sight, capture, mind),
        }
    }

    fn fortify(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        match Self::plans(sight, mind) {
            true => self.plan_march(sight, mind),
            false => self.marshal.fortify(sight, mind),
        }
    }
}
