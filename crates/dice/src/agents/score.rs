//! What a step earns, by terms, from what happened.

use tabletop::{EventSink, Seat, Term};

use super::caps::{Caps, poisonable};
use super::points::Points;
use super::prices::{DIE, Prices};
use crate::Alea;
use crate::event::{Cause, Event};
use crate::slot::Uses;
use crate::stage::{Due, End, Reason};
use crate::state::State;
use crate::status::{Status, Statuses};
use crate::status_kind::{Ends, StatusKinds};

/// The terms of a score, in the order they are told.
const NAMES: [&str; 20] = [
    "term-damage",
    "term-shield_broken",
    "term-poison",
    "term-afflictions",
    "term-foes_boons",
    "term-boons",
    "term-own_poison",
    "term-own_afflictions",
    "term-activations",
    "term-countdowns",
    "term-pips_left",
    "term-actions",
    "term-healing",
    "term-own_hp",
    "term-once_a_fight",
    "term-authors_bonus",
    "term-danger",
    "term-outcome",
    "term-own_statuses",
    "term-foes_statuses",
];

#[derive(Clone, Copy)]
#[repr(usize)]
enum Kind {
    Damage,
    Shield,
    Poison,
    Affliction,
    FoeBoon,
    Boon,
    OwnPoison,
    OwnAffliction,
    Activation,
    Countdown,
    Pip,
    Action,
    Healing,
    OwnHp,
    Once,
    Bonus,
    Danger,
    Outcome,
    /// Statuses with a script, on oneself.
    OwnStatus,
    /// The same on the foe.
    FoeStatus,
}

/// Listens to the events of one step, which lie in one turn, and adds up what they earn a seat.
pub(super) struct Score<'a> {
    game: &'a Alea,
    points: &'a Points,
    seat: Seat,
    /// The own fighter's statuses before the step, and which of them were fresh.
    own: (Statuses, Statuses),
    /// What each status of the foe is.
    foe: Statuses,
    caps: &'a Caps,
    prices: &'a Prices,
    /// The good statuses the own fighter has as far as the step has gone.
    held: Statuses,
    /// How much poison of the foe counts.
    poisonable: u8,
    parts: [f64; NAMES.len()],
    /// Which of them something was added to, as bits: mostly one or two.
    touched: u32,
    activations: u32,
    affected: bool,
    /// Own HP lost.
    pub paid: u32,
}

impl<'a> Score<'a> {
    /// Nothing yet, in a turn of the active fighter of `before`.
    #[inline]
    pub fn new(game: &'a Alea, points: &'a Points, caps: &'a Caps, prices: &'a Prices, before: &State) -> Self {
        Self {
            game,
            points,
            seat: before.active,
            own: (before.actor().statuses, before.actor().fresh),
            foe: before.foe().statuses,
            caps,
            prices,
            held: before.actor().statuses,
            poisonable: if points.capped { poisonable(before) } else { u8::MAX },
            parts: [0.0; NAMES.len()],
            touched: 0,
            activations: 0,
            affected: false,
            paid: 0,
        }
    }

    fn add(&mut self, kind: Kind, points: f64) {
        self.parts[kind as usize] += points;
        self.touched |= 1 << kind as usize;
    }

    /// An action was made.
    pub fn acted(&mut self) {
        self.add(Kind::Action, self.points.action);
    }

    /// The turn ends with so many pips left.
    pub fn left(&mut self, pips: f64) {
        self.add(Kind::Pip, self.points.pip * pips);
    }

    /// The turn ends here, and the foe's is next.
    pub fn exposed(&mut self, state: &State) {
        let danger = self.prices.danger(state, self.seat);
        if danger > 0.0 {
            self.add(Kind::Danger, self.points.danger * danger);
        }
    }

    /// The fight is decided for `winner`.
    pub fn decided(&mut self, winner: Seat) {
        let points = if winner == self.seat { self.points.victory } else { self.points.death };
        self.add(Kind::Outcome, points);
    }

    /// The step is over, and led to `after`: activations are counted by what they did, and what was put on oneself by what
    /// is still to be suffered.
    pub fn settle(&mut self, after: &State) {
        let own = after.fighter(self.seat);
        if (own.statuses, own.fresh) != self.own {
            let kinds = self.game.catalogue().statuses();
            let [before, now] = [self.own, (own.statuses, own.fresh)].map(|own| Suffering::new(own, kinds, self.caps));
            self.add(Kind::OwnPoison, self.points.own_poison * (now.poison - before.poison));
            self.add(Kind::OwnAffliction, self.points.own_affliction * (now.afflictions - before.afflictions));
        }
        let open = matches!(after.due, Some(Due::Branch { .. }));
        let worth = if self.affected || open { self.points.activation } else { self.points.idle_activation };
        self.add(Kind::Activation, worth * f64::from(self.activations));
    }

    /// All of it.
    pub fn total(&self) -> f64 {
        let (mut total, mut left) = (0.0, self.touched);
        while left > 0 {
            total += self.parts[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        total
    }

    /// All of it by terms; those that earn nothing are left out.
    pub fn tell(&self, out: &mut Vec<Term>) {
        let parts = NAMES.iter().zip(self.parts).enumerate().filter(|(_, (_, part))| *part != 0.0);
        out.extend(parts.map(|(at, (name, part))| Term { weight: self.weight(at), ..Term::plain(*name, part) }));
    }

    /// What one of what a term counts earns; `None` where that is not always the same, or nothing.
    fn weight(&self, term: usize) -> Option<f64> {
        let points = self.points;
        let weights = [
            (Kind::Damage, points.damage),
            (Kind::Shield, points.shield_damage),
            (Kind::Poison, points.poison),
            (Kind::Countdown, points.countdown),
            (Kind::Pip, points.pip),
            (Kind::Action, points.action),
            (Kind::Healing, points.healing),
            (Kind::OwnHp, points.own_hp),
        ];
        let weight = weights.into_iter().find(|(kind, _)| *kind as usize == term)?.1;
        (weight != 0.0).then_some(weight)
    }

    fn hurt(&mut self, seat: Seat, cause: Cause, hp: u16, shield: u8) {
        self.affected |= cause != Cause::Burn;
        if seat == self.seat {
            self.paid += u32::from(hp);
            self.add(Kind::OwnHp, self.points.own_hp * f64::from(hp));
            if self.prices.guarded && shield > 0 {
                self.add(Kind::Boon, self.prices.boon(Status::SHIELD, shield, -i16::from(shield)));
            }
        } else {
            self.add(Kind::Damage, self.points.damage * f64::from(hp));
            self.add(Kind::Shield, self.points.shield_damage * f64::from(shield));
        }
    }

    fn status(&mut self, seat: Seat, status: Status, change: i16) {
        self.affected = true;
        let kinds = self.game.catalogue().statuses();
        if let Some([by_itself, by_foe]) = kinds.get(status).and_then(|kind| kind.worth) {
            let change = f64::from(change);
            if seat == self.seat {
                self.add(Kind::OwnStatus, self.points.own_hp * by_itself.hp * change);
            } else {
                self.add(Kind::FoeStatus, self.points.damage * by_foe.hp * change);
            }
            return;
        }
        let good = kinds.good(status);
        if seat == self.seat {
            if good {
                let before = self.held.of(status);
                let after = (i16::from(before) + change).clamp(0, i16::from(u8::MAX)) as u8;
                self.held.set(status, after);
                self.add(Kind::Boon, self.prices.boon(status, before, change));
            }
            return;
        }
        let before = self.foe.of(status);
        let after = (i16::from(before) + change).clamp(0, i16::from(u8::MAX)) as u8;
        self.foe.set(status, after);
        let cap = if status == Status::POISON { self.poisonable } else { self.caps.foe(status) };
        let more = f64::from(after.min(cap)) - f64::from(before.min(cap));
        match status {
            Status::POISON => self.add(Kind::Poison, self.points.poison * more),
            _ if good => self.add(Kind::FoeBoon, self.points.foe_boon * more),
            _ => self.add(Kind::Affliction, self.points.affliction * more),
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
            Event::Activated { card, id, form, .. } => {
                self.activations += 1;
                let once = self.game.catalogue().face(id, form).is_some_and(|face| face.uses == Uses::Fight);
                if once {
                    self.add(Kind::Once, self.points.once_a_fight - self.prices.later(card, id, form));
                }
            }
            Event::Passed { .. } => {
                self.affected = true;
                self.add(Kind::FoeStatus, -self.points.damage * DIE);
            }
            Event::Bonus { points, .. } => self.add(Kind::Bonus, points.into()),
            Event::Over(End { winner: Some(winner), reason: Reason::Flight }) if winner != self.seat => {
                self.add(Kind::Outcome, self.points.flight);
            }
            Event::Over(End { winner: Some(winner), .. }) => self.decided(winner),
            _ => {}
        }
    }
}

impl EventSink<Event> for Score<'_> {
    fn push(&mut self, event: impl FnOnce() -> Event) {
        self.take(event());
    }
}

/// What of its bad statuses a fighter still has to suffer once its turn is over.
#[derive(Clone, Copy)]
struct Suffering {
    poison: f64,
    afflictions: f64,
}

impl Suffering {
    fn new((statuses, fresh): (Statuses, Statuses), kinds: &StatusKinds, caps: &Caps) -> Self {
        let count = |status: Status| {
            // What ends with the turn and was not put on in it has done what it does.
            let lasting = if kinds.ends(status, Ends::TurnEnd) { &fresh } else { &statuses };
            f64::from(lasting.of(status).min(caps.own(status)))
        };
        // What others are worth was told when they were put on.
        let bad = Status::of_bits(statuses.bits() & kinds.suffered());
        let afflictions = bad.filter(|status| *status != Status::POISON);
        Self { poison: count(Status::POISON), afflictions: afflictions.map(count).sum() }
    }
}
