//! A plan as a line of plies, for whoever asks what should follow.

use std::sync::Arc;

use tabletop::{Mark, Message, Ply, Seat};

use super::chase::{Plan, Step};
use crate::Action;
use crate::agents::kernel::{Arena, Field, Outlook, Stage, Tree, Valuation};
use crate::agents::sight::{Ground, Sight};
use crate::agents::wording;
use crate::board::Land;
use crate::map::TerritoryId;
use crate::odds::Defence;

/// A position of a plan has no worth of its own: only what it takes counts.
#[derive(Debug)]
pub(super) struct Worthless;

impl Valuation for Worthless {
    fn value(&self, _: &Field<Self>, _: Seat) -> f64 {
        0.0
    }
}

/// What is seen as a position of a plan.
pub(super) fn field(sight: &Sight<'_>) -> Field<Worthless> {
    let tree = Tree { threshold: 0.0, width: 1, attacks: 1, outlook: Outlook::Expected };
    let arena = Arena::new(sight.game.map(), tree, sight.me, &[], sight.board(), Worthless);
    let capitals = sight.map().territories().filter(|&at| sight.defence(at) == Defence::Capital);
    Field::new(Arc::new(arena.with_capitals(capitals)), sight.board(), Stage::Attack { left: 1 })
}

/// Carries a step out as it is expected to come out.
pub(super) fn carry_out(field: &mut Field<Worthless>, Step { attack: (from, to), moved }: Step) {
    field.win(from, to);
    let Land { owner, armies } = field.land(to);
    if moved < armies {
        field.set(from, Land { owner, armies: 1 + armies - moved });
        field.set(to, Land { owner, armies: moved });
    }
}

/// The choice and the attacks that should follow.
pub(in crate::agents) fn plies(
    sight: &Sight<'_>,
    plan: &Plan,
    action: &Action,
    changes: &[(TerritoryId, u32)],
) -> Vec<Ply> {
    let mut field = field(sight);
    for &(territory, armies) in changes {
        field.set(territory, Land { owner: sight.mine(), armies });
    }
    let ply = |label: Message, marks: Vec<Mark>| Ply { seat: Some(sight.me), label, marks };
    let mut plies = Vec::new();
    if !matches!(action, Action::Blitz { .. }) {
        plies.push(ply(wording::action(sight, action), wording::marks(action)));
    }
    for &step in &plan.line {
        let (from, to) = step.attack;
        let battle = wording::battle(&field, from, to, field.forecast(from, to).p_conquer);
        plies.push(ply(Message::new("act-attack").with("battle", battle), vec![wording::way(from, to)]));
        carry_out(&mut field, step);
    }
    plies
}
