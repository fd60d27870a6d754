//! The order of a turn.

use tabletop::{EventSink, Seat};

use super::Alea;
use crate::event::{Cause, Event};
use crate::stage::{Due, Reason, Stage, Task};
use crate::state::{MOST_ROLLED, State, other};
use crate::status::{Innate, Status, Statuses};
use crate::status_kind::{Ends, Hook};

impl Alea {
    /// Poison, statuses that end, cards made ready; actions at turn start are left to [`run`](Alea::run).
    pub(super) fn begin_turn(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let (seat, round) = (state.active, state.round);
        events.push(|| Event::Turn { seat, round });
        state.stage = Stage::Starting;
        (state.placements, state.used) = (0, 0);
        let poison = state.actor().of(Status::POISON);
        if poison > 0 {
            state.actor_mut().take(Status::POISON, 1);
            self.lose(state, seat, poison.into(), Cause::Poison, events);
            if state.over() {
                return;
            }
        }
        let fighter = state.actor_mut();
        for status in self.catalogue.statuses().that_end(Ends::TurnStart) {
            fighter.statuses.set(status, 0);
        }
        for card in &mut fighter.cards {
            card.weakened = false;
            card.used = 0;
            card.held = 0;
        }
        Self::wake_passives(state);
        self.wake(state, seat, Hook::AtStart, 0);
    }

    /// Asks every card for what it does by itself, the first card first.
    fn wake_passives(state: &mut State) {
        for card in (0..state.actor().cards.len()).rev() {
            // There is a task's room for every card: nothing else waits between stages.
            let _ = state.tasks.try_push(Task::Passive(card as u8));
        }
    }

    /// Goes one step through the stages of a turn. Whether there was one: not while the fighter is to act, nor after the last.
    pub(super) fn pass_stage(&self, state: &mut State, events: &mut impl EventSink<Event>) -> bool {
        match state.stage {
            Stage::Starting => state.stage = Stage::Shocking,
            Stage::Shocking
                if state.actor().statuses.has(Status::SHOCK) && self.chosen_among(state, Due::Shock) > 0 =>
            {
                state.due = Some(Due::Shock);
            }
            Stage::Shocking => state.stage = Stage::Weakening,
            Stage::Weakening
                if state.actor().statuses.has(Status::WEAKEN) && self.chosen_among(state, Due::Weaken) > 0 =>
            {
                state.due = Some(Due::Weaken);
            }
            Stage::Weakening => {
                let fighter = state.actor_mut();
                fighter.statuses.set(Status::WEAKEN, 0);
                let coming = std::mem::take(&mut fighter.coming);
                state.stage = Stage::Rolling(self.rolled(state.active, state.round));
                coming.into_iter().for_each(|value| Self::give(state, value.into(), events));
            }
            Stage::Rolling(0) => {
                self.freeze(state, events);
                state.stage = Stage::Acting;
                self.wake(state, state.active, Hook::AtRoll, 0);
            }
            Stage::Rolling(left) => {
                state.stage = Stage::Rolling(left - 1);
                self.roll(state, Due::Roll, events);
            }
            Stage::Acting => {
                Self::vanish(state, events);
                if !state.ending {
                    return false;
                }
                self.end_turn(state);
            }
            Stage::Ending | Stage::Over(_) => return false,
        }
        true
    }

    /// Dice a fighter rolls in its turn of a round.
    fn rolled(&self, seat: Seat, round: u16) -> u8 {
        let combatant = self.combatant(seat);
        let growth = if combatant.has(Innate::GrowingDice) { round.saturating_sub(1) } else { 0 };
        u16::from(combatant.dice).saturating_add(growth).min(MOST_ROLLED.into()) as u8
    }

    /// The fighter is done; actions at turn end are left to [`run`](Alea::run).
    pub(super) fn end_turn(&self, state: &mut State) {
        state.ending = false;
        state.stage = Stage::Ending;
        Self::wake_passives(state);
        self.wake(state, state.active, Hook::AtEnd, 0);
    }

    /// The round of a fighter's next turn after the one under way; `None` where the fight ends before it.
    fn next_turn(&self, state: &State, seat: Seat) -> Option<u16> {
        let same = seat != state.active && state.active == self.first();
        let round = if same { state.round } else { state.round + 1 };
        (round <= self.setup.rounds).then_some(round)
    }

    /// Whether a fighter has a turn after the one under way, if nobody dies before.
    pub(crate) fn acts_again(&self, state: &State, seat: Seat) -> bool {
        self.next_turn(state, seat).is_some()
    }

    /// Dice a fighter rolls in its next turn, which may never come.
    pub(crate) fn next_dice(&self, state: &State, seat: Seat) -> u8 {
        self.rolled(seat, self.next_turn(state, seat).unwrap_or(state.round))
    }

    /// Who certainly dies of poison before it acts again, once the turn under way is passed on: the one whose turn comes
    /// next, else the one whose turn it is. The poison falls past everything that helps against hits, and nothing lies
    /// before it but the other's turn.
    pub(crate) fn dies_of_poison(&self, state: &State) -> Option<Seat> {
        let doomed = |seat: &Seat| {
            let fighter = state.fighter(*seat);
            u16::from(fighter.of(Status::POISON)) >= fighter.hp && self.next_turn(state, *seat).is_some()
        };
        let doomed = [other(state.active), state.active].into_iter().find(doomed)?;
        // What else is the matter with it may heal it, or its foe, before.
        (self.catalogue.statuses().scripted() & state.matter() == 0).then_some(doomed)
    }

    /// Ends statuses and copies, and gives the turn to the other fighter.
    pub(super) fn pass_turn(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        events.push(|| Event::TurnEnd { seat });
        let fighter = state.actor_mut();
        for status in self.catalogue.statuses().that_end(Ends::TurnEnd) {
            fighter.statuses.set(status, fighter.fresh.of(status));
        }
        fighter.fresh = Statuses::default();
        fighter.dice.clear();
        fighter.cards.retain(|card| !card.borrowed);
        for card in &mut fighter.cards {
            card.shocked = false;
            card.away = false;
            card.held = 0;
        }
        state.dodged = false;
        state.ending = false;
        state.placements = 0;
        if seat != self.first() {
            state.round += 1;
        }
        if state.round > self.setup.rounds {
            state.round = self.setup.rounds;
            self.finish(state, None, Reason::Rounds, events);
            return;
        }
        state.active = other(seat);
        self.begin_turn(state, events);
    }
}
