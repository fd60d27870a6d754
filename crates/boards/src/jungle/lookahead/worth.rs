//! What animals and places are worth: an animal is worth what it can still take, less a share for every living enemy that can take it, and a little more the nearer it is to the den.

use super::weights::Weights;
use crate::board::Square;
use crate::jungle::animal::{ANIMALS, Animal, Piece, Side};
use crate::jungle::kernel::{ITS_DEN, Pieces, Ways};

/// From so many moves on a way is as long as any other.
const LONG: f64 = 16.0;
/// What places are worth is counted in whole numbers, so that sums are the same on every way to a position: this many are 1.
const UNIT: f64 = 1e7;

/// The worth of animals and places by rules and weights, worked out for searches.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    weights: Weights,
    /// By animal and living enemies: what it can still take.
    prey: Vec<[f64; 256]>,
    /// By animal, bits by animal: which enemies may take it.
    hunters: [u8; ANIMALS],
    /// What so many hunters leave.
    left: [f64; ANIMALS + 1],
    /// By piece and square, in units: how good it is to stand there; 0 beyond the board.
    places: Vec<[i32; 64]>,
}

impl Worth {
    pub fn new(ways: &Ways, weights: Weights) -> Self {
        let bits = |mask: u8| Animal::ALL.into_iter().filter(move |animal| mask >> animal.index() & 1 == 1);
        let prey = |taker: Animal| {
            let sum =
                |living: u8| bits(living & ways.takes(taker)).map(|animal| weights.prey[animal.index()]).sum::<f64>();
            std::array::from_fn(|living| weights.alive + sum(living as u8))
        };
        let hunters = |taken: Animal| {
            let hunters = Animal::ALL.into_iter().filter(|hunter| ways.takes(*hunter) >> taken.index() & 1 == 1);
            hunters.fold(0, |bits, hunter| bits | 1 << hunter.index())
        };
        let place = |piece: Piece, square: u8| {
            let moves = f64::from(ways.distances(piece, Square(square))[ITS_DEN]).min(LONG);
            let near = 1.0 - moves / LONG;
            let share = weights.ways * weights.nearer[piece.animal.index()] / ANIMALS as f64;
            (UNIT * share * near * near) as i32
        };
        Self {
            weights,
            prey: Animal::ALL.into_iter().map(prey).collect(),
            hunters: Animal::ALL.map(hunters),
            left: std::array::from_fn(|count| weights.fear.powi(count as i32)),
            places: Piece::all().map(|piece| std::array::from_fn(|square| place(piece, square as u8))).collect(),
        }
    }

    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// What an animal is worth against these living enemies.
    #[inline]
    pub fn of(&self, animal: Animal, enemies: u8) -> f64 {
        let feared = (self.hunters[animal.index()] & enemies).count_ones() as usize;
        self.prey[animal.index()][usize::from(enemies)] * self.left[feared]
    }

    /// How far white is ahead, by what the animals of both sides are worth: -1 to 1, the share of the sum that is more.
    pub fn lead(&self, pieces: &Pieces) -> f64 {
        let [white, black] = Side::ALL.map(|side| {
            let (own, enemies) = (pieces.living(side), pieces.living(side.other()));
            let living = Animal::ALL.into_iter().filter(|animal| own >> animal.index() & 1 == 1);
            living.map(|animal| self.of(animal, enemies)).sum::<f64>()
        });
        if white + black > 0.0 { (white - black) / (white + black) } else { 0.0 }
    }

    /// In units, how good it is for a piece to stand on a square.
    #[inline]
    pub fn place(&self, piece: Piece, square: Square) -> i32 {
        self.places[piece.index()][square.index() & 63]
    }

    /// In units, how much better white's animals stand.
    pub fn places(&self, pieces: &Pieces) -> i32 {
        let of = |piece| pieces.square(piece).map_or(0, |square| self.place(piece, square));
        Piece::all().map(|piece| if piece.side == Side::White { of(piece) } else { -of(piece) }).sum()
    }

    /// What so many units are.
    #[inline]
    pub fn of_units(units: i32) -> f64 {
        f64::from(units) / UNIT
    }
}
