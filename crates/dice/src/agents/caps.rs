//! How far a status counts: no further than its bearer can suffer from it, or gain by it.

use super::points::Points;
use crate::card::{Form, Immunity};
use crate::slot::{Slot, Uses};
use crate::state::{CardState, Fighter, Role, State};
use crate::status::{MOST_STACKS, MOST_STATUSES, Status};
use crate::status_kind::Ends;
use crate::{Alea, Side};

/// How far each status counts in a turn, on either side. Nothing in a turn changes it but the foe's HP.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Caps {
    own: [u8; MOST_STATUSES],
    foe: [u8; MOST_STATUSES],
}

impl Caps {
    /// In the turn of the active fighter.
    pub fn new(game: &Alea, points: &Points, state: &State) -> Self {
        if !points.capped {
            return Self { own: [u8::MAX; MOST_STATUSES], foe: [u8::MAX; MOST_STATUSES] };
        }
        let caps = |side| -> [u8; MOST_STATUSES] {
            let seat = state.seat(side);
            let (fighter, dice) = (state.fighter(seat), game.next_dice(state, seat));
            std::array::from_fn(|place| bearable(game, fighter, dice, Status::at(place)))
        };
        let mut own = caps(Side::Own);
        // The own HP rise and fall in the turn.
        own[Status::POISON.place()] = game.max_hp(state.active).min(MOST_STACKS.into()) as u8;
        Self { own, foe: caps(Side::Foe) }
    }

    /// Of the active fighter, in its next turn.
    #[inline]
    pub fn own(&self, status: Status) -> u8 {
        self.own[status.place()]
    }

    /// Of the foe, in its next turn.
    #[inline]
    pub fn foe(&self, status: Status) -> u8 {
        self.foe[status.place()]
    }
}

/// More poison than HP does not matter.
pub(super) fn poisonable(state: &State) -> u8 {
    state.foe().hp.min(MOST_STACKS.into()) as u8
}

/// How much of a status can come to anything for a fighter that is to roll so many dice in its next turn.
fn bearable(game: &Alea, fighter: &Fighter, dice: u8, status: Status) -> u8 {
    let count = |wanted: &dyn Fn(&CardState) -> bool| fighter.cards.iter().filter(|card| wanted(card)).count() as u8;
    let slot = |card: &CardState| game.face(card).map_or(Slot::Passive, |face| face.slot);
    match status {
        Status::BURN | Status::FREEZE | Status::BLIND | Status::LOCK | Status::RE_EQUIP => dice,
        Status::SHOCK => count(&|card| {
            let spent = game.face(card).is_some_and(|face| face.uses == Uses::Fight) && card.spent > 0;
            let spared = game.catalogue().is_immune(card.card, Immunity::Shock);
            card.role == Role::Gear && slot(card) != Slot::Passive && card.progress == 0 && !spent && !spared
        }),
        Status::WEAKEN => count(&|card| {
            let spared = game.catalogue().is_immune(card.card, Immunity::Weaken);
            card.role == Role::Gear && card.form != Form::Minus && !spared
        }),
        Status::CURSE => count(&|card| slot(card) != Slot::Passive),
        Status::SILENCE => count(&|card| card.role != Role::Gear).min(1),
        Status::VANISH => u8::from(dice > 1),
        // They are gone before their bearer acts, and until then they show in what the turn earns.
        status if status.is_built_in() && game.catalogue().statuses().ends(status, Ends::TurnStart) => 0,
        _ => u8::MAX,
    }
}
