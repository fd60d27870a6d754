//! Named random streams that all derive from one seed.

use std::fmt;
use std::str::FromStr;

use rand::SeedableRng;
use rand_pcg::Pcg64;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::{xxh3_64, xxh3_64_with_seed};

/// The one generator of the house: small, fast, and the same everywhere (unlike `StdRng`).
pub type Rng = Pcg64;

/// The number a whole game follows from.
///
/// Draws are *indexed*, not consumed: the third roll of a game is the third roll whatever was undone, thought or looked
/// at in between. So undo cannot re-roll and thinking cannot shift the dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

impl Seed {
    /// The generator of the `index`-th draw from the stream called `name`.
    #[inline]
    pub fn stream(self, name: &str, index: u64) -> Rng {
        let key = xxh3_64_with_seed(name.as_bytes(), self.0);
        let mut bytes = [0; 32];
        for (lane, chunk) in bytes.chunks_exact_mut(8).enumerate() {
            chunk.copy_from_slice(&mix(key ^ mix(index.wrapping_mul(4).wrapping_add(lane as u64))).to_le_bytes());
        }
        Pcg64::from_seed(bytes)
    }

    /// A seed of its own for a named part, such as one game of a match or one generation of a training run.
    pub fn derive(self, name: &str, index: u64) -> Seed {
        Seed(mix(xxh3_64_with_seed(name.as_bytes(), self.0) ^ mix(index)))
    }

    /// The seed a phrase stands for: a number stands for itself, anything else for its hash.
    pub fn from_phrase(phrase: &str) -> Seed {
        let phrase = phrase.trim();
        phrase.parse().unwrap_or_else(|_| Seed(xxh3_64(phrase.as_bytes())))
    }
}

/// SplitMix64's finaliser (Steele, Lea, Flood 2014): a bijection that spreads every bit.
#[inline]
const fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Seed {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Seed)
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::*;

    #[test]
    fn streams_are_apart_and_repeatable() {
        let draw = |name, index| Seed(7).stream(name, index).random::<u64>();
        assert_eq!(draw("dice", 3), draw("dice", 3));
        assert_ne!(draw("dice", 3), draw("dice", 4));
        assert_ne!(draw("dice", 3), draw("cards", 3));
        assert_ne!(draw("dice", 3), Seed(8).stream("dice", 3).random::<u64>());
        assert_ne!(Seed(7).derive("game", 1), Seed(7).derive("game", 2));
    }

    #[test]
    fn first_dice_of_neighbouring_draws_are_fair() {
        let mut faces = [0u32; 6];
        for index in 0..60_000 {
            faces[Seed(1).stream("dice", index).random_range(0..6usize)] += 1;
        }
        // Chi-square with 5 degrees of freedom: 20.5 is the 0.1 % point.
        let chi: f64 = faces.iter().map(|&n| (n as f64 - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 20.5, "{faces:?}: {chi}");
    }

    #[test]
    fn phrases_and_numbers_are_seeds() {
        assert_eq!(Seed::from_phrase(" 42 "), Seed(42));
        assert_ne!(Seed::from_phrase("waterloo"), Seed::from_phrase("austerlitz"));
    }
}
