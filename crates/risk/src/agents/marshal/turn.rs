//! The decisions of a turn: draft, attack, move in, fortify.

use std::sync::Arc;

use super::Marshal;
use super::plan::{Broken, Line, Planner};
use super::reasons::{self, Judged};
use super::worth::Worth;
use crate::Action;
use crate::agents::draft::Draft;
use crate::agents::kernel::{Arena, Field, Outlook, Stage, Tree};
use crate::agents::policy::{Capture, Mind};
use crate::agents::sight::{Ground, Sight};
use crate::agents::{fortify, occupy, reinforce};
use crate::map::TerritoryId;
use crate::odds::Defence;

/// Attacks kept at the first step of a plan that belongs to one way of placing.
const DRAFT_WIDTH: usize = 4;

/// Placings that are refined by sharing with others.
const REFINED: usize = 3;

impl Marshal {
    /// The planner for what is seen.
    fn planner<'m>(&self, sight: &Sight<'_>, worth: Worth, width: usize, mind: &Mind<'m, '_>) -> Planner<'m> {
        // The kernel's own tree is not searched: sequences are the planner's.
        let tree = Tree { threshold: 0.0, width: 1, attacks: 1, outlook: Outlook::Expected };
        let arena = Arena::new(sight.game.map(), tree, sight.me, &[], sight.board(), worth);
        let capitals = sight.map().territories().filter(|&at| sight.defence(at) == Defence::Capital);
        let arena = Arc::new(arena.with_capitals(capitals));
        let field = Field::new(arena, sight.board(), Stage::Attack { left: 1 });
        let budget = mind.think.budget.nodes.unwrap_or(self.settings.nodes);
        Planner::new(field, self.settings.breadth(width), budget.saturating_sub(mind.effort.nodes), mind.think.monitor)
    }

    fn worth(&self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Worth {
        if sight.view.mission.is_some() {
            mind.keep_secret();
        }
        Worth::fit(self.settings.scales, sight)
    }

    /// Books what a planner has spent.
    fn book(&self, planner: &Planner<'_>, broken: Option<Broken>, mind: &mut Mind<'_, '_>) {
        mind.effort.nodes += planner.nodes;
        mind.effort.depth = mind.effort.depth.max(planner.depth);
        mind.effort.budget = Some(mind.think.budget.nodes.unwrap_or(self.settings.nodes));
        mind.effort.cut |= broken == Some(Broken::Stopped);
    }

    /// The placing whose best plan is worth most: all on one border, or shared with another.
    pub(super) fn plan_draft(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let worth = self.worth(sight, mind);
        let mut planner = self.planner(sight, worth, DRAFT_WIDTH, mind);
        let mut judged = Vec::new();
        let broken = place(&mut planner, sight, &mut judged).err();
        self.book(&planner, broken, mind);
        judged.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut draft = Draft::default();
        match judged.first() {
            Some(best) => {
                let action = best.action.clone();
                reasons::tell(mind, sight, &planner.field, &judged);
                if mind.asked() {
                    let borders = draft.make(sight, sight.mine(), sight.board().to_place);
                    reinforce::tabulate(borders, sight, &action, mind);
                }
                action
            }
            None => reinforce::by_security(&mut draft, sight, mind),
        }
    }

    /// The first attack of the best sequence, or none.
    pub(super) fn plan_attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        if sight.attacks().next().is_none() {
            return Action::EndAttack;
        }
        let worth = self.worth(sight, mind);
        let mut planner = self.planner(sight, worth, self.settings.width, mind);
        let mut judged = Vec::new();
        let broken = attack(&mut planner, sight, &mut judged).err();
        self.book(&planner, broken, mind);
        judged.sort_by(|a, b| b.value.total_cmp(&a.value));
        let action = judged.first().map_or(Action::EndAttack, |best| best.action.clone());
        reasons::tell(mind, sight, &planner.field, &judged);
        action
    }

    /// The division after a capture from which the best plan goes on.
    pub(super) fn plan_occupation(&mut self, sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
        let worth = self.worth(sight, mind);
        let mut planner = self.planner(sight, worth, self.settings.width, mind);
        let mut judged = Vec::new();
        let broken = occupation(&mut planner, sight, capture, &mut judged).err();
        self.book(&planner, broken, mind);
        judged.sort_by(|a, b| b.value.total_cmp(&a.value));
        match judged.first() {
            Some(best) => {
                let action = best.action.clone();
                reasons::tell(mind, sight, &planner.field, &judged);
                action
            }
            None => occupy::onward(sight, capture, mind),
        }
    }

    /// The march that makes the position worth most.
    pub(super) fn plan_march(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let worth = self.worth(sight, mind);
        let mut planner = self.planner(sight, worth, 1, mind);
        let mut judged = Vec::new();
        let broken = march(&mut planner, sight, &mut judged).err();
        self.book(&planner, broken, mind);
        judged.sort_by(|a, b| b.value.total_cmp(&a.value));
        match judged.first() {
            Some(best) => {
                let action = best.action.clone();
                reasons::tell(mind, sight, &planner.field, &judged);
                action
            }
            None => fortify::to_the_front(sight, mind),
        }
    }
}

/// All on one front, then the best few of those shared with another border.
fn place(planner: &mut Planner<'_>, sight: &Sight<'_>, judged: &mut Vec<Judged>) -> Result<(), Broken> {
    let available = sight.board().to_place;
    for territory in sight.fronts() {
        judged.push(placing(planner, sight, vec![(territory, available)])?);
    }
    judged.sort_by(|a, b| b.value.total_cmp(&a.value));
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
    Ok(Judged { action: Action::Place(armies), value, changes, line })
}

fn attack(planner: &mut Planner<'_>, sight: &Sight<'_>, judged: &mut Vec<Judged>) -> Result<(), Broken> {
    let fronts: Vec<TerritoryId> = sight.fronts().collect();
    let stop = planner.look()?;
    judged.push(Judged { action: Action::EndAttack, value: stop, changes: Vec::new(), line: Line::new() });
    for ((from, to), value, line) in planner.weigh_all(&fronts)? {
        judged.push(Judged { action: Action::Blitz { from, to, stop: 1 }, value, changes: Vec::new(), line });
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
        judged.push(Judged { action: Action::Occupy(count), value, changes, line });
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
        judged.push(Judged { action, value, changes, line: Line::new() });
    }
    Ok(())
}
