//! What the fighter to act may do, and why not.

use tabletop::Illegal;

use super::{Alea, silenced};
use crate::action::Action;
use crate::card::Face;
use crate::slot::{Slot, Uses};
use crate::stage::Stage;
use crate::state::{CardState, Die, MOST_PLACEMENTS, Role, State};

/// Whether a card has uses left.
pub(super) fn ready(card: &CardState, face: &Face) -> bool {
    match face.uses {
        Uses::Turn(times) => card.used < times,
        Uses::Unlimited => true,
        Uses::Fight => card.spent == 0,
    }
}

impl Alea {
    /// Whether the fighter to act may do this.
    pub(super) fn legal(&self, state: &State, action: Action) -> Result<(), Illegal> {
        if state.stage != Stage::Acting || state.due.is_some() {
            return Err(Illegal::new("not-now", "nobody is to act now"));
        }
        let card = match action {
            Action::EndTurn => return Ok(()),
            Action::Place { card, .. } | Action::Use { card } => card,
        };
        if state.placements >= MOST_PLACEMENTS {
            let text = format!("after {MOST_PLACEMENTS} actions a turn can only be ended");
            return Err(Illegal::new("too-many", text).case("actions").with("most", MOST_PLACEMENTS));
        }
        let Some((card, face)) =
            state.actor().cards.get(usize::from(card)).and_then(|card| Some((card, self.face(card)?)))
        else {
            return Err(Illegal::new("no-such-card", "you have no such card"));
        };
        self.usable(state, card, face)?;
        match action {
            Action::Place { die, .. } => {
                let die = state.actor().dice.get(usize::from(die));
                let die = die.ok_or_else(|| Illegal::new("no-such-die", "there is no such die before you"))?;
                takes(card, face, *die)
            }
            Action::Use { .. } if card.shocked => {
                Err(Illegal::new("shocked", "it is shocked: spend any die on it to use it again"))
            }
            Action::Use { .. } if face.slot != Slot::Free => Err(Illegal::new("needs-dice", "it needs dice")),
            Action::Use { .. } | Action::EndTurn => Ok(()),
        }
    }

    fn usable(&self, state: &State, card: &CardState, face: &Face) -> Result<(), Illegal> {
        if face.slot == Slot::Passive {
            return Err(Illegal::new("passive", "it acts by itself and cannot be used"));
        }
        if card.away && card.borrowed {
            return Err(Illegal::new("passed-over", "you have used another of those that you could choose from"));
        }
        if card.away {
            return Err(Illegal::new("stolen", "it was stolen until the end of this turn"));
        }
        if card.role != Role::Gear && silenced(state.actor()) {
            return Err(Illegal::new("silenced", "skill and limit break are silenced this turn"));
        }
        if let (Role::Limit, Some(after)) = (card.role, self.limit(state.active))
            && state.actor().limit < after
        {
            let missing = after - state.actor().limit;
            let text = format!("the limit break is ready once {missing} more HP are lost");
            return Err(Illegal::new("limit", text).with("hp", missing));
        }
        if !ready(card, face) {
            return Err(match face.uses {
                Uses::Fight => Illegal::new("used", "it was used already, and works only once a fight").case("fight"),
                _ => Illegal::new("used", "it was used this turn"),
            });
        }
        Ok(())
    }

    /// Every legal action, cards and dice in order, ending the turn last. None where no fighter is to act.
    pub(crate) fn listed(&self, state: &State) -> Vec<Action> {
        let mut listed = Vec::new();
        self.each_listed(state, |action| listed.push(action));
        listed
    }

    /// The same one by one.
    pub(crate) fn each_listed(&self, state: &State, mut tell: impl FnMut(Action)) {
        if state.stage != Stage::Acting || state.due.is_some() {
            return;
        }
        let actor = state.actor();
        for (at, card) in actor.cards.iter().enumerate().filter(|_| state.placements < MOST_PLACEMENTS) {
            let Some(face) = self.face(card).filter(|face| self.can_be_used(state, card, face)) else { continue };
            let at = at as u8;
            for (die, _) in actor.dice.iter().enumerate().filter(|(_, die)| fits(card, face, **die)) {
                tell(Action::Place { die: die as u8, card: at });
            }
            if face.slot == Slot::Free && !card.shocked {
                tell(Action::Use { card: at });
            }
        }
        tell(Action::EndTurn);
    }

    /// Whether [`usable`](Self::usable) would agree, without its reasons.
    fn can_be_used(&self, state: &State, card: &CardState, face: &Face) -> bool {
        let ready = face.slot != Slot::Passive && !card.away && ready(card, face);
        let own = card.role == Role::Gear
            || (!silenced(state.actor())
                && (card.role == Role::Skill
                    || self.limit(state.active).is_none_or(|after| state.actor().limit >= after)));
        ready && own
    }
}

/// Whether a usable card takes a die, a face-down one at least on trial.
fn fits(card: &CardState, face: &Face, die: Die) -> bool {
    let slot = face.slot;
    !die.locked && (card.shocked || (if die.hidden() { slot != Slot::Free } else { slot.takes(die.value, card.held) }))
}

/// The same with the reason.
fn takes(card: &CardState, face: &Face, die: Die) -> Result<(), Illegal> {
    if fits(card, face, die) {
        return Ok(());
    }
    if die.locked {
        return Err(Illegal::new("locked", "this die is locked this turn"));
    }
    Err(face.slot.refusal(card.held))
}
