//! How many moves over empty squares lead to where a target can be taken from: breadth first, by sets of squares.

use arrayvec::ArrayVec;

use crate::banqi::board::Board;
use crate::banqi::cannon::slides;
use crate::banqi::generate::beside;
use crate::board::{Direction, Square, Squares};

/// More layers than any way on 64 squares has.
const MOST: usize = 64;

/// Empty squares by how many moves they are away from those a target can be taken from, which are the first layer.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    layers: ArrayVec<Squares, MOST>,
    sliding: bool,
}

impl Ways {
    /// Ways of a piece that steps, or of one that slides, to some squares.
    pub fn to(goals: Squares, board: &Board, sliding: bool) -> Self {
        let mut layers = ArrayVec::new();
        let (mut layer, mut left) = (goals & board.vacant(), board.vacant());
        while !layer.is_empty() && !layers.is_full() {
            layers.push(layer);
            left = left & !layer;
            layer = around(layer, board, sliding) & left;
        }
        Self { layers, sliding }
    }

    /// Moves from a piece's square until it takes, the taking counted, and what may be the first of them. `None` where no way leads there.
    pub fn from(&self, square: Square, board: &Board) -> Option<(u8, Squares)> {
        let next = around(Squares::of(square), board, self.sliding);
        let nearest = self.layers.iter().position(|layer| !(*layer & next).is_empty())?;
        Some((nearest as u8 + 2, self.layers[nearest] & next))
    }

    /// One shortest way from a piece's square on, without it and without the target.
    pub fn along(&self, first: Square, board: &Board) -> Vec<Square> {
        let Some(at) = self.layers.iter().position(|layer| layer.contains(first)) else { return Vec::new() };
        let mut way = vec![first];
        for layer in self.layers[..at].iter().rev() {
            let Some(next) =
                way.last().and_then(|last| (around(Squares::of(*last), board, self.sliding) & *layer).next())
            else {
                break;
            };
            way.push(next);
        }
        way
    }
}

/// The empty squares one move away from some squares.
fn around(squares: Squares, board: &Board, sliding: bool) -> Squares {
    let one = |square| if sliding { slides(square, board.occupied(), board.all()) } else { beside(square) };
    squares.fold(Squares::none(), |all, square| all | one(square)) & board.vacant()
}

/// The empty squares from which a cannon that stands on `cannon` could shoot at a target: exactly one piece lies between.
pub(super) fn posts(board: &Board, cannon: Square, target: Square) -> Squares {
    let occupied = board.occupied() & !Squares::of(cannon);
    let mut posts = Squares::none();
    for direction in Direction::ALL {
        let mut between = 0;
        for square in board.size().line(target, direction) {
            if occupied.contains(square) {
                between += 1;
            } else if between == 1 {
                posts.insert(square);
            }
            if between > 1 {
                break;
            }
        }
    }
    posts
}
