//! A state of a turn, packed: what the search keeps by the ten thousand and compares all the time.
//!
//! A [`State`] is near a kilobyte, most of it the same all turn. A [`Board`] holds what a turn can change, and unpacks over the
//! state the turn began in. What it has no room for is kept whole.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;

use crate::MOST_DICE;
use crate::stage::{Due, Stage, Task};
use crate::state::{CardState, Die, State, other};
use crate::status::Statuses;

/// Cards and tasks a board has room for.
const CARDS: usize = 9;
const TASKS: usize = 2;

/// A state of a turn, equal exactly where the states are that it stands for.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Board {
    /// Packed.
    Small(Small),
    /// Kept whole.
    Whole(Box<State>),
}

/// What a turn can change. Places that are not used are zero, so that equality need not know them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Small {
    cards: [u64; CARDS],
    dice: [u8; MOST_DICE],
    own: Statuses,
    fresh: Statuses,
    foe: Statuses,
    /// Of the active fighter, then of the other.
    hp: [u16; 2],
    limit: [u16; 2],
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
    #[inline]
    pub fn pack(state: &State, blank: &State) -> Self {
        let own = state.actor();
        if own.cards.len() > CARDS || state.tasks.len() > TASKS {
            return Self::Whole(Box::new(state.clone()));
        }
        let mut small = Small::of(state);
        small.cards.iter_mut().zip(&own.cards).for_each(|(code, card)| *code = card.code());
        small.dice.iter_mut().zip(&own.dice).for_each(|(code, die)| *code = die.code());
        small.tasks.iter_mut().zip(&state.tasks).for_each(|(place, task)| *place = Some(*task));
        let packed = Self::Small(small);
        debug_assert!(packed.unpack(blank) == *state, "{state:?}");
        packed
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
        let small = match self {
            Self::Small(small) => small,
            Self::Whole(whole) => return state.clone_from(whole),
        };
        (state.stage, state.due) = (small.stage, small.due);
        (state.dodged, state.ending) = (small.dodged, small.ending);
        state.tasks.clear();
        state.tasks.extend(small.tasks.iter().flatten().copied());
        let foe = state.fighter_mut(other(state.active));
        (foe.hp, foe.limit, foe.statuses) = (small.hp[1], small.limit[1], small.foe);
        for (at, card) in foe.cards.iter_mut().enumerate() {
            card.away = small.away >> at & 1 == 1;
        }
        let own = state.actor_mut();
        (own.hp, own.limit, own.statuses, own.fresh) = (small.hp[0], small.limit[0], small.own, small.fresh);
        own.dice.clear();
        own.cards.clear();
        own.dice.extend(small.dice.iter().take_while(|code| **code != NOTHING as u8).map(|code| Die::decoded(*code)));
        own.cards.extend(small.cards.iter().take_while(|code| **code != NOTHING).map(|code| CardState::decoded(*code)));
    }

    /// How far the turn is.
    #[inline]
    pub fn stage(&self) -> Stage {
        match self {
            Self::Small(small) => small.stage,
            Self::Whole(state) => state.stage,
        }
    }

    /// Whether chance has to decide something.
    #[inline]
    pub fn is_due(&self) -> bool {
        match self {
            Self::Small(small) => small.due.is_some(),
            Self::Whole(state) => state.due.is_some(),
        }
    }

    /// The sum of the dice left; a face-down one counts 3.5.
    pub fn pips(&self) -> f64 {
        let pips = |die: Die| if die.hidden() { 3.5 } else { f64::from(die.value) };
        match self {
            Self::Small(small) => {
                let dice = small.dice.iter().take_while(|code| **code != NOTHING as u8);
                dice.map(|code| pips(Die::decoded(*code))).sum()
            }
            Self::Whole(state) => state.actor().dice.iter().map(|die| pips(*die)).sum(),
        }
    }

    /// A hash of all of it.
    #[inline]
    pub fn hash(&self) -> u64 {
        let mut fold = Fold(0);
        match self {
            Self::Small(small) => small.fold(&mut fold),
            Self::Whole(state) => Hash::hash(state, &mut fold),
        }
        fold.finish()
    }
}

/// A state without what boards bring along, to unpack them over.
pub(super) fn blank(state: &State) -> State {
    let mut blank = state.clone();
    (blank.due, blank.dodged, blank.ending, blank.placements) = (None, false, false, 0);
    blank.tasks = ArrayVec::new();
    let own = blank.actor_mut();
    own.dice.clear();
    own.cards.clear();
    blank
}

impl Small {
    /// All but cards, dice and tasks.
    #[inline]
    fn of(state: &State) -> Self {
        let (own, foe) = (state.actor(), state.foe());
        Self {
            cards: [NOTHING; CARDS],
            dice: [NOTHING as u8; MOST_DICE],
            own: own.statuses,
            fresh: own.fresh,
            foe: foe.statuses,
            hp: [own.hp, foe.hp],
            limit: [own.limit, foe.limit],
            away: foe.cards.iter().rev().fold(0, |away, card| away << 1 | u16::from(card.away)),
            dodged: state.dodged,
            ending: state.ending,
            stage: state.stage,
            due: state.due,
            tasks: [None; TASKS],
        }
    }

    #[inline]
    fn fold(&self, fold: &mut Fold) {
        let [own, foe] = self.hp;
        let rare = u64::from(self.away) << 16 | u64::from(self.limit[0]);
        fold.add(u64::from(own) << 48 | u64::from(foe) << 32 | rare);
        let dice = self.dice.iter().take_while(|code| **code != NOTHING as u8);
        // Dice are worth six bits each: ten of them in a word, the rest turned over it.
        fold.add(dice.fold(0u64, |word, code| word.rotate_left(6) ^ u64::from(*code)));
        self.cards.iter().take_while(|code| **code != NOTHING).for_each(|code| fold.add(*code));
        self.own.words().into_iter().chain(self.foe.words()).for_each(|word| fold.add(word));
        if self.due.is_some() || self.stage != Stage::Acting {
            (self.stage, self.due, self.tasks).hash(fold);
        }
    }
}

/// Neither a die nor a card.
const NOTHING: u64 = 0;

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
