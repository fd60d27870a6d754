//! The decisions of a turn: draft, attack, move in, fortify.

use super::Strategos;
use super::planner::{Line, Planner};
use super::reasons::{self, Judged};
use super::worth::Worth;
use crate::Action;
use crate::agents::bitboard::{self, Position, Rules};
use crate::agents::mind::Mind;
use crate::agents::occupy::Capture;
use crate::agents::sight::{Ground, Sight};
use crate::agents::{fortify, occupy};
use crate::map::TerritoryId;

/// Attacks kept at the first step of a plan that belongs to one way of placing.
const DRAFT_WIDTH: usize = 4;

/// Placings that are refined by sharing with others.
const REFINED: usize = 3;

impl Strategos {
    /// The placing whose best plan leaves the best chance to win: all on one border, or shared with another.
    pub(super) fn plan_draft(&self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let best = self.best(sight, mind, DRAFT_WIDTH, |planner, root| placings(planner, root, sight));
        best.unwrap_or(Action::EndTurn)
    }

    /// The first attack of the best sequence, or none.
    pub(super) fn plan_attack(&self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        if sight.attacks().next().is_none() {
            return Action::EndAttack;
        }
        let best = self.best(sight, mind, self.settings.width, |planner, root| {
            let stop = planner.look(root);
            let mut judged = vec![Judged { value: stop, end: stop, line: Line::new(), action: Action::EndAttack }];
            for (value, line) in planner.attacks(root) {
                let Some(&(from, to)) = line.first() else { continue };
                let action = Action::Blitz { from: TerritoryId(from), to: TerritoryId(to), stop: 1 };
                judged.push(Judged::new(planner, root, value, line, action));
            }
            judged
        });
        best.unwrap_or(Action::EndAttack)
    }

    /// The division after a capture from which the best plan goes on.
    pub(super) fn plan_occupation(&self, sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
        let best = self.best(sight, mind, self.settings.width, |planner, root| {
            let divided = |count: u32| {
                let mut board = root.clone();
                board.shift(capture.from.0, capture.to.0, count);
                let mut line = Line::new();
                let value = planner.best(&board, None, &mut line);
                Judged::new(planner, &board, value, line, Action::Occupy(count))
            };
            // Of equals the first is taken: armies at the front may go on.
            occupy::counts(sight, capture).into_iter().rev().map(divided).collect()
        });
        best.unwrap_or(Action::Occupy(capture.least))
    }

    /// The march that leaves the best chance.
    pub(super) fn plan_march(&self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let best = self.best(sight, mind, 1, |planner, root| {
            let marched = |planner: &mut Planner<'_>, march: Option<(TerritoryId, TerritoryId, u32)>| {
                let mut board = root.clone();
                let action = match march {
                    Some((from, to, armies)) => {
                        board.shift(from.0, to.0, armies);
                        Action::Fortify { from, to, armies }
                    }
                    None => Action::EndTurn,
                };
                let value = planner.look_after_march(&board);
                Judged { value, end: value, line: Line::new(), action }
            };
            // The first is to stay where all are.
            let mut judged = Vec::new();
            for march in fortify::everywhere(sight) {
                if planner.spent() && !judged.is_empty() {
                    break;
                }
                judged.push(marched(planner, march));
            }
            judged
        });
        best.unwrap_or(Action::EndTurn)
    }

    /// The choice that leaves the best chance, told if asked.
    fn best(
        &self,
        sight: &Sight<'_>,
        mind: &mut Mind<'_, '_>,
        width: usize,
        judge: impl FnOnce(&mut Planner<'_>, &Position) -> Vec<Judged>,
    ) -> Option<Action> {
        let rules = Rules::new(sight);
        let root = bitboard::position(&rules, sight);
        let budget = mind.think.budget.nodes.unwrap_or(self.settings.nodes);
        let left = budget.saturating_sub(mind.effort.nodes);
        let breadth = self.settings.breadth(width);
        let worth = Worth::of(sight.board().seats());
        let mut planner = Planner::new(&rules, worth, &root, root.seat, breadth, left, mind.think.monitor);
        let mut judged = judge(&mut planner, &root);
        judged.sort_by(|a, b| b.value.total_cmp(&a.value));
        mind.effort.nodes += planner.looks;
        mind.effort.depth = mind.effort.depth.max(planner.depth);
        mind.effort.budget = Some(budget);
        mind.effort.cut |= mind.think.monitor.stopped();
        reasons::tell(mind, sight, &judged);
        judged.into_iter().next().map(|best| best.action)
    }
}

/// All on one front, then the best few of those shared with another border.
fn placings(planner: &mut Planner<'_>, root: &Position, sight: &Sight<'_>) -> Vec<Judged> {
    let available = sight.board().to_place;
    let place = |planner: &mut Planner<'_>, armies: Vec<(TerritoryId, u32)>| {
        let mut board = root.clone();
        armies.iter().for_each(|&(at, armies)| board.reinforce(at.0, armies));
        let mut line = Line::new();
        let value = planner.best(&board, None, &mut line);
        Judged::new(planner, &board, value, line, Action::Place(armies))
    };
    let mut alone: Vec<(f64, TerritoryId)> = Vec::new();
    let mut judged = Vec::new();
    for front in sight.fronts() {
        if planner.spent() && !judged.is_empty() {
            break;
        }
        judged.push(place(planner, vec![(front, available)]));
        alone.push((judged.last().map_or(0.0, |judged| judged.value), front));
    }
    alone.sort_by(|a, b| b.0.total_cmp(&a.0));
    let borders: Vec<TerritoryId> = sight.borders(sight.mine()).iter().map(TerritoryId).collect();
    for &(_, first) in alone.iter().take(REFINED) {
        for &second in borders.iter().filter(|&&second| second != first) {
            for share in [available.div_ceil(4), available.div_ceil(2)] {
                let mut armies = vec![(first, available - share), (second, share)];
                armies.sort_unstable();
                let known = |judged: &Judged| matches!(&judged.action, Action::Place(known) if *known == armies);
                if share < available && !judged.iter().any(known) && !planner.spent() {
                    judged.push(place(planner, armies));
                }
            }
        }
    }
    judged
}
