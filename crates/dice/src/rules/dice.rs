//! Dice that come before their owner: rolled, given, burnt, frozen, vanished.

use tabletop::EventSink;

use super::Alea;
use crate::effect::Mark;
use crate::event::Event;
use crate::stage::Due;
use crate::state::{Die, State, other};
use crate::status::Status;
use crate::status_kind::Hook;

impl Alea {
    /// A random die comes: face down without a number while the fighter is blind, else as `due` once chance has decided.
    pub(super) fn roll(&self, state: &mut State, due: Due, events: &mut impl EventSink<Event>) {
        if state.actor_mut().take(Status::BLIND, 1) > 0 {
            self.land(state, 0, due == Due::Roll, events);
        } else {
            state.due = Some(due);
        }
    }

    /// A random die falls, with what lies in wait for it: at most one of lock and burn.
    pub(super) fn land(&self, state: &mut State, value: u8, rolled: bool, events: &mut impl EventSink<Event>) {
        let fighter = state.actor_mut();
        let locked = fighter.take(Status::LOCK, 1) > 0;
        let burning = !locked && fighter.take(Status::BURN, 1) > 0;
        Self::bring(state, Die { value, burning, locked, frozen: false }, rolled, events);
        if value > 0 {
            self.wake(state, state.active, Hook::OnRoll, value.into());
        }
    }

    /// A die of known value comes. Above 6 it is split into sixes and the rest; below 1 there is none.
    pub(super) fn give(state: &mut State, mut value: i32, events: &mut impl EventSink<Event>) {
        while value > 0 && !state.actor().dice.is_full() {
            Self::bring(state, Die::new(value.min(6) as u8), false, events);
            value -= 6;
        }
    }

    /// Puts a die before the active fighter, if there is room for it.
    pub(super) fn bring(state: &mut State, die: Die, rolled: bool, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        if state.actor_mut().dice.try_push(die).is_ok() {
            events.push(|| Event::Die { seat, die, rolled });
        }
    }

    /// Frost makes the highest die that lies open a 1, once for each stack; a face-down one only where no other is left, since
    /// nobody knows what it shows.
    pub(super) fn freeze(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        while state.actor().statuses.has(Status::FREEZE) {
            let fighter = state.actor_mut();
            let unfrozen = fighter.dice.iter().enumerate().filter(|(_, die)| !die.frozen);
            // The first of the highest.
            let Some((at, _)) = unfrozen.rev().max_by_key(|(_, die)| die.value) else { break };
            fighter.take(Status::FREEZE, 1);
            let die = &mut fighter.dice[at];
            (die.value, die.frozen) = (1, true);
            events.push(|| Event::Frozen { seat, die: at as u8 });
            self.wake(state, seat, Hook::OnChange, 1);
        }
    }

    /// The highest of the dice that lie open and can be used goes to the foe, for its next turn.
    pub(super) fn pass_die(state: &mut State, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        let usable = state.actor().dice.iter().enumerate().filter(|(_, die)| !die.hidden() && !die.locked);
        // The first of the highest.
        let Some((at, _)) = usable.rev().max_by_key(|(_, die)| die.value) else { return };
        let value = state.actor_mut().dice.remove(at).value;
        let _ = state.fighter_mut(other(seat)).coming.try_push(value);
        events.push(|| Event::Passed { seat, value });
    }

    /// The last die that shows a value, and with which nothing is the matter, is set on fire or locked.
    pub(super) fn mark_die(state: &mut State, value: u16, mark: Mark, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        let dice = &mut state.actor_mut().dice;
        // Statuses that bring further dice may have come first.
        let fell = |die: &Die| u16::from(die.value) == value && !die.burning && !die.locked;
        let Some(at) = dice.iter().rposition(fell) else { return };
        match mark {
            Mark::Fire => dice[at].burning = true,
            Mark::Lock => dice[at].locked = true,
        }
        events.push(|| Event::Marked { seat, die: at as u8, mark });
    }

    /// Under vanish, dice that lie open and share a value are destroyed.
    pub(super) fn vanish(state: &mut State, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        let fighter = state.actor_mut();
        if !fighter.statuses.has(Status::VANISH) {
            return;
        }
        for value in 1..=6 {
            if fighter.dice.iter().filter(|die| die.value == value).count() > 1 {
                fighter.dice.retain(|die| die.value != value);
                events.push(|| Event::Vanished { seat, value });
            }
        }
    }
}
