//! Dice are put on cards, and cards are activated.

use tabletop::EventSink;

use super::Alea;
use crate::effect::{Effect, ListId, Side};
use crate::event::{Cause, Event};
use crate::program::{Program, Small};
use crate::slot::{Slot, Uses};
use crate::stage::{Due, Stage, Task};
use crate::state::{CardState, Die, Role, State};
use crate::status::{BURN_DAMAGE, Status};

impl Alea {
    /// Puts a die on a card. It was found legal.
    pub(super) fn place(&self, state: &mut State, die: u8, card: u8, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        state.placements = state.placements.saturating_add(1);
        let Some(Die { value, burning, .. }) = state.actor_mut().dice.pop_at(die.into()) else { return };
        events.push(|| Event::Placed { seat, die, value, card });
        if burning {
            self.hit(state, seat, BURN_DAMAGE, false, Cause::Burn, events);
            if state.over() {
                return;
            }
        }
        let Some(target) = state.actor_mut().cards.get_mut(usize::from(card)) else { return };
        if target.shocked {
            target.shocked = false;
            events.push(|| Event::Shocked { seat, card, off: false });
        } else if value == 0 {
            state.due = Some(Due::Turn(card));
        } else {
            self.fill(state, card, value, events);
        }
    }

    /// The die that was put on a card face down shows `value`.
    pub(super) fn turn_over(&self, state: &mut State, card: u8, value: u8, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        let target = state.actor().cards.get(usize::from(card));
        let fits = target.is_some_and(|card| self.face(card).is_some_and(|face| face.slot.takes(value, card.held)));
        events.push(|| Event::Turned { seat, value, back: !fits });
        if fits {
            self.fill(state, card, value, events);
        } else {
            let _ = state.actor_mut().dice.try_push(Die::new(value));
        }
    }

    /// A die that fits goes into the slot, and if that is full the card is activated.
    fn fill(&self, state: &mut State, card: u8, value: u8, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        let Some(target) = state.actor_mut().cards.get_mut(usize::from(card)) else { return };
        let Some(slot) = self.face(target).map(|face| face.slot) else { return };
        match slot {
            Slot::Countdown(goal) => {
                let pips = value.min(goal.saturating_sub(target.progress));
                target.progress += pips;
                let left = goal.saturating_sub(target.progress);
                if left == 0 {
                    target.progress = 0;
                }
                let (id, form) = (target.card, target.face());
                events.push(|| Event::Counted { seat, card, id, form, pips, left });
                if left == 0 {
                    self.activate(state, card, [0, 0], events);
                }
            }
            slot if slot.arity() == 2 && target.held == 0 => target.held = value,
            slot if slot.arity() == 2 => {
                let first = std::mem::take(&mut target.held);
                self.activate(state, card, [first, value], events);
            }
            _ => self.activate(state, card, [value, 0], events),
        }
    }

    /// Uses a card that takes no dice. It was found legal.
    pub(super) fn use_alone(&self, state: &mut State, card: u8, events: &mut impl EventSink<Event>) {
        state.placements = state.placements.saturating_add(1);
        self.activate(state, card, [0, 0], events);
    }

    fn activate(&self, state: &mut State, card: u8, dice: [u8; 2], events: &mut impl EventSink<Event>) {
        if state.actor().statuses.has(Status::Curse) {
            state.due = Some(Due::Curse { card, dice });
        } else {
            self.go_off(state, card, dice, events);
        }
    }

    /// A cursed activation comes to nothing: dice and use are lost.
    pub(super) fn fizzle(&self, state: &mut State, card: u8, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        state.actor_mut().take(Status::Curse, 1);
        events.push(|| Event::Fizzled { seat, card });
        self.spend(state, card);
    }

    /// An activation does what it does.
    pub(super) fn go_off(&self, state: &mut State, card: u8, dice: [u8; 2], events: &mut impl EventSink<Event>) {
        let seat = state.active;
        let Some(&target) = state.actor().cards.get(usize::from(card)) else { return };
        let Some(face) = self.face(&target) else { return };
        events.push(|| Event::Activated { seat, card, id: target.card, form: target.face(), dice });
        let list = Self::looked_up(state, &target, &face.action, dice);
        self.spend(state, card);
        let times = 1 + state.actor_mut().take(Status::Fury, 1);
        self.queue(state, list, times, events);
    }

    /// What a card does by itself at turn start or turn end.
    pub(super) fn act_alone(&self, state: &mut State, card: u8, events: &mut impl EventSink<Event>) {
        let Some(&target) = state.actor().cards.get(usize::from(card)) else { return };
        if target.away || target.borrowed {
            return;
        }
        let Some(face) = self.face(&target) else { return };
        let program = if state.stage == Stage::Starting { &face.at_start } else { &face.at_end };
        if let Some(program) = program {
            let list = Self::looked_up(state, &target, program, [0, 0]);
            self.queue(state, list, 1, events);
        }
    }

    fn looked_up(state: &State, card: &CardState, program: &Program, dice: [u8; 2]) -> ListId {
        program.list(dice, |small| match small {
            Small::Uses => card.used,
            Small::UsesInFight => card.spent,
            Small::Own(status) => state.actor().of(status),
            Small::Foe(status) => state.foe().of(status),
        })
    }

    /// Has a list run so many times, unless the foe dodges what is aimed at it.
    fn queue(&self, state: &mut State, list: ListId, times: u8, events: &mut impl EventSink<Event>) {
        let foe = state.seat(Side::Foe);
        state.dodged = self.aims_at_foe(list) && state.fighter_mut(foe).take(Status::Dodge, 1) > 0;
        if state.dodged {
            events.push(|| Event::Dodged { seat: foe });
        }
        for _ in 0..times {
            let _ = state.tasks.try_push(Task::List { list, next: 0 });
        }
    }

    /// Whether a list, or one it may go on with, does something to the foe.
    fn aims_at_foe(&self, list: ListId) -> bool {
        self.catalogue.effects(list).iter().any(|effect| match *effect {
            // Branches are kept before the list that names them, so this ends.
            Effect::OneOf { first, count } => (0..u32::from(count))
                .map(|at| ListId(first.0.saturating_add(at)))
                .any(|branch| branch < list && self.aims_at_foe(branch)),
            effect => effect.aims_at_foe(),
        })
    }

    /// Counts a use, unless the card stays ready.
    fn spend(&self, state: &mut State, card: u8) {
        let fighter = state.actor_mut();
        let Some(target) = fighter.cards.get(usize::from(card)) else { return };
        let (role, limited) = (target.role, self.face(target).is_some_and(|face| face.uses != Uses::Unlimited));
        match role {
            Role::Gear if limited && fighter.take(Status::ReEquip, 1) > 0 => return,
            Role::Limit => fighter.limit = 0,
            _ => {}
        }
        let target = &mut fighter.cards[usize::from(card)];
        target.used = target.used.saturating_add(1);
        target.spent = target.spent.saturating_add(1);
    }
}
