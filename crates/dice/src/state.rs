//! A position: small, flat, and all of it open. Face-down dice have no number until they are turned over, so there is
//! nothing to hide and nothing to peek at.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::{CardId, Form};
use crate::effect::{ListId, Side};
use crate::stage::{Due, Stage, Task};
use crate::status::{BURN_DAMAGE, Status, Statuses};

/// Most dice a fighter may have before it; more are lost.
pub const MOST_DICE: usize = 16;

/// Most HP of a fighter.
pub const MOST_HP: u16 = 999;

/// Most dice a fighter rolls a turn.
pub const MOST_ROLLED: u8 = 10;

/// Most cards a fighter may have before it, copies, skill and limit break included.
pub const MOST_CARDS: usize = 16;

/// Actions of one turn, after which it can only be ended.
pub const MOST_PLACEMENTS: u8 = 100;

/// Dice that may wait for a fighter's next turn; what would come beyond is lost.
pub const MOST_COMING: usize = 8;

/// Times that statuses may do something before somebody or chance has to decide; what would come beyond is lost.
pub const MOST_HOOKS: u8 = 64;

/// Tasks that may wait at once; what would wait beyond is dropped.
pub(crate) const MOST_TASKS: usize = 2 * MOST_CARDS;

/// A die before its owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default, Serialize, Deserialize, JsonSchema)]
pub struct Die {
    /// 1 to 6, or 0 while it lies face down.
    #[schemars(range(min = 0, max = 6))]
    pub value: u8,
    /// Touching it costs HP.
    pub burning: bool,
    /// It cannot be used.
    pub locked: bool,
    /// It was made a 1.
    pub frozen: bool,
}

impl Die {
    /// A plain die.
    pub const fn new(value: u8) -> Self {
        Self { value, burning: false, locked: false, frozen: false }
    }

    /// Whether it lies face down.
    pub const fn hidden(self) -> bool {
        self.value == 0
    }

    /// What it shows, if it lies open and nothing lies in wait for who uses it.
    #[inline]
    pub(crate) const fn plain(self) -> Option<u8> {
        if self.hidden() || self.burning || self.locked { None } else { Some(self.value) }
    }

    /// Its place among dice in order, by the same fields in the same order as `Ord` compares.
    #[inline]
    pub(crate) const fn rank(self) -> u8 {
        (self.value & 7) << 3 | (self.burning as u8) << 2 | (self.locked as u8) << 1 | self.frozen as u8
    }

    /// All of it in a byte, never 0.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        (self.value & 7) | (self.burning as u8) << 3 | (self.locked as u8) << 4 | (self.frozen as u8) << 5 | 1 << 6
    }

    /// The die of a [`code`](Self::code).
    #[inline]
    pub(crate) const fn decoded(code: u8) -> Self {
        // Boards are unpacked by the million, and to look it up is quickest.
        const ALL: [Die; 128] = {
            let mut all = [Die::new(0); 128];
            let mut at = 0;
            while at < 128 {
                let (burning, locked, frozen) = (at >> 3 & 1 == 1, at >> 4 & 1 == 1, at >> 5 & 1 == 1);
                all[at] = Die { value: at as u8 & 7, burning, locked, frozen };
                at += 1;
            }
            all
        };
        ALL[(code & 127) as usize]
    }
}

/// What a card is to its fighter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default, Serialize, Deserialize, JsonSchema)]
pub enum Role {
    /// Equipment on the board.
    #[default]
    Gear,
    /// The fighter's skill: silence turns it off, and nothing else touches it.
    Skill,
    /// The limit break: as the skill, and only with a full bar.
    Limit,
}

/// A card before a fighter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, JsonSchema)]
pub struct CardState {
    /// Which.
    pub card: CardId,
    /// The face that is up unless it is weakened.
    pub form: Form,
    /// What it is to the fighter.
    pub role: Role,
    /// Its weakened face is up until the fighter's next turn.
    pub weakened: bool,
    /// It is off until a die is spent on it.
    pub shocked: bool,
    /// It was stolen, and is back when the fighter's turn ends; of a copy, that another one was chosen in its place.
    pub away: bool,
    /// It is a copy that goes when the turn ends.
    pub borrowed: bool,
    /// Uses this turn.
    pub used: u8,
    /// Uses this fight.
    pub spent: u8,
    /// Pips a countdown has taken.
    pub progress: u8,
    /// The die that waits for a second one; 0 for none.
    #[schemars(range(min = 0, max = 6))]
    pub held: u8,
}

impl CardState {
    /// A fresh card.
    pub const fn new(card: CardId, form: Form, role: Role) -> Self {
        Self {
            card,
            form,
            role,
            weakened: false,
            shocked: false,
            away: false,
            borrowed: false,
            used: 0,
            spent: 0,
            progress: 0,
            held: 0,
        }
    }

    /// What a turn can change of a card, in a number that is never 0.
    #[inline]
    pub(crate) const fn condition(&self) -> u32 {
        let flags = self.weakened as u32 | (self.shocked as u32) << 1 | (self.away as u32) << 2;
        let counts = (self.used as u32) << 6 | (self.spent as u32) << 14 | (self.progress as u32) << 22;
        flags | (self.held as u32 & 7) << 3 | counts | Self::FRESH
    }

    /// The [`condition`](Self::condition) of a card to which nothing has happened.
    pub(crate) const FRESH: u32 = 1 << 31;

    /// Whether a card in this [`condition`](Self::condition) is shocked.
    #[inline]
    pub(crate) const fn is_shocked(condition: u32) -> bool {
        condition & 2 > 0
    }

    /// Puts the card into a [`condition`](Self::condition).
    #[inline]
    pub(crate) const fn put(&mut self, condition: u32) {
        (self.weakened, self.shocked, self.away) = (condition & 1 > 0, condition & 2 > 0, condition & 4 > 0);
        self.held = (condition >> 3 & 7) as u8;
        (self.used, self.spent) = ((condition >> 6) as u8, (condition >> 14) as u8);
        self.progress = (condition >> 22) as u8;
    }

    /// Which card a borrowed copy is of, in a number that is never 0.
    pub(crate) const fn copied(&self) -> u32 {
        self.card.0 as u32 | (self.form as u32) << 16 | 1 << 31
    }

    /// A fresh copy of the card that [`copied`](Self::copied) told.
    pub(crate) fn copy_of(code: u32) -> Self {
        let form = Form::ALL[(code >> 16 & 3).min(2) as usize];
        Self { borrowed: true, ..Self::new(CardId(code as u16), form, Role::Gear) }
    }

    /// The face that is up.
    pub const fn face(&self) -> Form {
        if self.weakened { Form::Minus } else { self.form }
    }
}

/// One side of a fight.
#[derive(Clone, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Fighter {
    /// HP left; 0 only when the fight is over.
    pub hp: u16,
    /// What is the matter with it.
    pub statuses: Statuses,
    /// Of those, what it put on itself this turn and keeps at its end.
    pub fresh: Statuses,
    /// Dice before it, in the order they came.
    pub dice: ArrayVec<Die, MOST_DICE>,
    /// Cards before it, in the order of its board; skill and limit break come after the gear, copies last.
    pub cards: ArrayVec<CardState, MOST_CARDS>,
    /// HP lost towards the limit break.
    pub limit: u16,
    /// What the last card it used did; nothing where no card asks, and of what a card did that repeats another.
    #[serde(default)]
    pub(crate) last: ListId,
    /// Dice that come before it in its next turn besides those that it rolls, 1 to 6 each.
    #[serde(default)]
    pub coming: ArrayVec<u8, MOST_COMING>,
}

impl Fighter {
    /// How many of a status.
    #[inline]
    pub fn of(&self, status: Status) -> u8 {
        self.statuses.of(status)
    }

    /// Whether touching a burning die would leave no HP.
    pub(crate) fn burns_to_death(&self) -> bool {
        let helped = i32::from(self.of(Status::REDUCE)) + i32::from(self.of(Status::SHIELD));
        BURN_DAMAGE - helped >= i32::from(self.hp) && !self.statuses.has(Status::SURVIVE)
    }

    /// Takes up to `count` of a status away; returns how many.
    pub(crate) fn take(&mut self, status: Status, count: u8) -> u8 {
        let there = self.of(status);
        let taken = there.min(count);
        self.statuses.set(status, there - taken);
        self.fresh.set(status, self.fresh.of(status).min(there - taken));
        taken
    }
}

/// A position of a fight.
#[derive(Clone, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, JsonSchema)]
pub struct State {
    /// The round, from 1; each fighter has one turn in it.
    pub round: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// How far it is; `Acting` whenever somebody is asked.
    pub stage: Stage,
    /// The fighters, by seat.
    pub fighters: [Fighter; 2],
    /// What chance has to decide, if anything; null whenever somebody is asked.
    pub due: Option<Due>,
    /// What the rules still have to do, the next last; empty whenever somebody is asked.
    pub(crate) tasks: ArrayVec<Task, MOST_TASKS>,
    /// Whether the activation under way was dodged.
    pub(crate) dodged: bool,
    /// Whether the turn ends when the tasks are done.
    pub(crate) ending: bool,
    /// Actions made this turn.
    pub(crate) placements: u8,
    /// Cards used this turn; counted where a card asks.
    #[serde(default)]
    pub(crate) used: u8,
    /// HP that the hits of the activation under way took from the foe; counted where a card asks.
    #[serde(default)]
    pub(crate) dealt: u16,
    /// Times that statuses have done something since somebody decided.
    #[serde(default)]
    pub(crate) hooks: u8,
}

/// The other seat of two.
pub(crate) const fn other(seat: Seat) -> Seat {
    Seat(1 - (seat.0 & 1))
}

/// The seat that a side is to `seat`.
pub(crate) const fn on(seat: Seat, side: Side) -> Seat {
    match side {
        Side::Own => seat,
        Side::Foe => other(seat),
    }
}

impl State {
    /// The fighter whose turn it is.
    #[inline]
    pub fn actor(&self) -> &Fighter {
        self.fighter(self.active)
    }

    /// The other one.
    #[inline]
    pub fn foe(&self) -> &Fighter {
        self.fighter(other(self.active))
    }

    /// The fighter of a seat.
    #[inline]
    pub fn fighter(&self, seat: Seat) -> &Fighter {
        &self.fighters[usize::from(seat.0 & 1)]
    }

    #[inline]
    pub(crate) fn fighter_mut(&mut self, seat: Seat) -> &mut Fighter {
        &mut self.fighters[usize::from(seat.0 & 1)]
    }

    #[inline]
    pub(crate) fn actor_mut(&mut self) -> &mut Fighter {
        self.fighter_mut(self.active)
    }

    /// The seat a side is, as the active fighter sees it.
    #[inline]
    pub(crate) const fn seat(&self, side: Side) -> Seat {
        match side {
            Side::Own => self.active,
            Side::Foe => other(self.active),
        }
    }

    /// Which statuses there are any of on either side, the first as the lowest bit.
    #[inline]
    pub(crate) fn matter(&self) -> u32 {
        self.fighters.iter().fold(0, |bits, fighter| bits | fighter.statuses.bits())
    }

    /// Whether it is over.
    pub const fn over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }
}
