//! What pieces are worth: a piece is worth what it can still take, less a share for every living enemy that can take it.

use super::weights::Weights;
use crate::flip_jungle::piece::{ANIMALS, Animal, Colour, Piece};
use crate::flip_jungle::position::Position;

/// The worth of pieces by weights, worked out for searches.
#[derive(Clone, Debug)]
pub struct Worth {
    weights: Weights,
    /// By animal and living enemies, as bits by animal.
    pieces: Vec<[f64; 256]>,
}

impl Worth {
    /// The worth of pieces by these weights.
    pub fn new(weights: Weights) -> Self {
        let of = |animal: Animal, living: usize| {
            let enemies = || Animal::ALL.into_iter().filter(move |enemy| living >> enemy.index() & 1 == 1);
            let prey = enemies().filter(|enemy| animal.takes(*enemy)).map(|enemy| weights.prey[enemy.index()]);
            let hunters = enemies().filter(|enemy| enemy.takes(animal)).count();
            (weights.alive + prey.sum::<f64>()) * weights.fear.powi(hunters as i32)
        };
        let pieces = Animal::ALL.into_iter().map(|animal| std::array::from_fn(|living| of(animal, living)));
        Self { weights, pieces: pieces.collect() }
    }

    /// The numbers it goes by.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// What one piece of a position is worth.
    pub fn of_piece(&self, position: &Position, piece: Piece) -> f64 {
        self.pieces[piece.kind.index()][living(position, piece.colour.other())]
    }

    /// What all pieces of a colour are worth; those that lie face down a little less.
    fn side(&self, position: &Position, colour: Colour) -> f64 {
        let enemies = living(position, colour.other());
        let worth = |animal: Animal| {
            let piece = Piece { colour, kind: animal };
            let share = if position.unopened.contains(piece) {
                self.weights.face_down
            } else if position.board.pieces(piece).is_empty() {
                0.0
            } else {
                1.0
            };
            share * self.pieces[animal.index()][enemies]
        };
        Animal::ALL.into_iter().map(worth).sum()
    }

    /// How far white is ahead, by what the pieces of both sides are worth: -1 to 1, the share of the sum that is more.
    pub fn lead(&self, position: &Position) -> f64 {
        let [white, black] = Colour::ALL.map(|colour| self.side(position, colour));
        if white + black > 0.0 { (white - black) / (white + black) } else { 0.0 }
    }
}

/// Which animals of a colour live, open or face down, as bits by animal.
fn living(position: &Position, colour: Colour) -> usize {
    let face_down = usize::from(position.unopened.bits()) >> (colour.index() * ANIMALS) & 0xff;
    let open = |animal: Animal| !position.board.pieces(Piece { colour, kind: animal }).is_empty();
    Animal::ALL.into_iter().filter(|animal| open(*animal)).fold(face_down, |bits, animal| bits | 1 << animal.index())
}
