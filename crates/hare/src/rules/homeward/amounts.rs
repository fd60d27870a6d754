//! Sets of numbers of carrots, as bits: a step forward or a payment moves a whole set at once.

/// Numbers of carrots that are told apart: 0 to one less. Who has more counts as having the most.
pub(super) const AMOUNTS: usize = 512;
/// Bits of a word.
const WIDTH: usize = 64;
const WORDS: usize = AMOUNTS / WIDTH;

/// A set of numbers of carrots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Amounts([u64; WORDS]);

impl Amounts {
    /// Every number there is.
    pub const ALL: Self = Self([u64::MAX; WORDS]);

    /// The numbers up to `most`.
    pub fn up_to(most: u16) -> Self {
        (0..=usize::from(most).min(AMOUNTS - 1)).fold(Self::default(), |mut set, amount| {
            set.0[amount / WIDTH] |= 1 << (amount % WIDTH);
            set
        })
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Whether a number is one of them; more than there are count as the most.
    pub fn contains(self, amount: u16) -> bool {
        let amount = usize::from(amount).min(AMOUNTS - 1);
        self.0[amount / WIDTH] >> (amount % WIDTH) & 1 == 1
    }

    /// What one had who has one of these after paying `price`.
    pub fn before_paying(self, price: u16) -> Self {
        let (words, bits) = (usize::from(price) / WIDTH, usize::from(price) % WIDTH);
        let word = |at: usize| if at < WORDS { self.0[at] } else { 0 };
        Self(std::array::from_fn(|at| {
            let high = word(at.wrapping_sub(words));
            let low = word(at.wrapping_sub(words + 1));
            high << bits | if bits == 0 { 0 } else { low >> (WIDTH - bits) }
        }))
    }

    /// What one had who has one of these after earning `pay`.
    pub fn before_earning(self, pay: u16) -> Self {
        let (words, bits) = (usize::from(pay) / WIDTH, usize::from(pay) % WIDTH);
        // Whoever would have more has the most.
        let beyond = if self.contains(u16::MAX) { u64::MAX } else { 0 };
        let word = |at: usize| if at < WORDS { self.0[at] } else { beyond };
        Self(std::array::from_fn(|at| {
            let (low, high) = (word(at + words), word(at + words + 1));
            low >> bits | if bits == 0 { 0 } else { high << (WIDTH - bits) }
        }))
    }

    /// Those of both.
    #[inline]
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }

    /// Those that are not in `other`.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    /// Goes over them, from the least on.
    pub fn each(self, mut then: impl FnMut(usize)) {
        for (at, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                then(at * WIDTH + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_move_as_their_numbers_do() {
        let all = AMOUNTS as u16 - 1;
        let mut odd = Amounts::default();
        for amount in [0, 3, 63, 64, 100, 127, 128, 191, 192, 254] {
            odd = odd.or(Amounts::up_to(amount).without(if amount == 0 {
                Amounts::default()
            } else {
                Amounts::up_to(amount - 1)
            }));
        }
        for set in [odd, Amounts::up_to(20), Amounts::ALL, Amounts::default()] {
            for moved in [0, 1, 10, 63, 64, 65, 130, 253, 300] {
                let (paying, earning) = (set.before_paying(moved), set.before_earning(moved));
                for had in 0..=all {
                    let left = had.checked_sub(moved);
                    assert_eq!(paying.contains(had), left.is_some_and(|left| set.contains(left)), "{had} less {moved}");
                    assert_eq!(earning.contains(had), set.contains((had + moved).min(all)), "{had} and {moved}");
                }
            }
        }
        let mut seen = Vec::new();
        odd.each(|amount| seen.push(amount));
        assert_eq!(seen, [0, 3, 63, 64, 100, 127, 128, 191, 192, 254]);
    }
}
