//! What cannons can shoot at, and where they can slide to.

use crate::board::{Square, Squares};

/// Squares of a line from one on to the edge.
type Rays = [u64; 64];

/// To higher numbers along the column and the row, to lower ones likewise. On a board of fewer rows nothing lies on what is beyond it.
static UP: Rays = rays(0, 1);
static RIGHT: Rays = rays(1, 0);
static DOWN: Rays = rays(0, -1);
static LEFT: Rays = rays(-1, 0);

const fn rays(columns: i8, rows: i8) -> Rays {
    let mut all = [0; 64];
    let mut from = 0;
    while from < 64 {
        let (mut column, mut row) = (from as i8 % 8 + columns, from as i8 / 8 + rows);
        while column >= 0 && column < 8 && row >= 0 && row < 8 {
            all[from] |= 1 << (row * 8 + column);
            column += columns;
            row += rows;
        }
        from += 1;
    }
    all
}

/// The squares behind exactly one piece on each line from `square` that are the next on which something lies.
#[inline]
pub(super) fn shots(square: Square, occupied: Squares) -> Squares {
    let at = square.index();
    let higher = |ray: &Rays| {
        let pieces = ray[at] & occupied.0;
        let behind = pieces & pieces.wrapping_sub(1);
        behind & behind.wrapping_neg()
    };
    let lower = |ray: &Rays| {
        let pieces = ray[at] & occupied.0;
        let behind = pieces & !highest(pieces);
        highest(behind)
    };
    Squares(higher(&UP) | higher(&RIGHT) | lower(&DOWN) | lower(&LEFT))
}

/// The empty squares on each line from `square` before the next piece.
#[inline]
pub(super) fn slides(square: Square, occupied: Squares, all: Squares) -> Squares {
    let at = square.index();
    let higher = |ray: &Rays| {
        let next = ray[at] & occupied.0;
        ray[at] & (next & next.wrapping_neg()).wrapping_sub(1)
    };
    let lower = |ray: &Rays| {
        let next = highest(ray[at] & occupied.0);
        // With nothing in the way all squares are above zero.
        ray[at] & !(next | next.wrapping_sub(u64::from(next != 0)))
    };
    Squares(higher(&UP) | higher(&RIGHT) | lower(&DOWN) | lower(&LEFT)) & all
}

/// The highest bit alone.
#[inline]
const fn highest(bits: u64) -> u64 {
    if bits == 0 { 0 } else { 1 << (63 - bits.leading_zeros()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Direction, Size};

    /// The same, square by square.
    fn plain(square: Square, occupied: Squares, size: Size) -> [Squares; 2] {
        let mut found = [Squares::none(); 2];
        for direction in Direction::ALL {
            let mut seen = 0;
            for next in size.line(square, direction) {
                if occupied.contains(next) {
                    seen += 1;
                    if seen == 2 {
                        found[0].insert(next);
                        break;
                    }
                } else if seen == 0 {
                    found[1].insert(next);
                }
            }
        }
        found
    }

    #[test]
    fn shots_and_slides_are_what_a_walk_along_each_line_finds() {
        let mut number = 1;
        for rows in [4, 8] {
            let size = Size::new(8, rows);
            let all = Squares(u64::MAX >> (64 - size.count()));
            for _ in 0..500 {
                number += 1;
                // Boards with few pieces and with many.
                let occupied = Squares(
                    crate::board::key(number) & if number % 2 == 0 { u64::MAX } else { crate::board::key(!number) },
                );
                let occupied = occupied & all;
                for square in size.squares() {
                    let found = [shots(square, occupied), slides(square, occupied, all)];
                    assert_eq!(found, plain(square, occupied, size), "{square:?} {occupied:?}");
                }
            }
        }
    }
}
