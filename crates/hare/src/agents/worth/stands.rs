//! Where all runners stand in one number: ranks counted for all of them at once.

use crate::state::RUNNERS;

/// A one in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGH: u64 = ONES << 7;

/// Where all runners stand, a byte each.
#[derive(Clone, Copy)]
pub(super) struct Stands(u64);

impl Stands {
    #[inline]
    pub fn from_squares(squares: [u8; RUNNERS]) -> Self {
        let [a, b, c, d, e, f] = squares;
        Self(u64::from_le_bytes([a, b, c, d, e, f, 0, 0]))
    }

    /// With the runner of that number elsewhere.
    #[inline]
    pub fn with(self, number: usize, square: u8) -> Self {
        let shift = 8 * (number & 7);
        Self(self.0 & !(0xff << shift) | u64::from(square) << shift)
    }

    /// The rank of who stands on a square. No square is beyond the goal, so no byte runs over into the next.
    #[inline]
    pub fn rank(self, square: u8) -> u8 {
        let ahead = self.0.wrapping_add(ONES.wrapping_mul(u64::from(127_u8.saturating_sub(square)))) & HIGH;
        1 + count(ahead >> 7)
    }

    /// How many are home: their byte alone has the bit of the goal.
    #[inline]
    pub fn home(self) -> u8 {
        count(self.0 >> 6 & ONES)
    }
}

/// How many bytes are one, where the others are none.
#[inline]
fn count(bytes: u64) -> u8 {
    (bytes.wrapping_mul(ONES) >> 56) as u8
}

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use tabletop::Seed;

    use super::*;
    use crate::track::GOAL;

    #[test]
    fn ranks_are_those_counted_one_by_one() {
        let rng = &mut Seed(3).stream("squares", 0);
        for _ in 0..2_000 {
            let squares: [u8; RUNNERS] = std::array::from_fn(|_| match rng.random_range(0..5) {
                0 => 0,
                1 => GOAL,
                _ => rng.random_range(0..=GOAL),
            });
            let home = squares.iter().filter(|&&square| square == GOAL).count();
            let ahead = |squares: [u8; RUNNERS], own| squares.iter().filter(|&&square| square > own).count();
            let (number, to) = (rng.random_range(0..RUNNERS), rng.random_range(0..=GOAL));
            let mut moved = squares;
            moved[number] = to;
            let stands = Stands::from_squares(squares);
            assert_eq!(usize::from(stands.home()), home, "{squares:?}");
            for own in squares {
                assert_eq!(usize::from(stands.rank(own)), 1 + ahead(squares, own), "{own} of {squares:?}");
            }
            assert_eq!(usize::from(stands.with(number, to).rank(to)), 1 + ahead(moved, to), "{to} of {moved:?}");
        }
    }
}
