//! What actions do, effect by effect.

use tabletop::EventSink;

use super::{Alea, rival};
use crate::amount::{Amount, Large, evaluate};
use crate::effect::{Effect, ListId, Side};
use crate::event::{Cause, Event};
use crate::slot::Slot;
use crate::stage::{Due, Reason, Task};
use crate::state::State;
use crate::status::Status;

impl Alea {
    /// Runs the effects of a list from `next` on, until chance has to decide.
    pub(super) fn run_list(&self, state: &mut State, list: ListId, next: usize, events: &mut impl EventSink<Event>) {
        let effects = self.catalogue.effects(list);
        for (at, effect) in effects.iter().enumerate().skip(next) {
            self.run_effect(state, *effect, events);
            if state.over() {
                return;
            }
            if state.due.is_some() {
                if at + 1 < effects.len() {
                    let _ = state.tasks.try_push(Task::List { list, next: (at + 1) as u16 });
                }
                return;
            }
        }
    }

    fn run_effect(&self, state: &mut State, effect: Effect, events: &mut impl EventSink<Event>) {
        if state.dodged && effect.aims_at_foe() {
            return;
        }
        let seat = state.active;
        let amount = |amount| self.amount(state, amount);
        match effect {
            Effect::Attack { amount: damage, pierce } => {
                let damage = amount(damage);
                self.attack(state, damage, pierce, events);
            }
            Effect::Drain(damage) => {
                let damage = amount(damage);
                let lost = self.attack(state, damage, false, events);
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
                self.lose(state, seat, hp, Cause::Price, events);
            }
            Effect::Give(value) => {
                let value = amount(value);
                Self::give(state, value, events);
            }
            Effect::Roll => Self::roll(state, Due::Give, events),
            Effect::Split(value) => match amount(value) {
                value @ 2..=12 => state.due = Some(Due::Split(value as u8)),
                value => Self::give(state, value, events),
            },
            Effect::Inflict { side, status, amount: count } => {
                let count = amount(count);
                self.inflict(state, state.seat(side), status, count, events);
            }
            Effect::Remove { side, status, amount: count } => {
                let count = amount(count);
                Self::remove(state, state.seat(side), status, count, events);
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
            Effect::EndTurn => state.ending = true,
            Effect::Flee => Self::finish(state, rival(seat), Reason::Flight, events),
            Effect::Bonus(points) => {
                let points = amount(points) as i16;
                events.push(|| Event::Bonus { seat, points });
            }
            Effect::OneOf { first, count } => state.due = (count > 0).then_some(Due::Branch { first, count }),
        }
    }

    /// An attack of the active fighter. Returns the HP it took.
    fn attack(&self, state: &mut State, damage: i32, pierce: bool, events: &mut impl EventSink<Event>) -> u16 {
        if damage < 1 {
            return 0;
        }
        let (seat, foe) = (state.active, state.seat(Side::Foe));
        let lost = self.hit(state, foe, damage, pierce, Cause::Attack, events);
        let thorns = state.foe().of(Status::Thorns);
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
            }
        }
    }

    /// How much an amount is now, to the active fighter.
    fn amount(&self, state: &State, amount: Amount) -> i32 {
        match amount {
            Amount::Fixed(value) => value.into(),
            Amount::Sum(id) => evaluate(self.catalogue.nodes(), id, &|large| self.fact(state, large)),
        }
    }

    fn fact(&self, state: &State, large: Large) -> i32 {
        let (own, foe) = (state.actor(), state.foe());
        let lost = |side| {
            let seat = state.seat(side);
            i32::from(self.max_hp(seat)) - i32::from(state.fighter(seat).hp)
        };
        let dice = |counts: fn(u8) -> bool| own.dice.iter().filter(move |die| !die.hidden() && counts(die.value));
        match large {
            Large::OwnHp => own.hp.into(),
            Large::FoeHp => foe.hp.into(),
            Large::OwnLost => lost(Side::Own),
            Large::FoeLost => lost(Side::Foe),
            Large::OwnShield => own.of(Status::Shield).into(),
            Large::FoeShield => foe.of(Status::Shield).into(),
            Large::DiceSum => own.dice.iter().map(|die| i32::from(die.value)).sum(),
            Large::DiceCount => own.dice.len() as i32,
            Large::OddDice => dice(|value| value % 2 == 1).count() as i32,
            Large::EvenDice => dice(|value| value % 2 == 0).count() as i32,
            Large::Round => state.round.into(),
        }
    }
}
