//! What each position of a material is worth, a byte each.

use super::places;
use super::verdict::Verdict;
use crate::banqi::piece::Colour;
use crate::board::Square;

/// Longest distance a table holds; longer ones count as draws. No ending of four pieces comes near it.
pub(super) const LONGEST: u16 = 120;
/// What stands for a draw, and for what is not known yet.
const DRAWN: u8 = 0;
/// Losses begin here.
const LOST: u8 = 128;

/// The values of one material, from whoever is to act.
#[derive(Clone, Debug)]
pub(super) struct Table {
    values: Vec<u8>,
}

impl Table {
    /// A table of draws for so many pieces.
    pub fn new(count: usize) -> Self {
        Self { values: vec![DRAWN; places::numbers(count)] }
    }

    /// How many bytes it takes.
    pub fn size(&self) -> usize {
        self.values.len()
    }

    /// What a position is worth.
    #[inline]
    pub fn verdict(&self, squares: &[Square], mover: Colour) -> Verdict {
        self.at(places::number(squares, mover))
    }

    /// What the position of a number is worth.
    #[inline]
    pub fn at(&self, number: usize) -> Verdict {
        match self.values[number] {
            DRAWN => Verdict::Drawn,
            value if value >= LOST => Verdict::Lost(u16::from(value - LOST)),
            value => Verdict::Won(u16::from(value)),
        }
    }

    /// Whether nothing is known of it yet.
    #[inline]
    pub fn is_open(&self, number: usize) -> bool {
        self.values[number] == DRAWN
    }

    /// Writes a value down. Distances are at most [`LONGEST`].
    #[inline]
    pub fn set(&mut self, number: usize, verdict: Verdict) {
        self.values[number] = match verdict {
            Verdict::Drawn => DRAWN,
            Verdict::Won(distance) => distance.min(LONGEST) as u8,
            Verdict::Lost(distance) => LOST + distance.min(LONGEST) as u8,
        };
    }
}
