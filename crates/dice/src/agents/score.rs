//! What a step earns, by terms, from what happened.

use tabletop::{EventSink, Seat, Term};

use super::points::Points;
use crate::event::{Cause, Event};
use crate::setup::MOST_ROLLED;
use crate::slot::{Slot, Uses};
use crate::stage::Due;
use crate::state::{Role, State};
use crate::status::{MOST_STACKS, Status, Statuses};
use crate::{Alea, Side};

/// The terms of a score, in the order they are told.
const NAMES: [&str; 14] = [
    "damage",
    "shield broken",
    "poison",
    "afflictions",
    "boons",
    "activations",
    "countdowns",
    "pips left",
    "actions",
    "healing",
    "own HP",
    "once a fight",
    "author's bonus",
    "outcome",
];

#[derive(Clone, Copy)]
#[repr(usize)]
enum Kind {
    Damage,
    Shield,
    Poison,
    Affliction,
    Boon,
    Activation,
    Countdown,
    Pip,
    Action,
    Healing,
    OwnHp,
    Once,
    Bonus,
    Outcome,
}

/// Listens to the events of one step and adds up what they earn a seat, until its turn ends.
pub(super) struct Score<'a> {
    game: &'a Alea,
    points: &'a Points,
    seat: Seat,
    /// What each bad status of the foe is.
    foe: Statuses,
    caps: Caps,
    parts: [f64; NAMES.len()],
    activations: u32,
    affected: bool,
    done: bool,
    /// Own HP lost.
    pub paid: u32,
}

impl<'a> Score<'a> {
    /// Nothing yet, in a turn of the active fighter of `before`.
    #[inline]
    pub fn new(game: &'a Alea, points: &'a Points, mut caps: Caps, before: &State) -> Self {
        if points.capped {
            caps.0[Status::Poison as usize] = poisonable(before);
        }
        Self {
            game,
            points,
            seat: before.active,
            foe: before.foe().statuses,
            caps,
            parts: [0.0; NAMES.len()],
            activations: 0,
            affected: false,
            done: false,
            paid: 0,
        }
    }

    fn add(&mut self, kind: Kind, points: f64) {
        self.parts[kind as usize] += points;
    }

    /// An action was made.
    pub fn acted(&mut self) {
        self.add(Kind::Action, self.points.action);
    }

    /// The turn ends with so many pips left.
    pub fn left(&mut self, pips: f64) {
        self.add(Kind::Pip, self.points.pip * pips);
    }

    /// The step is over, and led to `after`: activations are counted by what they did.
    pub fn settle(&mut self, after: &State) {
        let open = matches!(after.due, Some(Due::Branch { .. }));
        let worth = if self.affected || open { self.points.activation } else { self.points.idle_activation };
        self.add(Kind::Activation, worth * f64::from(self.activations));
    }

    /// All of it.
    pub fn total(&self) -> f64 {
        self.parts.iter().sum()
    }

    /// All of it by terms; those that earn nothing are left out.
    pub fn tell(&self, out: &mut Vec<Term>) {
        let parts = NAMES.iter().zip(self.parts).filter(|(_, part)| *part != 0.0);
        out.extend(parts.map(|(name, part)| Term::plain(*name, part)));
    }

    fn hurt(&mut self, seat: Seat, cause: Cause, hp: u16, shield: u8) {
        self.affected |= cause != Cause::Burn;
        if seat == self.seat {
            self.paid += u32::from(hp);
            self.add(Kind::OwnHp, self.points.own_hp * f64::from(hp));
        } else {
            self.add(Kind::Damage, self.points.damage * f64::from(hp));
            self.add(Kind::Shield, self.points.shield_damage * f64::from(shield));
        }
    }

    fn status(&mut self, seat: Seat, status: Status, change: i16) {
        self.affected = true;
        if seat == self.seat {
            if status.good() {
                self.add(Kind::Boon, self.points.boon * f64::from(change));
            }
            return;
        }
        let before = self.foe.of(status);
        let after = (i16::from(before) + change).clamp(0, i16::from(u8::MAX)) as u8;
        self.foe.set(status, after);
        let cap = self.caps.0[status as usize];
        let more = f64::from(after.min(cap)) - f64::from(before.min(cap));
        match status {
            Status::Poison => self.add(Kind::Poison, self.points.poison * more),
            status if !status.good() => self.add(Kind::Affliction, self.points.affliction * more),
            _ => {}
        }
    }

    fn take(&mut self, event: Event) {
        match event {
            Event::Hurt { seat, cause, hp, shield } => self.hurt(seat, cause, hp, shield),
            Event::Status { seat, status, change } => self.status(seat, status, change),
            Event::Healed { seat, hp } if seat == self.seat => {
                self.affected = true;
                self.add(Kind::Healing, self.points.healing * f64::from(hp));
            }
            Event::Counted { pips, .. } => {
                self.affected = true;
                self.add(Kind::Countdown, self.points.countdown * f64::from(pips));
            }
            Event::Activated { id, form, .. } => {
                self.activations += 1;
                let once = self.game.catalogue().face(id, form).is_some_and(|face| face.uses == Uses::Fight);
                if once {
                    self.add(Kind::Once, self.points.once_a_fight);
                }
            }
            Event::Bonus { points, .. } => self.add(Kind::Bonus, points.into()),
            Event::Over(end) => {
                if let Some(winner) = end.winner {
                    let points = if winner == self.seat { self.points.victory } else { self.points.death };
                    self.add(Kind::Outcome, points);
                }
            }
            Event::TurnEnd { .. } => self.done = true,
            _ => {}
        }
    }
}

impl EventSink<Event> for Score<'_> {
    fn push(&mut self, event: impl FnOnce() -> Event) {
        if !self.done {
            self.take(event());
        }
    }
}

/// How far each status of the foe counts, in a turn of the other fighter. Nothing in a turn changes it but the foe's HP.
#[derive(Clone, Copy)]
pub(super) struct Caps([u8; Status::COUNT]);

impl Caps {
    /// In the turn of the active fighter.
    pub fn new(game: &Alea, points: &Points, state: &State) -> Self {
        match points.capped {
            true => Self(Status::ALL.map(|status| bearable(game, state, status))),
            false => Self([u8::MAX; Status::COUNT]),
        }
    }
}

/// More poison than HP does not matter.
fn poisonable(state: &State) -> u8 {
    state.foe().hp.min(MOST_STACKS.into()) as u8
}

/// How much of a status the foe of the active fighter can suffer from.
fn bearable(game: &Alea, state: &State, status: Status) -> u8 {
    let foe = state.foe();
    let dice = game.first_dice(state.seat(Side::Foe)).min(MOST_ROLLED);
    let count = |wanted: &dyn Fn(&crate::CardState) -> bool| foe.cards.iter().filter(|card| wanted(card)).count() as u8;
    let slot = |card: &crate::CardState| game.face(card).map_or(Slot::Passive, |face| face.slot);
    match status {
        Status::Poison => poisonable(state),
        Status::Burn | Status::Freeze | Status::Blind | Status::Lock => dice,
        Status::Shock => count(&|card| {
            let spent = game.face(card).is_some_and(|face| face.uses == Uses::Fight) && card.spent > 0;
            card.role == Role::Gear && slot(card) != Slot::Passive && card.progress == 0 && !spent
        }),
        Status::Weaken => count(&|card| card.role == Role::Gear),
        Status::Curse => count(&|card| slot(card) != Slot::Passive),
        Status::Silence => count(&|card| card.role != Role::Gear).min(1),
        Status::Vanish => u8::from(dice > 1),
        _ => u8::MAX,
    }
}
