//! A state of a turn, packed: what the search keeps by the ten thousand and compares all the time.
//!
//! A [`State`] is near a kilobyte, most of it the same all turn. A [`Board`] holds what a turn can change, and unpacks over the
//! state the turn began in. What it has no room for (more
//! than four borrowed copies, more than two tasks) is kept whole.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;

use crate::effect::ListId;
use crate::stage::{Due, Stage, Task};
use crate::state::{CardState, Die, MOST_CARDS, MOST_COMING, MOST_DICE, State, other};
use crate::status::Statuses;

/// Borrowed copies and tasks a board has room for, beside the cards the turn began with.
const COPIES: usize = 4;
const TASKS: usize = 2;

/// A state of a turn, equal exactly where the states are that it stands for.
#[derive(Clone, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "nearly all are packed, and lie in the search's own list")]
pub(super) enum Board {
    /// Packed.
    Packed(Packed),
    /// Kept whole.
    Whole(Box<State>),
}

/// What a turn can change. Places that are not used are zero, so that equality need not know them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Packed {
    /// What can change of each card, 0 where there is none.
    cards: [u32; MOST_CARDS],
    /// Which cards those are that came in the turn; they stand behind the others.
    copies: [u32; COPIES],
    pub dice: [u8; MOST_DICE],
    pub own: Statuses,
    fresh: Statuses,
    pub foe: Statuses,
    /// Of the active fighter, then of the other.
    pub hp: [u16; 2],
    limit: [u16; 2],
    /// Dice that wait for the foe's next turn, 1 to 6 each, the first in the lowest three bits.
    coming: u32,
    /// What the last card of the active fighter did, and cards it has used.
    last: ListId,
    used: u8,
    /// Which of the foe's cards are away.
    away: u16,
    dodged: bool,
    ending: bool,
    stage: Stage,
    due: Option<Due>,
    tasks: [Option<Task>; TASKS],
}

impl Board {
    /// Packs a state of the turn that `blank` was made for by [`blank`].
    pub fn pack(state: &State, blank: &State) -> Self {
        let mut board = Self::Packed(Packed::EMPTY);
        board.pack_over(state, blank);
        board
    }

    /// Packs a state over another of the same turn, which takes less than to move a new one there.
    #[inline]
    pub fn pack_over(&mut self, state: &State, blank: &State) {
        let copies = state.actor().cards.get(blank.actor().cards.len()..);
        match copies.filter(|copies| copies.len() <= COPIES && fits(state)) {
            Some(copies) => {
                if let Self::Whole(_) = self {
                    *self = Self::Packed(Packed::EMPTY);
                }
                if let Self::Packed(packed) = self {
                    packed.put(state, copies);
                }
                debug_assert!(self.unpack(blank) == *state, "{state:?}");
            }
            None => *self = Self::Whole(Box::new(state.clone())),
        }
    }

    /// The state again.
    pub fn unpack(&self, blank: &State) -> State {
        let mut state = blank.clone();
        self.unpack_over(&mut state);
        state
    }

    /// The state again, over another of the same turn.
    #[inline]
    pub fn unpack_over(&self, state: &mut State) {
        let packed = match self {
            Self::Packed(packed) => packed,
            Self::Whole(whole) => return state.clone_from(whole),
        };
        (state.stage, state.due) = (packed.stage, packed.due);
        (state.dodged, state.ending) = (packed.dodged, packed.ending);
        (state.used, state.dealt, state.hooks) = (packed.used, 0, 0);
        state.tasks.clear();
        state.tasks.extend(packed.tasks.iter().flatten().copied());
        let foe = state.fighter_mut(other(state.active));
        (foe.hp, foe.limit, foe.statuses) = (packed.hp[1], packed.limit[1], packed.foe);
        foe.coming.clear();
        foe.coming.extend((0..MOST_COMING).map(|at| (packed.coming >> (3 * at) & 7) as u8).take_while(|die| *die > 0));
        for (at, card) in foe.cards.iter_mut().enumerate() {
            card.away = packed.away >> at & 1 == 1;
        }
        let own = state.actor_mut();
        (own.hp, own.limit, own.statuses, own.fresh) = (packed.hp[0], packed.limit[0], packed.own, packed.fresh);
        own.coming.clear();
        own.last = packed.last;
        own.dice.clear();
        own.dice.extend(packed.dice.iter().take_while(|code| **code != 0).map(|code| Die::decoded(*code)));
        let count = packed.cards.iter().take_while(|code| **code != 0).count();
        let copies = packed.copies.iter().take_while(|code| **code != 0).count();
        own.cards.truncate(count - copies);
        own.cards.extend(packed.copies[..copies].iter().map(|code| CardState::copy_of(*code)));
        own.cards.iter_mut().zip(packed.cards).for_each(|(card, code)| card.put(code));
    }

    /// What it packs, unless it is kept whole.
    #[inline]
    pub fn packed(&self) -> Option<&Packed> {
        match self {
            Self::Packed(packed) => Some(packed),
            Self::Whole(_) => None,
        }
    }

    /// The code of a die, 0 where there is none.
    #[inline]
    pub fn die(&self, at: u8) -> u8 {
        match self {
            Self::Packed(packed) => packed.dice.get(usize::from(at)).copied().unwrap_or(0),
            Self::Whole(state) => state.actor().dice.get(usize::from(at)).map_or(0, |die| die.code()),
        }
    }

    /// How far the turn is.
    #[inline]
    pub fn stage(&self) -> Stage {
        match self {
            Self::Packed(packed) => packed.stage,
            Self::Whole(state) => state.stage,
        }
    }

    /// What chance has to decide.
    #[inline]
    pub fn due(&self) -> Option<Due> {
        match self {
            Self::Packed(packed) => packed.due,
            Self::Whole(state) => state.due,
        }
    }

    /// The sum of the dice left; a face-down one counts 3.5.
    pub fn pips(&self) -> f64 {
        let pips = |die: Die| if die.hidden() { 3.5 } else { f64::from(die.value) };
        match self {
            Self::Packed(packed) => {
                packed.dice.iter().take_while(|code| **code != 0).map(|code| pips(Die::decoded(*code))).sum()
            }
            Self::Whole(state) => state.actor().dice.iter().map(|die| pips(*die)).sum(),
        }
    }

    /// A hash of all of it.
    #[inline]
    pub fn hash(&self) -> u64 {
        let mut fold = Fold(0);
        match self {
            Self::Packed(packed) => packed.fold(&mut fold),
            Self::Whole(state) => Hash::hash(state, &mut fold),
        }
        fold.finish()
    }
}

/// Whether a board has room for what of a state is rare.
#[inline]
fn fits(state: &State) -> bool {
    state.tasks.len() <= TASKS && (state.dealt, state.hooks) == (0, 0) && state.actor().coming.is_empty()
}

/// A state without what boards bring along, to unpack them over: the same for all states of a turn.
pub(super) fn blank(state: &State) -> State {
    let mut blank = state.clone();
    (blank.stage, blank.due, blank.dodged, blank.ending, blank.placements) = (Stage::Acting, None, false, false, 0);
    blank.tasks = ArrayVec::new();
    (blank.used, blank.dealt, blank.hooks) = (0, 0, 0);
    blank.actor_mut().last = ListId::NOTHING;
    for fighter in &mut blank.fighters {
        fighter.coming.clear();
        (fighter.hp, fighter.limit) = (0, 0);
        (fighter.statuses, fighter.fresh) = (Statuses::default(), Statuses::default());
        fighter.dice.clear();
    }
    let foe = blank.fighter_mut(other(blank.active));
    foe.cards.iter_mut().for_each(|card| card.away = false);
    blank.actor_mut().cards.iter_mut().for_each(|card| card.put(CardState::FRESH));
    blank
}

impl Packed {
    /// Nothing at all.
    const EMPTY: Self = Self {
        cards: [0; MOST_CARDS],
        copies: [0; COPIES],
        dice: [0; MOST_DICE],
        own: Statuses::NONE,
        fresh: Statuses::NONE,
        foe: Statuses::NONE,
        hp: [0; 2],
        limit: [0; 2],
        coming: 0,
        last: ListId::NOTHING,
        used: 0,
        away: 0,
        dodged: false,
        ending: false,
        stage: Stage::Acting,
        due: None,
        tasks: [None; TASKS],
    };

    /// Whether a card is shocked.
    #[inline]
    pub fn shocked(&self, card: usize) -> bool {
        self.cards.get(card).is_some_and(|condition| CardState::is_shocked(*condition))
    }

    /// Packs a state here, the last of whose cards came in the turn.
    #[inline]
    fn put(&mut self, state: &State, copies: &[CardState]) {
        let (own, foe) = (state.actor(), state.foe());
        (self.cards, self.copies) = ([0; MOST_CARDS], [0; COPIES]);
        (self.dice, self.tasks) = ([0; MOST_DICE], [None; TASKS]);
        (self.own, self.fresh, self.foe) = (own.statuses, own.fresh, foe.statuses);
        (self.hp, self.limit) = ([own.hp, foe.hp], [own.limit, foe.limit]);
        self.away = foe.cards.iter().rev().fold(0, |away, card| away << 1 | u16::from(card.away));
        self.coming = foe.coming.iter().rev().fold(0, |coming, die| coming << 3 | u32::from(*die));
        (self.last, self.used) = (own.last, state.used);
        (self.dodged, self.ending) = (state.dodged, state.ending);
        (self.stage, self.due) = (state.stage, state.due);
        self.cards.iter_mut().zip(&own.cards).for_each(|(code, card)| *code = card.condition());
        self.copies.iter_mut().zip(copies).for_each(|(code, card)| *code = card.copied());
        self.dice.iter_mut().zip(&own.dice).for_each(|(code, die)| *code = die.code());
        self.tasks.iter_mut().zip(&state.tasks).for_each(|(place, task)| *place = Some(*task));
    }

    #[inline]
    fn fold(&self, fold: &mut Fold) {
        let [own, foe] = self.hp;
        let rare = u64::from(self.away ^ self.coming as u16 ^ self.last.0 as u16 ^ u16::from(self.used) << 8) << 16
            | u64::from(self.limit[0]);
        fold.add(u64::from(own) << 48 | u64::from(foe) << 32 | rare);
        let dice = |from: usize| u64::from_le_bytes(std::array::from_fn(|at| self.dice[from + at]));
        fold.add(dice(0));
        if self.dice[8] != 0 {
            fold.add(dice(8));
        }
        for pair in self.cards.chunks_exact(2).take_while(|pair| pair[0] != 0) {
            fold.add(u64::from(pair[0]) << 32 | u64::from(pair[1]));
        }
        let ([own, own_more @ ..], [foe, foe_more @ ..]) = (self.own.words(), self.foe.words());
        fold.add(own);
        fold.add(foe);
        // The first eight statuses stand in a word of their own; of the others most boards have none.
        if own_more.iter().chain(&foe_more).fold(0, |all, word| all | word) != 0 {
            own_more.into_iter().chain(foe_more).for_each(|word| fold.add(word));
        }
        if self.due.is_some() || self.stage != Stage::Acting {
            (self.stage, self.due, self.tasks).hash(fold);
        }
    }
}

/// Folds what is hashed into 64 bits by multiplication; the search compares boards besides, so it need not be strong.
struct Fold(u64);

impl Fold {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Fold {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.add(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.add(value);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}
