//! The search for an attack: its root, its limits, its answer.

use std::sync::Arc;

use arrayvec::ArrayVec;
use search::{Graph, Limits, Recorder};
use tabletop::{Budget, Seat, Think};

use super::settings::Rivals;
use super::{Evaluation, Minimax, reasons};
use crate::Action;
use crate::agents::features::{features, value};
use crate::agents::further::Hands;
use crate::agents::kernel::{Arena, Field, Outlook, Stage, Step, Tree};
use crate::agents::mind::Mind;
use crate::agents::sets::{Few, Territories};
use crate::agents::sight::{Ground, Sight};
use crate::board::{MAX_SEATS, Owner, Phase};
use crate::map::TerritorySet;
use crate::rules::Risk;
use crate::setup::TWO_PHASE_BATTLES;
use crate::state::View;

/// Runners-up shown in an explanation.
const SHOWN: usize = 6;
/// Most nodes of a tree written down: more than a reader follows, few enough to open.
const RECORDED: usize = 5_000;

impl Minimax {
    /// The attack the search finds best, or none.
    pub(super) fn search_attack<S: Territories>(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        if sight.attacks().next().is_none() {
            return Action::EndAttack;
        }
        let root = self.root::<S>(sight);
        let limits = self.limits(mind.think.budget, if mind.asked() { SHOWN } else { 1 });
        let monitor = mind.think.monitor;
        let best = if self.settings.rivals == Rivals::Each {
            let found = self.max_n.search(&root, &limits, monitor);
            mind.effort = found.effort(&limits);
            let own = sight.me.index();
            reasons::tell(mind, sight, &root, &found, |values| values.get(own).copied().unwrap_or(0.0));
            found.best
        } else {
            let found = self.alpha_beta.search(&root, &limits, monitor);
            mind.effort = found.effort(&limits);
            reasons::tell(mind, sight, &root, &found, |value| *value);
            found.best
        };
        reasons::action(best.unwrap_or(Step::Stop))
    }

    /// The tree of the search for an attack, as deep as it looks and as far as [`RECORDED`] nodes go; `None` where there is
    /// nothing to search.
    pub fn tree(&mut self, game: &Risk, view: &View, think: &Think<'_>) -> Option<Graph> {
        let sight = Sight::new(game, view);
        if view.board.phase != Phase::Attack || sight.attacks().next().is_none() {
            return None;
        }
        Some(match sight.map().len() <= Few::MOST {
            true => self.tree_of(&self.root::<Few>(&sight), think),
            false => self.tree_of(&self.root::<TerritorySet>(&sight), think),
        })
    }

    fn tree_of<S: Territories>(&mut self, root: &Field<Evaluation, S>, think: &Think<'_>) -> Graph {
        let limits = self.limits(think.budget, 1);
        let mut recorder = Recorder::new(usize::MAX, RECORDED);
        if self.settings.rivals == Rivals::Each {
            self.max_n.search_recorded(root, &limits, think.monitor, &mut recorder);
        } else {
            self.alpha_beta.search_recorded(root, &limits, think.monitor, &mut recorder);
        }
        recorder.into_graph()
    }

    pub(super) fn limits(&self, budget: Budget, ranked: usize) -> Limits {
        Limits { depth: self.settings.depth, nodes: Some(budget.nodes.unwrap_or(self.settings.nodes)), ranked }
    }

    /// The position the search starts from.
    pub(super) fn root<S: Territories>(&self, sight: &Sight<'_>) -> Field<Evaluation, S> {
        let settings = self.settings;
        // At depth 0 single attacks are compared by their expected outcome, whatever the deeper tree would do.
        let outlook = if settings.depth == 0 { Outlook::Expected } else { settings.tree.outlook };
        let attacks = match sight.setup().two_phase {
            true => settings.tree.attacks.min(TWO_PHASE_BATTLES),
            false => settings.tree.attacks,
        };
        let tree = Tree { outlook, attacks, ..settings.tree };
        let rivals = self.rivals(sight);
        let weights = settings.weights;
        let hands = if weights.look_further() { Hands::seen(sight) } else { Hands::default() };
        let evaluation = Evaluation { weights, hands };
        let arena = Arena::new(sight.game.map(), tree, sight.me, &rivals, sight.board(), evaluation);
        let fortified = sight.map().territories().filter(|&at| sight.defence(at) == crate::odds::Defence::Capital);
        let arena = arena.with_capitals(fortified);
        let left = match sight.setup().two_phase {
            true => attacks.min(TWO_PHASE_BATTLES.saturating_sub(sight.board().battles)),
            false => attacks,
        };
        Field::new(Arc::new(arena), sight.board(), Stage::Attack { left })
    }

    /// The seats that move in the tree besides the own, in turn order. In fog, a rival that is not seen does not move.
    fn rivals(&self, sight: &Sight<'_>) -> ArrayVec<Seat, MAX_SEATS> {
        let seats = sight.board().seats();
        let after = (1..seats).map(|step| Seat(((sight.me.index() + step) % seats) as u8));
        let seen = after.filter(|&seat| sight.strength(Owner::of(seat)).0 > 0);
        match self.settings.rivals {
            Rivals::All | Rivals::Each => seen.collect(),
            Rivals::Strongest => {
                // By the four features, which are the same for every seat that looks.
                let worth = |seat: Seat| value(features(sight, Owner::of(seat)), self.settings.weights.four);
                let ranked = seen.map(|seat| (worth(seat), seat));
                let strongest = ranked.reduce(|best, next| if next.0 > best.0 { next } else { best });
                strongest.map(|(_, seat)| seat).into_iter().collect()
            }
        }
    }
}
