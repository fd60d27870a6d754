//! HP and statuses.

use tabletop::{EventSink, Seat};

use super::{Alea, rival};
use crate::event::{Cause, Event};
use crate::stage::{Reason, Stage};
use crate::state::{MOST_HP, State};
use crate::status::{Affinity, Innate, MOST_STACKS, Status};
use crate::status_kind::{Ends, Hook};

impl Alea {
    /// A hit: reduce, then shield, then HP. Returns the HP lost.
    pub(super) fn hit(
        &self,
        state: &mut State,
        seat: Seat,
        damage: i32,
        pierce: bool,
        cause: Cause,
        events: &mut impl EventSink<Event>,
    ) -> u16 {
        let damage = self.changed(state, seat, Hook::BeforeHurt, damage, events);
        let fighter = state.fighter_mut(seat);
        let damage = (damage - i32::from(fighter.of(Status::REDUCE))).max(0);
        let shield = if pierce { 0 } else { fighter.take(Status::SHIELD, damage.min(MOST_STACKS.into()) as u8) };
        let through = damage - i32::from(shield);
        let survives = through >= i32::from(fighter.hp) && fighter.take(Status::SURVIVE, 1) > 0;
        let through = if survives { i32::from(fighter.hp) - 1 } else { through };
        let lost = self.bleed(state, seat, through);
        if lost > 0 || shield > 0 {
            events.push(|| Event::Hurt { seat, cause, hp: lost, shield });
        }
        if survives {
            events.push(|| Event::Survived { seat });
        }
        self.after_loss(state, seat, lost, events);
        lost
    }

    /// HP lost past everything that helps against hits.
    pub(super) fn lose(
        &self,
        state: &mut State,
        seat: Seat,
        hp: i32,
        cause: Cause,
        events: &mut impl EventSink<Event>,
    ) {
        let lost = self.bleed(state, seat, hp);
        if lost > 0 {
            events.push(|| Event::Hurt { seat, cause, hp: lost, shield: 0 });
        }
        self.after_loss(state, seat, lost, events);
    }

    /// Takes HP away and fills the bar of the limit break. Returns the HP lost.
    fn bleed(&self, state: &mut State, seat: Seat, hp: i32) -> u16 {
        let fighter = state.fighter_mut(seat);
        let lost = hp.clamp(0, fighter.hp.into()) as u16;
        fighter.hp -= lost;
        if let Some(after) = self.limit(seat) {
            fighter.limit = fighter.limit.saturating_add(lost).min(after);
        }
        lost
    }

    /// Whoever has lost all HP is out; whoever has some left may have a status that does something about the loss.
    fn after_loss(&self, state: &mut State, seat: Seat, lost: u16, events: &mut impl EventSink<Event>) {
        if state.fighter(seat).hp == 0 && !state.over() {
            self.finish(state, rival(seat), Reason::Defeat, events);
        } else if lost > 0 {
            self.wake(state, seat, Hook::OnHurt, lost);
        }
    }

    /// Heals up to the most HP.
    pub(super) fn heal(&self, state: &mut State, seat: Seat, hp: i32, events: &mut impl EventSink<Event>) {
        let most = self.max_hp(seat);
        let fighter = state.fighter_mut(seat);
        let gained = hp.clamp(0, MOST_HP.into()).min(i32::from(most) - i32::from(fighter.hp)).max(0) as u16;
        fighter.hp += gained;
        if gained > 0 {
            events.push(|| Event::Healed { seat, hp: gained });
            self.wake(state, seat, Hook::OnHeal, gained);
        }
    }

    /// Puts a status on a fighter, as it takes it.
    pub(super) fn inflict(
        &self,
        state: &mut State,
        seat: Seat,
        status: Status,
        count: i32,
        events: &mut impl EventSink<Event>,
    ) {
        let count = count.clamp(0, MOST_STACKS.into());
        let kinds = self.catalogue.statuses();
        let Some(kind) = kinds.get(status) else { return };
        let affinity = kind.element.and_then(|element| self.affinity(seat, element));
        let count = match affinity {
            None => count,
            Some(Affinity::Immune) => 0,
            Some(Affinity::Weak) => count * 2,
            Some(Affinity::Strong) => (count + 1) / 2,
            Some(Affinity::Absorbs) => return self.heal(state, seat, count, events),
        };
        // What one puts on oneself while acting would else end before it began.
        let lasts = seat == state.active && matches!(state.stage, Stage::Acting | Stage::Ending);
        let fighter = state.fighter_mut(seat);
        let there = fighter.of(status);
        let gained = count.min(i32::from(kind.most.saturating_sub(there))) as u8;
        if gained == 0 {
            return;
        }
        fighter.statuses.set(status, there + gained);
        if lasts && kinds.ends(status, Ends::TurnEnd) {
            fighter.fresh.set(status, fighter.fresh.of(status) + gained);
        }
        events.push(|| Event::Status { seat, status, change: gained.into() });
        self.wake_one(state, seat, status, Hook::OnInflict, gained.into());
    }

    /// Takes a status off a fighter.
    pub(super) fn remove(
        &self,
        state: &mut State,
        seat: Seat,
        status: Status,
        count: i32,
        events: &mut impl EventSink<Event>,
    ) {
        let taken = state.fighter_mut(seat).take(status, count.clamp(0, MOST_STACKS.into()) as u8);
        if taken > 0 {
            events.push(|| Event::Status { seat, status, change: -i16::from(taken) });
            self.wake_one(state, seat, status, Hook::OnRemove, taken.into());
        }
    }

    pub(crate) fn affinity(&self, seat: Seat, element: crate::Element) -> Option<Affinity> {
        self.combatant(seat).innate.iter().find_map(|innate| match *innate {
            Innate::Takes(taken, affinity) if taken == element => Some(affinity),
            _ => None,
        })
    }
}
