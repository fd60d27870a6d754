//! Where water, traps and dens lie: seven columns and nine rows, the same in every game.

use super::animal::Side;
use crate::board::{Size, Square, Squares};

/// Columns and rows.
pub const SIZE: Size = Size::new(7, 9);

/// What a square is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Nothing in particular.
    Land,
    /// Only the rat enters it.
    Water,
    /// Whoever of the other side stands in it is taken by anybody.
    Trap(Side),
    /// Whoever of the other side enters it has won; the own side does not.
    Den(Side),
}

const fn squares(columns: &[u8], rows: &[u8]) -> Squares {
    let mut bits = 0;
    let mut column = 0;
    while column < columns.len() {
        let mut row = 0;
        while row < rows.len() {
            bits |= 1 << (rows[row] * 7 + columns[column]);
            row += 1;
        }
        column += 1;
    }
    Squares(bits)
}

/// All squares.
pub(super) const ALL: Squares = Squares(u64::MAX >> 1);
/// The two lakes.
pub(super) const WATER: Squares = squares(&[1, 2, 4, 5], &[3, 4, 5]);
/// The dens, by side.
pub(super) const DENS: [Squares; 2] = [squares(&[3], &[0]), squares(&[3], &[8])];
/// The traps, by the side whose den they protect.
pub(super) const TRAPS: [Squares; 2] = [
    Squares(squares(&[2, 4], &[0]).0 | squares(&[3], &[1]).0),
    Squares(squares(&[2, 4], &[8]).0 | squares(&[3], &[7]).0),
];

/// The den of a side.
pub const fn den(side: Side) -> Square {
    Square(DENS[side.index()].0.trailing_zeros() as u8)
}

/// What a square is.
pub fn ground(square: Square) -> Ground {
    for side in Side::ALL {
        if DENS[side.index()].contains(square) {
            return Ground::Den(side);
        }
        if TRAPS[side.index()].contains(square) {
            return Ground::Trap(side);
        }
    }
    if WATER.contains(square) { Ground::Water } else { Ground::Land }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ground_is_the_same_from_both_sides() {
        let mut counts = [0; 4];
        for square in SIZE.squares() {
            let turned = Square(62 - square.0);
            let (here, there) = (ground(square), ground(turned));
            match (here, there) {
                (Ground::Den(one), Ground::Den(other)) | (Ground::Trap(one), Ground::Trap(other)) => {
                    assert_ne!(one, other);
                }
                (here, there) => assert_eq!(here, there),
            }
            counts[match here {
                Ground::Land => 0,
                Ground::Water => 1,
                Ground::Trap(_) => 2,
                Ground::Den(_) => 3,
            }] += 1;
        }
        assert_eq!(counts, [43, 12, 6, 2]);
        assert_eq!(ALL.len(), 63);
    }
}
