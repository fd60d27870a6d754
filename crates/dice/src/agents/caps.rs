//! How far a status counts: no further than its bearer can suffer from it, or gain by it.

use super::points::Points;
use crate::card::Form;
use crate::slot::{Slot, Uses};
use crate::state::{CardState, Fighter, Role, State};
use crate::status::{Ends, MOST_STACKS, Status};
use crate::{Alea, Side};

/// How far each status counts in a turn, on either side. Nothing in a turn changes it but the foe's HP.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Caps {
    own: [u8; Status::COUNT],
    foe: [u8; Status::COUNT],
}

impl Caps {
    /// In the turn of the active fighter.
    pub fn new(game: &Alea, points: &Points, state: &State) -> Self {
        if !points.capped {
            return Self { own: [u8::MAX; Status::COUNT], foe: [u8::MAX; Status::COUNT] };
        }
        let caps = |side| {
            let seat = state.seat(side);
            let (fighter, dice) = (state.fighter(seat), game.next_dice(state, seat));
            Status::ALL.map(|status| bearable(game, fighter, dice, status))
        };
        let mut own = caps(Side::Own);
        // The own HP rise and fall in the turn.
        own[Status::Poison as usize] = game.max_hp(state.active).min(MOST_STACKS.into()) as u8;
        Self { own, foe: caps(Side::Foe) }
    }

    /// Of the active fighter, in its next turn.
    #[inline]
    pub fn own(&self, status: Status) -> u8 {
        self.own[status as usize]
    }

    /// Of the foe, in its next turn.
    #[inline]
    pub fn foe(&self, status: Status) -> u8 {
        self.foe[status as usize]
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
        Status::Burn | Status::Freeze | Status::Blind | Status::Lock | Status::ReEquip => dice,
        Status::Shock => count(&|card| {
            let spent = game.face(card).is_some_and(|face| face.uses == Uses::Fight) && card.spent > 0;
            card.role == Role::Gear && slot(card) != Slot::Passive && card.progress == 0 && !spent
        }),
        Status::Weaken => count(&|card| card.role == Role::Gear && card.form != Form::Minus),
        Status::Curse => count(&|card| slot(card) != Slot::Passive),
        Status::Silence => count(&|card| card.role != Role::Gear).min(1),
        Status::Vanish => u8::from(dice > 1),
        // They are gone before their bearer acts, and until then they show in what the turn earns.
        status if status.ends() == Ends::TurnStart => 0,
        _ => u8::MAX,
    }
}
