//! The rivals' next turns: what a position is worth after them.
//!
//! Each rival is taken to plan its turn as Marshal plans its own, by its own worth, with all its income on one front. Its answer
//! costs what its plan is expected to change of the root's worth: the sum over the plan's battles of the chance that it ends
//! there, times the worth then. Each rival answers the same position alone, and the cost is the mean over them: added up, as if
//! all of them came for the root, they make it timid (see docs/opponents.md).

use tabletop::Seat;

use super::plan::{Broken, Line, Planner};
use crate::agents::kernel::Field;
use crate::agents::sight::Ground;
use crate::board::{Land, Owner};
use crate::map::TerritoryId;

/// The planners of the rivals that answer.
pub(super) struct Answers<'a> {
    pub rivals: Vec<(Seat, Planner<'a>)>,
}

impl Answers<'_> {
    /// What the answers to the position of `own` change of its worth, which is `worth`.
    pub fn cost(&mut self, own: &mut Planner<'_>, worth: f64) -> Result<f64, Broken> {
        let mut cost = 0.0;
        for (seat, planner) in &mut self.rivals {
            let mark = planner.field.mark();
            adopt(&mut planner.field, &own.field);
            // One budget for all: the count of positions goes from hand to hand.
            planner.nodes = own.nodes;
            let answer = best(planner, *seat);
            own.nodes = planner.nodes;
            planner.field.back_to(mark);
            if let Some((front, armies, line)) = answer? {
                cost += expected(own, front, armies, &line)? - worth;
            }
        }
        Ok(cost / self.rivals.len().max(1) as f64)
    }
}

/// Makes a field lie as another does.
fn adopt<V, W>(field: &mut Field<V>, other: &Field<W>) {
    for index in 0..other.map().len() {
        let territory = TerritoryId(index as u8);
        let land = other.land(territory);
        if field.land(territory) != land {
            field.set(territory, land);
        }
    }
}

/// The front on which a rival's income does most, the armies there then, and the attacks that follow; `None` where it attacks
/// nobody.
fn best(planner: &mut Planner<'_>, seat: Seat) -> Result<Option<(TerritoryId, u32, Line)>, Broken> {
    let owner = Owner::of(seat);
    let income = planner.field.income(seat);
    let map = planner.field.arena.map.clone();
    let mut best: Option<(f64, (TerritoryId, u32, Line))> = None;
    for front in map.territories() {
        let field = &planner.field;
        let beside = map.neighbours(front).iter().any(|&to| field.owner(to) != owner);
        if field.owner(front) != owner || !beside {
            continue;
        }
        let armies = field.armies(front).saturating_add(income);
        let mut line = Line::new();
        let value = planner.value_with(&[(front, armies)], &[front], &mut line)?;
        if best.as_ref().is_none_or(|(most, _)| value > *most) {
            best = Some((value, (front, armies, line)));
        }
    }
    Ok(best.map(|(_, answer)| answer).filter(|(_, _, line)| !line.is_empty()))
}

/// The root's expected worth after a rival puts armies on a front and fights along a line.
fn expected(own: &mut Planner<'_>, front: TerritoryId, armies: u32, line: &Line) -> Result<f64, Broken> {
    let mark = own.field.mark();
    let owner = own.field.owner(front);
    own.field.set(front, Land { owner, armies });
    let value = along(own, line);
    own.field.back_to(mark);
    value
}

fn along(own: &mut Planner<'_>, line: &Line) -> Result<f64, Broken> {
    let (mut value, mut so_far) = (0.0, 1.0);
    for &(from, to) in line {
        let chance = own.field.forecast(from, to).p_conquer;
        let mark = own.field.mark();
        own.field.lose(from, to);
        let lost = own.look();
        own.field.back_to(mark);
        value += so_far * (1.0 - chance) * lost?;
        so_far *= chance;
        own.field.win(from, to);
    }
    Ok(value + so_far * own.look()?)
}
