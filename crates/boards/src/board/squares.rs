//! A set of squares as bits of one word.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use num_traits::PrimInt;

use super::square::Square;

/// A set of squares: `u64` holds those of boards with up to 64, `u128` those of any board. Goes over them from the lowest number. A square that the word has
/// no bit for is in no set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Squares<W = u64>(pub W);

impl<W: PrimInt> Squares<W> {
    /// None.
    #[inline]
    pub fn none() -> Self {
        Self(W::zero())
    }

    /// One; none for a square beyond the word.
    #[inline]
    pub fn of(square: Square) -> Self {
        let bits = W::zero().count_zeros() as usize;
        if square.index() < bits { Self(W::one() << square.index()) } else { Self::none() }
    }

    /// Whether a square is among them.
    #[inline]
    pub fn contains(self, square: Square) -> bool {
        !(self & Self::of(square)).is_empty()
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        self.0 = self.0 | Self::of(square).0;
    }

    /// Takes a square out.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        self.0 = self.0 & !Self::of(square).0;
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.is_zero()
    }

    /// How many.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl<W: PrimInt> Iterator for Squares<W> {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let lowest = (!self.is_empty()).then(|| self.0.trailing_zeros())?;
        self.0 = self.0 & (self.0 - W::one());
        Some(Square(lowest as u8))
    }
}

impl<W: PrimInt> FromIterator<Square> for Squares<W> {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut all = Self::none();
        squares.into_iter().for_each(|square| all.insert(square));
        all
    }
}

impl<W: PrimInt> BitAnd for Squares<W> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl<W: PrimInt> BitOr for Squares<W> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl<W: PrimInt> BitOrAssign for Squares<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 = self.0 | other.0;
    }
}

impl<W: PrimInt> Not for Squares<W> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_is_put_in_and_goes_over_it_in_order() {
        let mut squares: Squares<u128> = [Square(99), Square(3), Square(70)].into_iter().collect();
        assert_eq!((squares.len(), squares.contains(Square(70)), squares.contains(Square(6))), (3, true, false));
        squares.remove(Square(70));
        squares.insert(Square(3));
        assert_eq!(squares.collect::<Vec<_>>(), [Square(3), Square(99)]);
        let both = Squares::<u64>::of(Square(1)) | Squares::of(Square(2));
        assert_eq!(both & !Squares::of(Square(2)), Squares::of(Square(1)));
        assert!(!Squares(u64::MAX).contains(Square(64)) && !Squares(u64::MAX).contains(Square(200)));
    }
}
