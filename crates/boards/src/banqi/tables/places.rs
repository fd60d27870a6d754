//! Numbers of positions of one material on four rows of eight squares.
//!
//! Turned round or mirrored a position is worth the same, so the first piece is always put into the lower left quarter. Five bits hold the square of each piece, the
//! lowest bit whose turn it is: 0 is that of the first colour.

use super::material::{MOST, Squares};
use crate::banqi::piece::Colour;
use crate::board::Square;

/// Bits of a square.
const BITS: u32 = 5;
/// What mirrors columns and rows, as numbers of squares are `row * 8 + column`.
const COLUMNS: u8 = 7;
const ROWS: u8 = 24;

/// How many numbers the positions of so many pieces have.
pub(super) const fn numbers(count: usize) -> usize {
    // Three bits for the first piece, one for whose turn it is.
    1 << (BITS as usize * (count - 1) + 4)
}

/// The number of a position.
#[inline]
pub(super) fn number(squares: &[Square], mover: Colour) -> usize {
    let Some(first) = squares.first() else { return 0 };
    let columns = if first.0 & 4 != 0 { COLUMNS } else { 0 };
    let rows = if first.0 & 16 != 0 { ROWS } else { 0 };
    let mirror = columns | rows;
    let quarter = first.0 ^ mirror;
    // The quarter has columns 0 to 3 and rows 0 and 1.
    let start = usize::from(quarter & 3 | (quarter & 8) >> 1);
    let all = squares[1..].iter().fold(start, |number, square| number << BITS | usize::from(square.0 ^ mirror));
    all << 1 | mover.index()
}

/// The position of a number of so many pieces.
#[inline]
pub(super) fn position(number: usize, count: usize) -> ([Square; MOST], Colour) {
    let mover = if number & 1 == 0 { Colour::Red } else { Colour::Black };
    let mut rest = number >> 1;
    let mut squares = [Square(0); MOST];
    for at in (1..count).rev() {
        squares[at] = Square((rest & 31) as u8);
        rest >>= BITS;
    }
    squares[0] = Square((rest & 3 | (rest & 4) << 1) as u8);
    (squares, mover)
}

/// Whether no two pieces stand on the same square.
#[inline]
pub(super) fn apart(squares: &[Square]) -> bool {
    let occupied = squares.iter().fold(0u32, |all, square| all | 1 << square.0);
    occupied.count_ones() as usize == squares.len()
}

/// The squares of the others when one piece is taken.
#[inline]
pub(super) fn without(squares: &[Square], taken: usize) -> Squares {
    squares.iter().enumerate().filter(|(at, _)| *at != taken).map(|(_, square)| *square).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirrored_positions_share_a_number_and_every_number_is_a_position() {
        for count in 2..=4 {
            let step = 1 + numbers(count) / 5_000;
            for at in (0..numbers(count)).step_by(step) {
                let (squares, mover) = position(at, count);
                let squares = &squares[..count];
                assert_eq!(number(squares, mover), at);
                for mirror in [COLUMNS, ROWS, COLUMNS | ROWS] {
                    let mirrored: Squares = squares.iter().map(|square| Square(square.0 ^ mirror)).collect();
                    assert_eq!(number(&mirrored, mover), at);
                }
            }
        }
    }
}
