//! What chance may do, and what comes of it.

use tabletop::{EventSink, Illegal, Seat};

use super::{Alea, legal};
use crate::action::Outcome;
use crate::card::{Form, Immunity};
use crate::effect::{ListId, Side};
use crate::event::Event;
use crate::slot::Slot;
use crate::stage::{Due, Task};
use crate::state::{CardState, Role, State};
use crate::status::Status;

impl Alea {
    /// Calls `tell` for every outcome of the chance that is due, with its probability.
    pub(crate) fn each_chance(&self, state: &State, mut tell: impl FnMut(f64, Outcome)) {
        let Some(due) = state.due else { return };
        if !Self::each_known(due, &mut tell) {
            let probability = 1.0 / self.chosen_among(state, due) as f64;
            self.choices(state, due).for_each(|card| tell(probability, Outcome::Card(card)));
        }
    }

    /// Calls `tell` for every outcome of `due`, where they do not depend on the cards in play. Returns false without a call where
    /// they do.
    #[inline]
    pub(crate) fn each_known(due: Due, mut tell: impl FnMut(f64, Outcome)) -> bool {
        match due {
            Due::Roll | Due::Give | Due::Turn(_) => (1..=6).for_each(|value| tell(1.0 / 6.0, Outcome::Die(value))),
            Due::Split(value) => {
                (1..value).for_each(|part| tell(1.0 / f64::from(value.saturating_sub(1)), Outcome::Die(part)));
            }
            Due::Curse { .. } => [false, true].into_iter().for_each(|fizzles| tell(0.5, Outcome::Fizzle(fizzles))),
            Due::Branch { count, .. } => {
                (0..count).for_each(|branch| tell(1.0 / f64::from(count), Outcome::Branch(branch)));
            }
            Due::Shock | Due::Weaken | Due::Copy(_) | Due::Steal => return false,
        }
        true
    }

    /// Whether an outcome can come here.
    pub(super) fn possible(&self, state: &State, outcome: Outcome) -> Result<(), Illegal> {
        let can = match (state.due, outcome) {
            (Some(Due::Roll | Due::Give | Due::Turn(_)), Outcome::Die(value)) => (1..=6).contains(&value),
            (Some(Due::Split(whole)), Outcome::Die(value)) => (1..whole).contains(&value),
            (Some(due @ (Due::Shock | Due::Weaken | Due::Copy(_) | Due::Steal)), Outcome::Card(card)) => {
                self.choices(state, due).any(|choice| choice == card)
            }
            (Some(Due::Curse { .. }), Outcome::Fizzle(_)) => true,
            (Some(Due::Branch { count, .. }), Outcome::Branch(branch)) => branch < count,
            _ => false,
        };
        if can { Ok(()) } else { Err(Illegal::new("impossible-outcome", "that cannot come here")) }
    }

    /// Goes on with an outcome that can come.
    pub(super) fn fall(&self, state: &mut State, outcome: Outcome, events: &mut impl EventSink<Event>) {
        let Some(due) = state.due.take() else { return };
        match (due, outcome) {
            (Due::Roll, Outcome::Die(value)) => self.land(state, value, true, events),
            (Due::Give, Outcome::Die(value)) => self.land(state, value, false, events),
            (Due::Split(whole), Outcome::Die(value)) => {
                Self::give(state, value.into(), events);
                Self::give(state, i32::from(whole) - i32::from(value), events);
            }
            (Due::Turn(card), Outcome::Die(value)) => self.turn_over(state, card, value, events),
            (Due::Curse { card, .. }, Outcome::Fizzle(true)) => self.fizzle(state, card, events),
            (Due::Curse { card, dice }, Outcome::Fizzle(false)) => self.go_off(state, card, dice, events),
            (Due::Branch { first, .. }, Outcome::Branch(branch)) => {
                let list = ListId(first.0.saturating_add(branch.into()));
                let _ = state.tasks.try_push(Task::List { list, next: 0 });
            }
            (due, Outcome::Card(card)) => Self::choose(state, due, card, events),
            _ => {}
        }
    }

    /// Cards chance may choose from.
    pub(super) fn chosen_among(&self, state: &State, due: Due) -> usize {
        self.choices(state, due).count()
    }

    fn choices<'a>(&'a self, state: &'a State, due: Due) -> impl Iterator<Item = u8> + 'a {
        let cards = &state.fighter(state.seat(side(due))).cards;
        cards.iter().enumerate().filter(move |(_, card)| self.can_be(due, card)).map(|(at, _)| at as u8)
    }

    fn can_be(&self, due: Due, card: &CardState) -> bool {
        let Some(face) = self.face(card) else { return false };
        let there = card.role == Role::Gear && !card.away;
        let spared = immunity(due).is_some_and(|from| self.catalogue.is_immune(card.card, from));
        there
            && !spared
            && match due {
                Due::Shock => {
                    let counting = matches!(face.slot, Slot::Countdown(_)) && card.progress > 0;
                    !card.shocked && !counting && face.slot != Slot::Passive && legal::ready(card, face)
                }
                Due::Weaken => card.face() != Form::Minus,
                Due::Copy(_) | Due::Steal => !card.borrowed && face.slot != Slot::Passive,
                _ => false,
            }
    }

    fn choose(state: &mut State, due: Due, card: u8, events: &mut impl EventSink<Event>) {
        let (seat, from) = (state.active, state.seat(side(due)));
        let Some(chosen) = state.fighter_mut(from).cards.get_mut(usize::from(card)) else { return };
        match due {
            Due::Shock => {
                chosen.shocked = true;
                state.fighter_mut(seat).take(Status::SHOCK, 1);
                events.push(|| Event::Shocked { seat, card, off: true });
            }
            Due::Weaken => {
                chosen.weakened = true;
                state.fighter_mut(seat).take(Status::WEAKEN, 1);
                events.push(|| Event::Weakened { seat, card });
            }
            _ => {
                let stolen = due == Due::Steal;
                chosen.away = stolen;
                let copy = CardState { borrowed: true, ..CardState::new(chosen.card, chosen.form, Role::Gear) };
                let kept = state.fighter_mut(seat).cards.try_push(copy);
                Self::tell_copy(kept.is_ok(), seat, from, card, stolen, events);
            }
        }
    }

    fn tell_copy(kept: bool, seat: Seat, from: Seat, card: u8, stolen: bool, events: &mut impl EventSink<Event>) {
        if kept {
            events.push(|| Event::Copied { seat, from, card, stolen });
        }
    }
}

/// What keeps a card from being chosen.
const fn immunity(due: Due) -> Option<Immunity> {
    match due {
        Due::Shock => Some(Immunity::Shock),
        Due::Weaken => Some(Immunity::Weaken),
        Due::Copy(_) => Some(Immunity::Copy),
        Due::Steal => Some(Immunity::Steal),
        _ => None,
    }
}

/// Whose cards are chosen from, as the active fighter sees it.
const fn side(due: Due) -> Side {
    match due {
        Due::Copy(side) => side,
        Due::Steal => Side::Foe,
        _ => Side::Own,
    }
}
