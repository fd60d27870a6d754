//! Marshal: plans a whole turn by sequences of attacks, over an evaluation in armies.
//!
//! `worth` is the evaluation, `plan` the search for sequences, `answer` the rivals' next turns, `turn`
//! the decisions of a turn made with them, `reasons` what it tells. Only the best few choices are compared by the rivals' answers, whole
//! turns planned as its own are: alpha-beta on the same worth, attack by attack, measured no better with two seats and much worse
//! with four (see docs/opponents.md).

mod answer;
mod plan;
mod reasons;
mod settings;
mod turn;
mod worth;

use super::mind::Mind;
use super::occupy::Capture;
use super::policy::Policy;
use super::sight::Sight;
use crate::Action;
pub(super) use settings::{SETTINGS, Settings};
pub(super) use worth::card_worth;

/// The strongest opponent.
pub(super) struct Marshal {
    settings: Settings,
}

impl Marshal {
    pub fn new(settings: Settings) -> Self {
        Self { settings }
    }
}

impl Policy for Marshal {
    const NAME: &'static str = "marshal";
    const METHOD: &'static str = "method-marshal";

    fn draft(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        self.plan_draft(sight, mind)
    }

    fn attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        self.plan_attack(sight, mind)
    }

    fn occupy(&mut self, sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
        self.plan_occupation(sight, capture, mind)
    }

    fn fortify(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        self.plan_march(sight, mind)
    }
}
