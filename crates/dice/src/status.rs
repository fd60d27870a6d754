//! What can be the matter with a fighter, and how fighters are made to take it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A status: a counter on a fighter. What each does is told at its name; `rules` does it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
pub enum Status {
    /// n HP are lost at one's own turn start, past the shield; then n is one less.
    Poison,
    /// The next n dice rolled burn: touching one is an attack of [`BURN_DAMAGE`] on oneself.
    Burn,
    /// The highest unfrozen die becomes a 1, n times.
    Freeze,
    /// n random ready cards are off until a die is spent on them.
    Shock,
    /// n random cards use their weakened form.
    Weaken,
    /// n dice fall face down: nobody knows them until they are put somewhere.
    Blind,
    /// The first n dice cannot be used.
    Lock,
    /// Each activation fizzles half the time; a fizzle takes one away.
    Curse,
    /// Skill and limit break are off.
    Silence,
    /// Dice that share a value are destroyed.
    Vanish,
    /// Absorbs damage until it is used up.
    Shield,
    /// Each hit taken is n less.
    Reduce,
    /// The next n activations aimed at the bearer do nothing to it.
    Dodge,
    /// Who attacks takes n for each attack.
    Thorns,
    /// The next n activations run twice with the same dice.
    Fury,
    /// The next n cards used stay ready.
    ReEquip,
    /// The next lethal hit leaves 1 HP.
    Survive,
}

/// Damage of touching a burning die.
pub const BURN_DAMAGE: i32 = 2;

/// No counter passes this; what is put on beyond it is lost.
pub const MOST_STACKS: u8 = 99;

/// When a status ends by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// Only when it is used up.
    Used,
    /// At the bearer's next turn start.
    TurnStart,
    /// At the bearer's turn end. What the bearer put on itself this turn survives one end more.
    TurnEnd,
}

impl Status {
    /// All of them, in the order of their counters.
    pub const ALL: [Status; 17] = [
        Status::Poison,
        Status::Burn,
        Status::Freeze,
        Status::Shock,
        Status::Weaken,
        Status::Blind,
        Status::Lock,
        Status::Curse,
        Status::Silence,
        Status::Vanish,
        Status::Shield,
        Status::Reduce,
        Status::Dodge,
        Status::Thorns,
        Status::Fury,
        Status::ReEquip,
        Status::Survive,
    ];

    /// How many there are.
    pub const COUNT: usize = Status::ALL.len();

    /// Its name in scripts and files.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Poison => "POISON",
            Status::Burn => "BURN",
            Status::Freeze => "FREEZE",
            Status::Shock => "SHOCK",
            Status::Weaken => "WEAKEN",
            Status::Blind => "BLIND",
            Status::Lock => "LOCK",
            Status::Curse => "CURSE",
            Status::Silence => "SILENCE",
            Status::Vanish => "VANISH",
            Status::Shield => "SHIELD",
            Status::Reduce => "REDUCE",
            Status::Dodge => "DODGE",
            Status::Thorns => "THORNS",
            Status::Fury => "FURY",
            Status::ReEquip => "RE_EQUIP",
            Status::Survive => "SURVIVE",
        }
    }

    /// When it ends by itself. Weaken has landed on cards by then, and cards are restored at the next turn start.
    pub const fn ends(self) -> Ends {
        match self {
            Status::Poison | Status::Weaken | Status::Shield | Status::Fury | Status::Survive => Ends::Used,
            Status::Reduce | Status::Dodge | Status::Thorns => Ends::TurnStart,
            Status::Burn
            | Status::Freeze
            | Status::Shock
            | Status::Blind
            | Status::Lock
            | Status::Curse
            | Status::Silence
            | Status::Vanish
            | Status::ReEquip => Ends::TurnEnd,
        }
    }

    /// Whether its bearer is glad of it.
    pub const fn good(self) -> bool {
        self as usize >= Status::Shield as usize
    }

    /// The element fighters may have an [`Affinity`] to.
    pub const fn element(self) -> Option<Element> {
        match self {
            Status::Burn => Some(Element::Fire),
            Status::Freeze => Some(Element::Ice),
            Status::Shock => Some(Element::Shock),
            Status::Poison => Some(Element::Poison),
            _ => None,
        }
    }
}

/// What a status is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Element {
    /// [`Status::Burn`].
    Fire,
    /// [`Status::Freeze`].
    Ice,
    /// [`Status::Shock`].
    Shock,
    /// [`Status::Poison`].
    Poison,
}

/// How a fighter takes an element.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Affinity {
    /// Nothing of it lands.
    Immune,
    /// Twice as much lands.
    Weak,
    /// Half of it lands, rounded up.
    Strong,
    /// It heals 1 HP each instead.
    Absorbs,
}

/// What a fighter is born with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Innate {
    /// How it takes an element.
    Takes(Element, Affinity),
    /// It has the first turn; where both have it, the first seat does.
    GoesFirst,
    /// Each of its turns it rolls one die more than the turn before.
    GrowingDice,
}

/// The counters of one fighter, 0 to 99 each. Serialises as a list in the order of [`Status::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Statuses([u8; Status::COUNT]);

impl Statuses {
    /// None of any.
    pub(crate) const NONE: Self = Self([0; Status::COUNT]);

    /// How many of one; 0 where it is not there.
    #[inline]
    pub const fn of(&self, status: Status) -> u8 {
        self.0[status as usize]
    }

    /// Whether there is any of it.
    #[inline]
    pub const fn has(&self, status: Status) -> bool {
        self.of(status) > 0
    }

    /// Sets a counter, at most [`MOST_STACKS`].
    #[inline]
    pub fn set(&mut self, status: Status, count: u8) {
        self.0[status as usize] = count.min(MOST_STACKS);
    }

    /// The counters packed, for hashing.
    #[inline]
    pub(crate) fn words(&self) -> [u64; 3] {
        let word = |from: usize| u64::from_le_bytes(std::array::from_fn(|at| self.0[from + at]));
        [word(0), word(8), self.0[16].into()]
    }

    /// All that are there, with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (Status, u8)> + '_ {
        Status::ALL.into_iter().map(|status| (status, self.of(status))).filter(|&(_, count)| count > 0)
    }
}

impl FromIterator<(Status, u8)> for Statuses {
    fn from_iter<T: IntoIterator<Item = (Status, u8)>>(pairs: T) -> Self {
        let mut statuses = Statuses::default();
        for (status, count) in pairs {
            statuses.set(status, count);
        }
        statuses
    }
}
