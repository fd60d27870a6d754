//! The decisions of a turn: draft, attack, move in, fortify.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::sync::Arc;

use rand::RngExt;
use tabletop::Seat;

use super::Marshal;
use super::answer::Answers;
use super::plan::{Broken, LENGTH, Line, Planner};
use super::reasons::{self, Judged};
use super::worth::Worth;
use crate::Action;
use crate::agents::draft::Draft;
use crate::agents::kernel::{Arena, Field, Outlook, Stage, Tree};
use crate::agents::mind::Mind;
use crate::agents::occupy::Capture;
use crate::agents::sight::{Ground, Sight};
use crate::agents::{fortify, occupy, reinforce};
use crate::board::Board;
use crate::map::TerritoryId;
use crate::odds::Defence;
use crate::setup::TWO_PHASE_BATTLES;

/// Attacks kept at the first step of a plan that belongs to one way of placing.
const DRAFT_WIDTH: usize = 4;

/// Attacks kept at the first step of a plan that a rival may answer with.
const ANSWER_WIDTH: usize = 3;

/// Placings that are refined by sharing with others.
const REFINED: usize = 3;

/// A way to list the choices of a decision, each with its best plan.
type Judge<'j> = dyn FnMut(&mut Planner<'_>, &mut Vec<Judged>) -> Result<(), Broken> + 'j;

impl Marshal {
    /// The placing whose best plan is worth most: all on one border, or shared with another.
    pub(super) fn plan_draft(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let action = self.best(sight, mind, DRAFT_WIDTH, &mut |planner, judged| place(planner, sight, judged));
        action.unwrap_or_else(|| reinforce::by_security(&mut Draft::default(), sight, mind))
    }

    /// The first attack of the best sequence, or none.
    pub(super) fn plan_attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        if sight.attacks().next().is_none() {
            return Action::EndAttack;
        }
        let best = self.best(sight, mind, self.settings.width, &mut |planner, judged| attack(planner, sight, judged));
        best.unwrap_or(Action::EndAttack)
    }

    /// The division after a capture from which the best plan goes on.
    pub(super) fn plan_occupation(&mut self, sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
        let judge =
            &mut |planner: &mut Planner<'_>, judged: &mut Vec<Judged>| occupation(planner, sight, capture, judged);
        self.best(sight, mind, self.settings.width, judge).unwrap_or_else(|| occupy::onward(sight, capture, mind))
    }

    /// The march that makes the position worth most.
    pub(super) fn plan_march(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let best = self.best(sight, mind, 1, &mut |planner, judged| march(planner, sight, judged));
        best.unwrap_or_else(|| fortify::to_the_front(sight, mind))
    }

    /// The choice worth most, told if asked; `None` where the budget was spent before there was one.
    fn best(&self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>, width: usize, judge: &mut Judge<'_>) -> Option<Action> {
        if sight.view.mission.is_some() {
            mind.keep_secret();
        }
        let worth = Worth::fit(self.settings.scales, sight);
        let board = misjudged(sight, self.settings.misjudge, mind);
        let mut planner = self.planner(sight, &board, sight.me, worth, width, mind);
        let mut judged = Vec::new();
        let mut broken = judge(&mut planner, &mut judged).err();
        judged.sort_by(by_value);
        if broken.is_none() && self.settings.answered > 0 {
            let mut answers = self.answers(sight, &board, mind);
            broken = answer(&mut planner, &mut answers, &mut judged, self.settings.answered).err();
        }
        mind.effort.nodes += planner.nodes;
        mind.effort.depth = mind.effort.depth.max(planner.depth);
        mind.effort.budget = Some(mind.think.budget.nodes.unwrap_or(self.settings.nodes));
        mind.effort.cut |= broken == Some(Broken::Stopped);
        reasons::tell(mind, sight, &planner.field, &judged);
        judged.first().map(|best| best.action.clone())
    }

    /// The planner of a seat for the board as it is judged.
    fn planner<'m>(
        &self,
        sight: &Sight<'_>,
        board: &Board,
        seat: Seat,
        worth: Worth,
        width: usize,
        mind: &Mind<'m, '_>,
    ) -> Planner<'m> {
        // The kernel's own tree is not searched: sequences are the planner's.
        let tree = Tree { threshold: 0.0, width: 1, attacks: 1, outlook: Outlook::Expected };
        let arena = Arena::new(sight.game.map(), tree, seat, &[], board, worth);
        let capitals = sight.map().territories().filter(|&at| sight.defence(at) == Defence::Capital);
        let arena = Arc::new(arena.with_capitals(capitals));
        let field = Field::new(arena, board, Stage::Attack { left: 1 });
        let budget = mind.think.budget.nodes.unwrap_or(self.settings.nodes);
        let breadth = self.settings.breadth(width, battles(sight, seat));
        Planner::new(field, breadth, budget.saturating_sub(mind.effort.nodes), mind.think.monitor)
    }

    /// The rivals that are still there, each with a planner of its own.
    fn answers<'m>(&self, sight: &Sight<'_>, board: &Board, mind: &Mind<'m, '_>) -> Answers<'m> {
        let rivals = Seat::all(sight.board().seats()).filter(|&seat| seat != sight.me && sight.board().alive(seat));
        let planner = |seat: Seat| {
            let worth = Worth::fit_rival(seat, self.settings.scales, sight);
            (seat, self.planner(sight, board, seat, worth, ANSWER_WIDTH, mind))
        };
        Answers { rivals: rivals.map(planner).collect() }
    }
}

/// The board with the armies of others as they look to somebody who is out by up to a share of them, drawn anew in every decision.
fn misjudged<'s>(sight: &Sight<'s>, share: f64, mind: &mut Mind<'_, '_>) -> Cow<'s, Board> {
    let board = sight.board();
    if share == 0.0 {
        return Cow::Borrowed(board);
    }
    let mut board = board.clone();
    for land in board.lands.iter_mut().filter(|land| !land.owner.is(sight.me) && land.armies > 0) {
        let off = 1.0 + share * (2.0 * mind.think.rng.random::<f64>() - 1.0);
        land.armies = ((f64::from(land.armies) * off).round() as u32).max(1);
    }
    Cow::Owned(board)
}

/// Battles that a seat may still fight in its turn, the one under way or its next.
fn battles(sight: &Sight<'_>, seat: Seat) -> usize {
    let fought = if seat == sight.me { sight.board().battles } else { 0 };
    match sight.setup().two_phase {
        true => TWO_PHASE_BATTLES.saturating_sub(fought).into(),
        false => LENGTH,
    }
}

fn by_value(a: &Judged, b: &Judged) -> Ordering {
    b.value.total_cmp(&a.value)
}

/// Compares the best few by what the rivals' answers to their plans leave of them.
fn answer(
    planner: &mut Planner<'_>,
    answers: &mut Answers<'_>,
    judged: &mut Vec<Judged>,
    few: usize,
) -> Result<(), Broken> {
    let mut costs = Vec::with_capacity(few);
    for judged in judged.iter().take(few) {
        let mark = planner.field.mark();
        judged.carry_out(&mut planner.field);
        let cost = planner.look().and_then(|worth| answers.cost(planner, worth));
        planner.field.back_to(mark);
        costs.push(cost?);
    }
    judged.truncate(few);
    for (judged, cost) in judged.iter_mut().zip(costs) {
        judged.answer = cost;
        judged.value += cost;
    }
    judged.sort_by(by_value);
    Ok(())
}

/// All on one front, then the best few of those shared with another border.
fn place(planner: &mut Planner<'_>, sight: &Sight<'_>, judged: &mut Vec<Judged>) -> Result<(), Broken> {
    let available = sight.board().to_place;
    for territory in sight.fronts() {
        judged.push(placing(planner, sight, vec![(territory, available)])?);
    }
    judged.sort_by(by_value);
    let leaders: Vec<TerritoryId> = judged.iter().take(REFINED).map(|judged| judged.changes[0].0).collect();
    let borders = sight.lands().filter(|&territory| sight.is_border(territory, sight.mine()));
    let borders: Vec<TerritoryId> = borders.collect();
    for &first in &leaders {
        for &second in borders.iter().filter(|&&second| second != first) {
            for share in [available.div_ceil(4), available.div_ceil(2)] {
                let mut armies = vec![(first, available - share), (second, share)];
                armies.sort_unstable();
                let known = |judged: &Judged| matches!(&judged.action, Action::Place(known) if *known == armies);
                if share < available && !judged.iter().any(known) {
                    judged.push(placing(planner, sight, armies)?);
                }
            }
        }
    }
    Ok(())
}

/// One way of placing with the best plan that follows it.
fn placing(planner: &mut Planner<'_>, sight: &Sight<'_>, armies: Vec<(TerritoryId, u32)>) -> Result<Judged, Broken> {
    let after = |&(territory, more): &(TerritoryId, u32)| (territory, sight.armies(territory).saturating_add(more));
    let changes: Vec<(TerritoryId, u32)> = armies.iter().map(after).collect();
    let sources: Vec<TerritoryId> = armies.iter().map(|&(territory, _)| territory).collect();
    let mut line = Line::new();
    let value = planner.value_with(&changes, &sources, &mut line)?;
    Ok(Judged { action: Action::Place(armies), value, changes, line, answer: 0.0 })
}

fn attack(planner: &mut Planner<'_>, sight: &Sight<'_>, judged: &mut Vec<Judged>) -> Result<(), Broken> {
    let fronts: Vec<TerritoryId> = sight.fronts().collect();
    let stop = planner.look()?;
    judged.push(Judged { action: Action::EndAttack, value: stop, changes: Vec::new(), line: Line::new(), answer: 0.0 });
    for ((from, to), value, line) in planner.weigh_all(&fronts)? {
        judged.push(Judged {
            action: Action::Blitz { from, to, stop: 1 },
            value,
            changes: Vec::new(),
            line,
            answer: 0.0,
        });
    }
    Ok(())
}

fn occupation(
    planner: &mut Planner<'_>,
    sight: &Sight<'_>,
    capture: Capture,
    judged: &mut Vec<Judged>,
) -> Result<(), Broken> {
    let Capture { from, to, most, .. } = capture;
    for count in occupy::counts(sight, capture) {
        let mut line = Line::new();
        let changes = vec![(from, most + 1 - count), (to, count)];
        let value = planner.value_with(&changes, &[from, to], &mut line)?;
        judged.push(Judged { action: Action::Occupy(count), value, changes, line, answer: 0.0 });
    }
    Ok(())
}

fn march(planner: &mut Planner<'_>, sight: &Sight<'_>, judged: &mut Vec<Judged>) -> Result<(), Broken> {
    for march in fortify::everywhere(sight) {
        let changes = match march {
            Some((from, to, armies)) => {
                vec![(from, sight.armies(from) - armies), (to, sight.armies(to).saturating_add(armies))]
            }
            None => Vec::new(),
        };
        let action = match march {
            Some((from, to, armies)) => Action::Fortify { from, to, armies },
            None => Action::EndTurn,
        };
        let value = planner.value_with(&changes, &[], &mut Line::new())?;
        judged.push(Judged { action, value, changes, line: Line::new(), answer: 0.0 });
    }
    Ok(())
}
