//! What actions do, effect by effect.

use tabletop::{EventSink, Seat};

use super::hooks::{Running, Woken};
use super::{Alea, rival};
use crate::amount::{Amount, Large, evaluate};
use crate::effect::{Effect, ListId, Side};
use crate::event::{Cause, Event};
use crate::slot::Slot;
use crate::stage::{Due, Reason, Task};
use crate::state::{State, on, other};
use crate::status::Status;
use crate::status_kind::Hook;

impl Alea {
    /// Runs the effects that wait as a task.
    pub(super) fn run_effects(&self, state: &mut State, task: Task, events: &mut impl EventSink<Event>) {
        match task {
            Task::List { list, next } => self.run_list(state, Running::CARD, list, next.into(), events),
            Task::Hook { list, next, side, status, amount } => {
                let running = Running { hook: Some(Woken { side, status, amount }) };
                self.run_list(state, running, list, next.into(), events);
            }
            Task::Passive(_) => {}
        }
    }

    /// Runs the effects of a list from `next` on, until chance has to decide or a status does something.
    fn run_list(
        &self,
        state: &mut State,
        running: Running,
        list: ListId,
        next: usize,
        events: &mut impl EventSink<Event>,
    ) {
        let effects = self.catalogue.effects(list);
        for (at, effect) in effects.iter().enumerate().skip(next) {
            let waiting = state.tasks.len();
            self.run_effect(state, running, *effect, events);
            if state.over() {
                return;
            }
            if state.due.is_some() || state.tasks.len() > waiting {
                if at + 1 < effects.len() {
                    // What the effect brought about comes first.
                    let _ = state.tasks.try_insert(waiting, running.task(list, (at + 1) as u16));
                }
                return;
            }
        }
    }

    fn run_effect(&self, state: &mut State, running: Running, effect: Effect, events: &mut impl EventSink<Event>) {
        if state.dodged && running.hook.is_none() && effect.aims_at_foe() {
            return;
        }
        let seat = running.seat(state);
        let amount = |amount| self.amount(state, running, amount);
        match effect {
            Effect::Attack { amount: damage, pierce } => {
                let damage = amount(damage);
                self.attack(state, seat, damage, pierce, events);
            }
            Effect::Drain(damage) => {
                let damage = amount(damage);
                let lost = self.attack(state, seat, damage, false, events);
                if !state.over() {
                    self.heal(state, seat, lost.into(), events);
                }
            }
            Effect::Heal(hp) => {
                let hp = amount(hp);
                self.heal(state, seat, hp, events);
            }
            Effect::Lose(hp) => {
                let hp = amount(hp);
                let cause = running.hook.map_or(Cause::Price, |woken| Cause::Status(woken.status));
                self.lose(state, seat, hp, cause, events);
            }
            Effect::Give(value) => {
                let value = amount(value);
                Self::give(state, value, events);
            }
            Effect::Roll => self.roll(state, Due::Give, events),
            Effect::Split(value) => match amount(value) {
                value @ 2..=12 => state.due = Some(Due::Split(value as u8)),
                value => Self::give(state, value, events),
            },
            Effect::Inflict { side, status, amount: count } => {
                let count = amount(count);
                self.inflict(state, on(seat, side), status, count, events);
            }
            Effect::Remove { side, status, amount: count } => {
                let count = amount(count);
                self.remove(state, on(seat, side), status, count, events);
            }
            Effect::Hasten(pips) => {
                let pips = amount(pips);
                self.hasten(state, pips, events);
            }
            Effect::Copy(_) | Effect::Steal => {
                let due = if let Effect::Copy(side) = effect { Due::Copy(side) } else { Due::Steal };
                if !state.actor().cards.is_full() && self.chosen_among(state, due) > 0 {
                    state.due = Some(due);
                }
            }
            Effect::PassDie => Self::pass_die(state, events),
            Effect::MarkDie(mark) => {
                let fell = running.hook.map_or(0, |woken| woken.amount);
                Self::mark_die(state, fell, mark, events);
            }
            Effect::Echo(side) => {
                let list = state.fighter(on(seat, side)).last;
                let _ = state.tasks.try_push(running.task(list, 0));
            }
            // Of a hit that has yet to land: see `hooks`.
            Effect::ChangeDamage(_) => {}
            Effect::EndTurn => state.ending = true,
            Effect::Flee => self.finish(state, rival(seat), Reason::Flight, events),
            Effect::Bonus(points) => {
                let points = amount(points) as i16;
                events.push(|| Event::Bonus { seat, points });
            }
            Effect::OneOf { first, count } => state.due = (count > 0).then_some(Due::Branch { first, count }),
        }
    }

    /// An attack of `seat` on the other. Returns the HP it took.
    fn attack(
        &self,
        state: &mut State,
        seat: Seat,
        damage: i32,
        pierce: bool,
        events: &mut impl EventSink<Event>,
    ) -> u16 {
        if damage < 1 {
            return 0;
        }
        let foe = other(seat);
        let damage = self.changed(state, seat, Hook::BeforeDeal, damage, events);
        if damage < 1 {
            return 0;
        }
        let lost = self.hit(state, foe, damage, pierce, Cause::Attack, events);
        if lost > 0 && !state.over() {
            if self.catalogue.asks().dealt && seat == state.active {
                state.dealt = state.dealt.saturating_add(lost);
            }
            self.wake(state, seat, Hook::OnDeal, lost);
        }
        let thorns = state.fighter(foe).of(Status::THORNS);
        if thorns > 0 && !state.over() {
            self.hit(state, seat, thorns.into(), false, Cause::Thorns, events);
        }
        lost
    }

    /// Brings every countdown of the active fighter nearer; the last pip takes a die.
    fn hasten(&self, state: &mut State, pips: i32, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        for at in 0..state.actor().cards.len() {
            let card = &mut state.actor_mut().cards[at];
            let Some(Slot::Countdown(goal)) = self.face(card).map(|face| face.slot) else { continue };
            let room = goal.saturating_sub(1).saturating_sub(card.progress);
            let pips = pips.clamp(0, room.into()) as u8;
            card.progress += pips;
            let left = goal - card.progress.min(goal);
            let (id, form) = (card.card, card.face());
            if pips > 0 {
                events.push(|| Event::Counted { seat, card: at as u8, id, form, pips, left });
                self.wake(state, seat, Hook::OnCountdown, pips.into());
            }
        }
    }

    /// How much an amount is now, to whom it is run for.
    pub(super) fn amount(&self, state: &State, running: Running, amount: Amount) -> i32 {
        match amount {
            Amount::Fixed(value) => value.into(),
            Amount::Sum(id) => evaluate(self.catalogue.nodes(), id, &|large| self.fact(state, running, large)),
        }
    }

    fn fact(&self, state: &State, running: Running, large: Large) -> i32 {
        let seat = running.seat(state);
        let (own, foe) = (state.fighter(seat), state.fighter(other(seat)));
        let lost = |side| {
            let seat = on(seat, side);
            i32::from(self.max_hp(seat)) - i32::from(state.fighter(seat).hp)
        };
        let dice = |counts: fn(u8) -> bool| own.dice.iter().filter(move |die| !die.hidden() && counts(die.value));
        match large {
            Large::OwnHp => own.hp.into(),
            Large::FoeHp => foe.hp.into(),
            Large::OwnLost => lost(Side::Own),
            Large::FoeLost => lost(Side::Foe),
            Large::OwnShield => own.of(Status::SHIELD).into(),
            Large::FoeShield => foe.of(Status::SHIELD).into(),
            Large::DiceSum => own.dice.iter().map(|die| i32::from(die.value)).sum(),
            Large::DiceCount => own.dice.len() as i32,
            Large::OddDice => dice(|value| value % 2 == 1).count() as i32,
            Large::EvenDice => dice(|value| value % 2 == 0).count() as i32,
            Large::Round => state.round.into(),
            Large::Dealt => state.dealt.into(),
            Large::CardsUsed => state.used.into(),
            Large::Amount => running.hook.map_or(0, |woken| woken.amount.into()),
            Large::OwnCount(status) => own.of(status).into(),
            Large::FoeCount(status) => foe.of(status).into(),
        }
    }
}
