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
use crate::status_kind::Hook;

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
        if value > 0 {
            self.wake(state, seat, Hook::OnPlace, value.into());
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
            self.wake(state, seat, Hook::OnPlace, value.into());
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
                self.wake(state, seat, Hook::OnCountdown, pips.into());
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
        if state.actor().statuses.has(Status::CURSE) {
            state.due = Some(Due::Curse { card, dice });
        } else {
            self.go_off(state, card, dice, events);
        }
    }

    /// A cursed activation comes to nothing: dice and use are lost.
    pub(super) fn fizzle(&self, state: &mut State, card: u8, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        state.actor_mut().take(Status::CURSE, 1);
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
        if self.catalogue.asks().offers {
            self.pass_over(state, target);
            self.offer(state, target, events);
        }
        // What the card does comes before.
        self.wake(state, seat, Hook::OnUse, 0);
        let times = 1 + state.actor_mut().take(Status::FURY, 1);
        self.queue(state, list, times, events);
        self.remember(state, list);
    }

    /// Where a card that was offered is used for the first time, one each of those that were offered with it is away from then on.
    fn pass_over(&self, state: &mut State, used: CardState) {
        if !used.borrowed || used.used > 0 {
            return;
        }
        let offered = |by: &CardState| self.catalogue.offers(by.card).any(|id| id == used.card);
        let cards = &mut state.actor_mut().cards;
        let Some(by) = cards.iter().copied().find(offered) else { return };
        for id in self.catalogue.offers(by.card).filter(|id| *id != used.card) {
            let waits = |card: &&mut CardState| card.card == id && card.borrowed && card.used == 0 && !card.away;
            if let Some(other) = cards.iter_mut().find(waits) {
                other.away = true;
            }
        }
    }

    /// Copies come of what a card offers, in the form that the card itself has, as far as there is room.
    fn offer(&self, state: &mut State, card: CardState, events: &mut impl EventSink<Event>) {
        let (seat, form) = (state.active, card.face());
        for id in self.catalogue.offers(card.card) {
            let copy = CardState { borrowed: true, ..CardState::new(id, form, Role::Gear) };
            if state.actor_mut().cards.try_push(copy).is_ok() {
                events.push(|| Event::Offered { seat, id, form });
            }
        }
    }

    /// Keeps what was used, as far as something asks.
    fn remember(&self, state: &mut State, list: ListId) {
        let asks = self.catalogue.asks();
        if asks.used {
            state.used = state.used.saturating_add(1);
        }
        if asks.last && !self.repeats(list) {
            state.actor_mut().last = list;
        }
    }

    /// Whether a list does again what another did.
    pub(super) fn repeats(&self, list: ListId) -> bool {
        self.any(list, &mut |effect| matches!(effect, Effect::Echo(_)))
    }

    /// Whether a list does something to the foe, or does again what does.
    fn aims(&self, state: &State, list: ListId) -> bool {
        let echoed = |side| state.fighter(state.seat(side)).last;
        self.any(list, &mut |effect| match effect {
            Effect::Echo(side) => self.any(echoed(side), &mut |effect| effect.aims_at_foe()),
            effect => effect.aims_at_foe(),
        })
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
        state.dealt = 0;
        state.dodged = state.fighter(foe).statuses.has(Status::DODGE) && self.aims(state, list);
        if state.dodged {
            state.fighter_mut(foe).take(Status::DODGE, 1);
            events.push(|| Event::Dodged { seat: foe });
            // Onto the stack below what the card does.
            self.wake(state, foe, Hook::OnDodge, 0);
        }
        for _ in 0..times {
            let _ = state.tasks.try_push(Task::List { list, next: 0 });
        }
    }

    /// Whether a list, or one it may go on with, has such an effect.
    fn any(&self, list: ListId, wanted: &mut impl FnMut(Effect) -> bool) -> bool {
        self.catalogue.effects(list).iter().any(|effect| match *effect {
            // Branches are kept before the list that names them, so this ends.
            Effect::OneOf { first, count } => (0..u32::from(count))
                .map(|at| ListId(first.0.saturating_add(at)))
                .any(|branch| branch < list && self.any(branch, wanted)),
            effect => wanted(effect),
        })
    }

    /// Counts a use, unless the card stays ready.
    fn spend(&self, state: &mut State, card: u8) {
        let fighter = state.actor_mut();
        let Some(target) = fighter.cards.get(usize::from(card)) else { return };
        let (role, limited) = (target.role, self.face(target).is_some_and(|face| face.uses != Uses::Unlimited));
        match role {
            Role::Gear if limited && fighter.take(Status::RE_EQUIP, 1) > 0 => return,
            Role::Limit => fighter.limit = 0,
            _ => {}
        }
        let target = &mut fighter.cards[usize::from(card)];
        target.used = target.used.saturating_add(1);
        target.spent = target.spent.saturating_add(1);
    }
}
