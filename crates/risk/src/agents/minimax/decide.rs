//! Decisions by search, and by the value one step ahead.

use std::sync::Arc;

use arrayvec::ArrayVec;
use search::{Graph, Limits, Recorder};
use tabletop::{Budget, Seat, Think};

use super::{Minimax, Rivals, Weights, reasons};
use crate::Action;
use crate::agents::features::{self, features, value};
use crate::agents::fortify::{self, March, Marches};
use crate::agents::kernel::{Arena, Field, Outlook, Stage, Step, Tree};
use crate::agents::policy::Mind;
use crate::agents::sight::{Ground, Sight};
use crate::agents::weighing::{Criterion, Tally, best};
use crate::board::{Land, MAX_SEATS, Owner, Phase};
use crate::map::TerritoryId;
use crate::rules::Risk;
use crate::setup::TWO_PHASE_BATTLES;
use crate::state::View;

/// Runners-up shown in an explanation.
const SHOWN: usize = 6;
/// Most nodes of a tree written down: more than a reader follows, few enough to open.
const RECORDED: usize = 5_000;

impl Minimax {
    /// The attack the search finds best, or none.
    pub(super) fn search_attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        if sight.attacks().next().is_none() {
            return Action::EndAttack;
        }
        let root = self.root(sight);
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
        let root = self.root(&sight);
        let limits = self.limits(think.budget, 1);
        let mut recorder = Recorder::new(usize::MAX, RECORDED);
        if self.settings.rivals == Rivals::Each {
            self.max_n.search_recorded(&root, &limits, think.monitor, &mut recorder);
        } else {
            self.alpha_beta.search_recorded(&root, &limits, think.monitor, &mut recorder);
        }
        Some(recorder.into_graph())
    }

    fn limits(&self, budget: Budget, ranked: usize) -> Limits {
        Limits { depth: self.settings.depth, nodes: Some(budget.nodes.unwrap_or(self.settings.nodes)), ranked }
    }

    /// The position the search starts from.
    fn root(&self, sight: &Sight<'_>) -> Field<Weights> {
        let settings = self.settings;
        // At depth 0 single attacks are compared by their expected outcome, whatever the deeper tree would do.
        let outlook = if settings.depth == 0 { Outlook::Expected } else { settings.tree.outlook };
        let attacks = match sight.setup().two_phase {
            true => settings.tree.attacks.min(TWO_PHASE_BATTLES),
            false => settings.tree.attacks,
        };
        let tree = Tree { outlook, attacks, ..settings.tree };
        let rivals = self.rivals(sight);
        let arena = Arena::new(sight.game.map(), tree, sight.me, &rivals, sight.board(), settings.weights);
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
                let worth = |seat: Seat| value(features(sight, Owner::of(seat)), self.settings.weights.0);
                let ranked = seen.map(|seat| (worth(seat), seat));
                let strongest = ranked.reduce(|best, next| if next.0 > best.0 { next } else { best });
                strongest.map(|(_, seat)| seat).into_iter().collect()
            }
        }
    }

    /// The move of idle armies that is worth most at once, if any is worth something.
    pub(super) fn best_march(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let marches = Marches::new(sight).list();
        if marches.len() < 2 || !mind.affords(marches.len() as u64) {
            return fortify::to_the_front(sight, mind);
        }
        let criterion = Fortified { ahead: Ahead { sight, weights: self.settings.weights } };
        let chosen = best(&criterion, marches.iter().copied()).and_then(|(march, _)| march);
        let action = criterion.action(chosen);
        mind.show(sight, &criterion, marches, &action);
        action
    }
}

/// The value of the four features with some territories changed.
struct Ahead<'a> {
    sight: &'a Sight<'a>,
    weights: Weights,
}

impl Ahead<'_> {
    fn weigh(&self, changed: [(TerritoryId, u32); 2], tally: &mut impl Tally) {
        let altered = Altered { sight: self.sight, changed };
        let measures = features(&altered, self.sight.mine());
        for ((name, measure), weight) in features::NAMES.into_iter().zip(measures).zip(self.weights.0) {
            tally.weighted(name, measure, weight);
        }
    }
}

/// What is seen, with other armies on two own territories.
struct Altered<'a> {
    sight: &'a Sight<'a>,
    changed: [(TerritoryId, u32); 2],
}

impl Ground for Altered<'_> {
    fn map(&self) -> &crate::map::Map {
        self.sight.map()
    }

    #[inline]
    fn land(&self, territory: TerritoryId) -> Land {
        let land = self.sight.land(territory);
        match self.changed.iter().find(|(changed, _)| *changed == territory) {
            Some(&(_, armies)) => Land { armies, ..land },
            None => land,
        }
    }
}

struct Fortified<'a> {
    ahead: Ahead<'a>,
}

impl Criterion for Fortified<'_> {
    type Choice = March;

    fn weigh(&self, march: March, tally: &mut impl Tally) {
        let sight = self.ahead.sight;
        let nothing = TerritoryId(u8::MAX);
        self.ahead.weigh(
            match march {
                Some((from, to)) => [(from, 1), (to, sight.armies(to) + sight.armies(from) - 1)],
                None => [(nothing, 0); 2],
            },
            tally,
        );
    }

    fn action(&self, march: March) -> Action {
        fortify::action(self.ahead.sight, march)
    }
}
