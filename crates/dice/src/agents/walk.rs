//! Looks through all that cards and statuses may do, without a fight.

use crate::Alea;
use crate::amount::{Amount, ExprId, Large, Node};
use crate::card::{Face, Form};
use crate::effect::{Effect, ListId};
use crate::state::State;

/// Looks through what cards do.
#[derive(Clone, Copy)]
pub(super) struct Walk<'a> {
    pub game: &'a Alea,
}

impl Walk<'_> {
    /// Tells every effect a face may have in its bearer's turn.
    pub fn face(self, face: &Face, tell: &mut impl FnMut(Effect)) {
        let programs = [Some(&face.action), face.at_end.as_ref()].into_iter().flatten();
        let mut last = None;
        for list in programs.flat_map(|program| program.lists()) {
            if last != Some(*list) {
                self.list(*list, tell);
                last = Some(*list);
            }
        }
    }

    fn list(self, list: ListId, tell: &mut impl FnMut(Effect)) {
        for effect in self.game.catalogue().effects(list) {
            tell(*effect);
            if let Effect::OneOf { first, count } = *effect {
                let branches = (0..u32::from(count)).map(|at| ListId(first.0.saturating_add(at)));
                // Branches are kept before the list that names them, so this ends.
                branches.filter(|branch| *branch < list).for_each(|branch| self.list(branch, tell));
            }
        }
    }

    /// Tells every fact that an effect's amount hangs on.
    pub fn facts(self, effect: Effect, tell: &mut impl FnMut(Large)) {
        let amount = match effect {
            Effect::Attack { amount, .. }
            | Effect::Inflict { amount, .. }
            | Effect::Remove { amount, .. }
            | Effect::Drain(amount)
            | Effect::Heal(amount)
            | Effect::Lose(amount)
            | Effect::Give(amount)
            | Effect::Split(amount)
            | Effect::Hasten(amount)
            | Effect::ChangeDamage(amount)
            | Effect::Bonus(amount) => amount,
            Effect::Roll
            | Effect::Copy(_)
            | Effect::Steal
            | Effect::PassDie
            | Effect::MarkDie(_)
            | Effect::Echo(_)
            | Effect::EndTurn
            | Effect::Flee
            | Effect::OneOf { .. } => return,
        };
        if let Amount::Sum(id) = amount {
            self.nodes(id, tell);
        }
    }

    fn nodes(self, id: ExprId, tell: &mut impl FnMut(Large)) {
        let parts = match self.game.catalogue().expression(id) {
            Some(Node::Large(large)) => return tell(large),
            Some(Node::Op(_, a, b)) => [a, a, b],
            Some(Node::When(condition, a, b)) => [condition, a, b],
            Some(Node::Fixed(_)) | None => return,
        };
        // Those named by a node come before it, so this ends.
        parts.into_iter().filter(|part| *part < id).for_each(|part| self.nodes(part, tell));
    }

    /// Whether a status with a script is in play, or a card may bring one, does again what another did, or offers others: then a turn holds more than its cards tell, and whoever looks ahead
    /// takes nothing for granted.
    pub fn is_scripted(self, state: &State) -> bool {
        let scripted = self.game.catalogue().statuses().scripted();
        let asks = self.game.catalogue().asks();
        if scripted == 0 && !asks.last && !asks.offers {
            return false;
        }
        let mut found = scripted & state.matter() != 0;
        for card in state.fighters.iter().flat_map(|fighter| &fighter.cards) {
            found |= self.game.catalogue().offers(card.card).next().is_some();
            for face in Form::ALL.into_iter().filter_map(|form| self.game.catalogue().face(card.card, form)) {
                self.face(face, &mut |effect| {
                    found |= match effect {
                        Effect::Inflict { status, .. } => scripted >> status.place() & 1 == 1,
                        effect => matches!(effect, Effect::Echo(_)),
                    };
                });
            }
        }
        found
    }
}
