//! What can be the matter with a fighter, and how fighters are made to take it.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A status: a counter on a fighter, by its place in the catalogue's list of [kinds](crate::StatusKind). Those that have a name here are the ones that the rules do in
/// code; what the others do is data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Status(u8);

/// Damage of touching a burning die.
pub const BURN_DAMAGE: i32 = 2;

/// No counter passes this; what is put on beyond it is lost.
pub const MOST_STACKS: u8 = 99;

/// Most statuses there may be: those that ship and those of all mods in use.
pub const MOST_STATUSES: usize = 32;

impl Status {
    /// n HP are lost at one's own turn start, past the shield; then n is one less.
    pub const POISON: Self = Self(0);
    /// The next n dice rolled burn: touching one is an attack of [`BURN_DAMAGE`] on oneself.
    pub const BURN: Self = Self(1);
    /// The highest unfrozen die becomes a 1, n times.
    pub const FREEZE: Self = Self(2);
    /// n random ready cards are off until a die is spent on them.
    pub const SHOCK: Self = Self(3);
    /// n random cards use their weakened form.
    pub const WEAKEN: Self = Self(4);
    /// n dice fall face down: nobody knows them until they are put somewhere.
    pub const BLIND: Self = Self(5);
    /// The first n dice cannot be used.
    pub const LOCK: Self = Self(6);
    /// Each activation fizzles half the time; a fizzle takes one away.
    pub const CURSE: Self = Self(7);
    /// Skill and limit break are off.
    pub const SILENCE: Self = Self(8);
    /// Dice that share a value are destroyed.
    pub const VANISH: Self = Self(9);
    /// Absorbs damage until it is used up.
    pub const SHIELD: Self = Self(10);
    /// Each hit taken is n less.
    pub const REDUCE: Self = Self(11);
    /// The next n activations aimed at the bearer do nothing to it.
    pub const DODGE: Self = Self(12);
    /// Who attacks takes n for each attack.
    pub const THORNS: Self = Self(13);
    /// The next n activations run twice with the same dice.
    pub const FURY: Self = Self(14);
    /// The next n cards used stay ready.
    pub const RE_EQUIP: Self = Self(15);
    /// The next lethal hit leaves 1 HP.
    pub const SURVIVE: Self = Self(16);

    /// The ids of those that the rules do in code, in the order of their numbers.
    pub const IDS: [&str; 17] = [
        "poison", "burn", "freeze", "shock", "weaken", "blind", "lock", "curse", "silence", "vanish", "shield",
        "reduce", "dodge", "thorns", "fury", "re-equip", "survive",
    ];

    /// How many the rules do in code.
    pub const COUNT: usize = Self::IDS.len();

    /// Those that the rules do in code, in order.
    pub const BUILT_IN: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut at = 0;
        while at < Self::COUNT {
            all[at] = Self(at as u8);
            at += 1;
        }
        all
    };

    /// The status at a place of the catalogue's list; the last there may be where there can be none.
    pub(crate) const fn at(place: usize) -> Self {
        Self(if place < MOST_STATUSES { place } else { MOST_STATUSES - 1 } as u8)
    }

    /// Its place in the catalogue's list.
    #[inline]
    pub const fn place(self) -> usize {
        self.0 as usize % MOST_STATUSES
    }

    /// Those of a set of bits, the first as the lowest.
    #[inline]
    pub(crate) fn of_bits(mut bits: u32) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let next = (bits != 0).then(|| Self::at(bits.trailing_zeros() as usize));
            bits &= bits.wrapping_sub(1);
            next
        })
    }

    /// Its id, if the rules do it in code; the catalogue knows those of the others.
    pub const fn id(self) -> Option<&'static str> {
        if self.is_built_in() { Some(Self::IDS[self.0 as usize]) } else { None }
    }

    /// Whether the rules do it in code.
    pub const fn is_built_in(self) -> bool {
        (self.0 as usize) < Self::COUNT
    }
}

/// What a status is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Element {
    /// [`Status::BURN`].
    Fire,
    /// [`Status::FREEZE`].
    Ice,
    /// [`Status::SHOCK`].
    Shock,
    /// [`Status::POISON`].
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

/// The counters of one fighter, 0 to 99 each. Serialises as a list in the order of the catalogue's statuses: those that the rules do in code, then as many of the
/// others as there are any of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
pub struct Statuses([u8; MOST_STATUSES]);

/// Words of 64 bits that the counters fill.
pub(crate) const STATUS_WORDS: usize = MOST_STATUSES / 8;

impl Statuses {
    /// None of any.
    pub(crate) const NONE: Self = Self([0; MOST_STATUSES]);

    /// How many of one; 0 where it is not there.
    #[inline]
    pub const fn of(&self, status: Status) -> u8 {
        self.0[status.place()]
    }

    /// Whether there is any of it.
    #[inline]
    pub const fn has(&self, status: Status) -> bool {
        self.of(status) > 0
    }

    /// Sets a counter, at most [`MOST_STACKS`].
    #[inline]
    pub fn set(&mut self, status: Status, count: u8) {
        self.0[status.place()] = count.min(MOST_STACKS);
    }

    /// The counters packed, for hashing.
    #[inline]
    pub(crate) fn words(&self) -> [u64; STATUS_WORDS] {
        std::array::from_fn(|word| u64::from_le_bytes(std::array::from_fn(|at| self.0[8 * word + at])))
    }

    /// Which there are any of, the first as the lowest bit.
    #[inline]
    pub(crate) fn bits(&self) -> u32 {
        // Adding 127 to the lower seven bits of a byte sets its highest unless they are 0, and never carries; a product gathers the
        // highest bits. A file may count beyond what the rules do, and such a counter is there, too.
        let gathered = |word: u64| {
            let lower = (word & 0x7f7f_7f7f_7f7f_7f7f) + 0x7f7f_7f7f_7f7f_7f7f;
            let highest = ((word | lower) & 0x8080_8080_8080_8080) >> 7;
            (highest.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
        };
        self.words().into_iter().rev().fold(0, |bits, word| bits << 8 | gathered(word))
    }

    /// All that are there, with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (Status, u8)> + '_ {
        Status::of_bits(self.bits()).map(|status| (status, self.of(status)))
    }
}

impl From<Statuses> for Vec<u8> {
    fn from(Statuses(counts): Statuses) -> Self {
        let used = counts.iter().rposition(|count| *count > 0).map_or(0, |last| last + 1);
        counts[..used.max(Status::COUNT)].to_vec()
    }
}

impl TryFrom<Vec<u8>> for Statuses {
    type Error = String;

    fn try_from(list: Vec<u8>) -> Result<Self, String> {
        let mut counts = [0; MOST_STATUSES];
        match counts.get_mut(..list.len()) {
            Some(places) => places.copy_from_slice(&list),
            None => return Err(format!("{} counters, and there are at most {MOST_STATUSES} statuses", list.len())),
        }
        Ok(Self(counts))
    }
}

impl JsonSchema for Statuses {
    fn schema_name() -> Cow<'static, str> {
        "Statuses".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "The counters of one fighter, 0 to 99 each: a list in the order of the statuses, those that ship first, then as many of those of mods as there are any of.",
            "type": "array",
            "items": { "type": "integer", "minimum": 0, "maximum": MOST_STACKS },
            "minItems": Status::COUNT,
            "maxItems": MOST_STATUSES,
        })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_statuses_that_are_there_are_those_that_are_counted() {
        for (count, place) in (0..=u8::MAX).flat_map(|count| (0..MOST_STATUSES).map(move |place| (count, place))) {
            // Beside the largest counter and beside none.
            for beside in [0, u8::MAX] {
                let mut counts = [beside; MOST_STATUSES];
                counts[place] = count;
                let plain = counts.iter().rev().fold(0, |bits, count| bits << 1 | u32::from(*count > 0));
                assert_eq!(Statuses(counts).bits(), plain, "{count} at {place} beside {beside}");
            }
        }
    }
}
