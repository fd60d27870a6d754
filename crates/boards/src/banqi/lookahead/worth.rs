//! What pieces are worth: a piece is worth what it can still take, less a share for every living enemy that can take it.

use super::weights::Weights;
use crate::banqi::piece::{Colour, KINDS, Kind, Piece};
use crate::banqi::position::Position;
use crate::banqi::ranks::Rules;

/// More living pieces of a side than there are.
const MOST: usize = 33;

/// The worth of pieces by rules and weights, worked out for searches.
#[derive(Clone, Debug)]
pub struct Worth {
    weights: Weights,
    /// By kind, what each enemy of a kind adds; 0 where it may not be taken.
    prey: [[f64; KINDS]; KINDS],
    /// By kind, which enemy kinds may take it.
    hunters: [[bool; KINDS]; KINDS],
    /// What so many hunters leave.
    left: [f64; MOST],
    /// By kind, what its worth is multiplied by.
    reach: [f64; KINDS],
}

/// How many living pieces of each kind a side has.
type Living = [u8; KINDS];

impl Worth {
    /// The worth of pieces under these rules.
    pub fn new(rules: &Rules, weights: Weights) -> Self {
        let mut prey = [[0.0; KINDS]; KINDS];
        let mut hunters = [[false; KINDS]; KINDS];
        for own in Kind::ALL {
            for other in Kind::ALL {
                if rules.may_take(own, other) {
                    prey[own.index()][other.index()] = weights.prey[other.index()];
                }
                hunters[own.index()][other.index()] = rules.may_take(other, own);
            }
        }
        let mut left = [1.0; MOST];
        for count in 1..MOST {
            left[count] = left[count - 1] * weights.fear;
        }
        let mut reach = [1.0; KINDS];
        if rules.leaps() {
            reach[Kind::Cannon.index()] = weights.leaps;
        }
        Self { weights, prey, hunters, left, reach }
    }

    /// The numbers it goes by.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// What a piece of a kind is worth against these living enemies.
    pub fn of(&self, kind: Kind, enemies: &Living) -> f64 {
        let (prey, hunters) = (&self.prey[kind.index()], &self.hunters[kind.index()]);
        let (mut worth, mut feared) = (self.weights.alive, 0);
        for at in 0..KINDS {
            worth += prey[at] * f64::from(enemies[at]);
            feared += if hunters[at] { usize::from(enemies[at]) } else { 0 };
        }
        worth * self.left[feared.min(MOST - 1)] * self.reach[kind.index()]
    }

    /// What one piece of a position is worth.
    pub fn of_piece(&self, position: &Position, piece: Piece) -> f64 {
        self.of(piece.kind, &living(position, piece.colour.other()))
    }

    /// What all pieces of a colour are worth; those that lie face down a little less.
    fn side(&self, position: &Position, colour: Colour) -> f64 {
        let enemies = living(position, colour.other());
        let piece = |kind| {
            let piece = Piece { colour, kind };
            let open = f64::from(position.board.pieces(piece).len());
            let face_down = f64::from(position.unopened.count(piece));
            let count = open + self.weights.face_down * face_down;
            if count > 0.0 { count * self.of(kind, &enemies) } else { 0.0 }
        };
        Kind::ALL.into_iter().map(piece).sum()
    }

    /// How far red is ahead, by what the pieces of both sides are worth: -1 to 1, the share of the sum that is more.
    pub fn lead(&self, position: &Position) -> f64 {
        let [red, black] = Colour::ALL.map(|colour| self.side(position, colour));
        if red + black > 0.0 { (red - black) / (red + black) } else { 0.0 }
    }
}

/// How many living pieces of each kind a colour has, open and face down.
pub(super) fn living(position: &Position, colour: Colour) -> Living {
    Kind::ALL.map(|kind| {
        let piece = Piece { colour, kind };
        position.board.pieces(piece).len() as u8 + position.unopened.count(piece)
    })
}
