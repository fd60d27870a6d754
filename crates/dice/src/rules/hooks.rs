//! What statuses do at moments that are theirs.
//!
//! Most of it waits as a task on top of all others, so that it is done before what is under way goes on. What changes the damage of a hit is done at once, since
//! the hit has yet to land. Nothing that a script of a status can say goes on for ever: between two decisions statuses do something [`MOST_HOOKS`] times at most.

use tabletop::{EventSink, NoEvents, Seat};

use super::Alea;
use crate::amount::{MOST_AMOUNT, Op};
use crate::effect::{Effect, ListId, Side};
use crate::event::Event;
use crate::program::Small;
use crate::stage::Task;
use crate::state::{MOST_HOOKS, State, on, other};
use crate::status::Status;
use crate::status_kind::Hook;

/// Whom a list is run for.
#[derive(Clone, Copy)]
pub(super) struct Running {
    /// The status that does it; `None` for what cards of the active fighter do.
    pub hook: Option<Woken>,
}

/// A status at a moment that is its.
#[derive(Clone, Copy)]
pub(super) struct Woken {
    /// The bearer, as the active fighter sees it.
    pub side: Side,
    pub status: Status,
    /// What the moment is about.
    pub amount: u16,
}

impl Running {
    /// What a card of the active fighter does.
    pub const CARD: Self = Self { hook: None };

    /// Whose eyes it is seen with.
    #[inline]
    pub const fn seat(self, state: &State) -> Seat {
        match self.hook {
            None => state.active,
            Some(Woken { side, .. }) => state.seat(side),
        }
    }

    /// The rest of a list, as a task.
    pub const fn task(self, list: ListId, next: u16) -> Task {
        match self.hook {
            None => Task::List { list, next },
            Some(Woken { side, status, amount }) => Task::Hook { list, next, side, status, amount },
        }
    }
}

/// The side a seat is to the active fighter.
fn side(state: &State, seat: Seat) -> Side {
    if seat == state.active { Side::Own } else { Side::Foe }
}

impl Alea {
    /// Has everything that is the matter with a fighter do what it does at a moment, the first status first; `about` is what the moment is about.
    #[inline]
    pub(super) fn wake(&self, state: &mut State, seat: Seat, hook: Hook, about: u16) {
        let listening = self.catalogue.statuses().listening(hook);
        if listening != 0 {
            self.wake_all(state, seat, hook, about, listening);
        }
    }

    fn wake_all(&self, state: &mut State, seat: Seat, hook: Hook, about: u16, listening: u32) {
        let mut awake = listening & state.fighter(seat).statuses.bits();
        while awake != 0 {
            // The last goes onto the stack first.
            let last = u32::BITS - 1 - awake.leading_zeros();
            awake &= !(1 << last);
            self.wake_one(state, seat, Status::at(last as usize), hook, about);
        }
    }

    /// The same for one status, whether its bearer has any of it or no longer.
    #[inline]
    pub(super) fn wake_one(&self, state: &mut State, seat: Seat, status: Status, hook: Hook, about: u16) {
        if self.catalogue.statuses().listening(hook) >> status.place() & 1 == 1
            && state.hooks < MOST_HOOKS
            && !state.over()
        {
            state.hooks += 1;
            let list = self.told(state, seat, status, hook, about);
            let _ = state.tasks.try_push(Task::Hook { list, next: 0, side: side(state, seat), status, amount: about });
        }
    }

    /// What a status of a fighter does at a moment; of a die, `about` is what it shows.
    fn told(&self, state: &State, seat: Seat, status: Status, hook: Hook, about: u16) -> ListId {
        let kind = self.catalogue.statuses().get(status);
        let Some(program) = kind.and_then(|kind| kind.program(hook)) else { return ListId::NOTHING };
        let dice = if hook.sees_die() { [about.clamp(1, 6) as u8, 0] } else { [0, 0] };
        program.list(dice, |small| match small {
            Small::Uses | Small::UsesInFight => 0,
            Small::Own(status) => state.fighter(seat).of(status),
            Small::Foe(status) => state.fighter(other(seat)).of(status),
        })
    }

    /// The damage of a hit after everything that is the matter with `seat` has changed it, who deals or takes it.
    #[inline]
    pub(super) fn changed(
        &self,
        state: &mut State,
        seat: Seat,
        hook: Hook,
        damage: i32,
        events: &mut impl EventSink<Event>,
    ) -> i32 {
        match self.catalogue.statuses().listening(hook) {
            0 => damage,
            listening => self.changed_by(state, seat, hook, damage, listening, events),
        }
    }

    fn changed_by(
        &self,
        state: &mut State,
        seat: Seat,
        hook: Hook,
        mut damage: i32,
        listening: u32,
        events: &mut impl EventSink<Event>,
    ) -> i32 {
        let mut awake = listening & state.fighter(seat).statuses.bits();
        while awake != 0 && state.hooks < MOST_HOOKS {
            let status = Status::at(awake.trailing_zeros() as usize);
            awake &= awake - 1;
            state.hooks += 1;
            let about = damage.clamp(0, MOST_AMOUNT) as u16;
            let running = Running { hook: Some(Woken { side: side(state, seat), status, amount: about }) };
            let list = self.told(state, seat, status, hook, about);
            for effect in self.catalogue.effects(list) {
                match *effect {
                    Effect::ChangeDamage(more) => damage = Op::Add.of(damage, self.amount(state, running, more)).max(0),
                    Effect::Inflict { side, status, amount } => {
                        let count = self.amount(state, running, amount);
                        self.inflict(state, on(seat, side), status, count, events);
                    }
                    Effect::Remove { side, status, amount } => {
                        let count = self.amount(state, running, amount);
                        self.remove(state, on(seat, side), status, count, events);
                    }
                    // Nothing else may be said here.
                    _ => {}
                }
            }
        }
        damage
    }

    /// Puts a status on a fighter while somebody is to act, and has done whatever comes of it as far as no chance has to decide.
    pub(crate) fn put(&self, state: &mut State, seat: Seat, status: Status, count: u8) {
        self.inflict(state, seat, status, count.into(), &mut NoEvents);
        self.run_turn(state, &mut NoEvents);
    }

    /// What everything that is the matter with the winner of a fight does to its HP when it is over.
    pub(super) fn heal_at_end(&self, state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        let mut awake = self.catalogue.statuses().listening(Hook::AtFightEnd) & state.fighter(seat).statuses.bits();
        while awake != 0 {
            let status = Status::at(awake.trailing_zeros() as usize);
            awake &= awake - 1;
            let running = Running { hook: Some(Woken { side: side(state, seat), status, amount: 0 }) };
            let list = self.told(state, seat, status, Hook::AtFightEnd, 0);
            for effect in self.catalogue.effects(list) {
                if let Effect::Heal(hp) = *effect {
                    let hp = self.amount(state, running, hp);
                    self.heal(state, seat, hp, events);
                }
            }
        }
    }
}
