//! The odds of each square.

use super::clues::Clues;
use super::layers::{Layer, layers};
use super::plan::Plan;
use super::remains::Remains;
use crate::board::Square;
use crate::fox_hunt::ground::{Area, GRID};

/// Counts kept for one table of odds, at most: what takes more is not counted. The worst position of hunts that were
/// measured took a twentieth of that.
pub const MOST_COUNTS: usize = 8_000_000;

/// How many placements of the foxes that are yet to be found fit all that was told, and how many of them have one on each square.
pub struct Odds {
    pub(super) layers: Vec<Layer>,
    /// By square: placements with a fox there.
    ways: Vec<u64>,
}

impl Odds {
    /// Counts. `None` where more than `most` counts would have to be kept, at most [`MOST_COUNTS`].
    pub fn new(clues: &Clues, most: usize) -> Option<Self> {
        let most = most.min(MOST_COUNTS);
        // The clue of all squares is one more.
        let layers = match clues.told.len() + 1 {
            few if few <= Remains::<1>::ROOM => layers(&Plan::<1>::new(clues), most),
            some if some <= Remains::<2>::ROOM => layers(&Plan::<2>::new(clues), most),
            many if many <= Remains::<4>::ROOM => layers(&Plan::<4>::new(clues), most),
            _ => layers(&Plan::<8>::new(clues), most),
        }?;
        let mut ways = vec![0; GRID.count()];
        for (layer, next) in layers.iter().zip(&layers[1..]) {
            let with = |remainder: usize| -> u64 {
                let steps = layer.steps(remainder);
                let with = |(foxes, ways, to): (u8, u64, usize)| u64::from(foxes) * ways * next.after[to];
                layer.before[remainder] * steps.map(with).sum::<u64>()
            };
            let foxes: u64 = (0..layer.before.len()).map(with).sum();
            for square in layer.squares {
                ways[square.index()] = foxes / u64::from(layer.squares.len());
            }
        }
        Some(Self { layers, ways })
    }

    /// How many placements fit; 0 where what was told contradicts itself.
    pub fn placements(&self) -> u64 {
        self.layers.first().and_then(|layer| layer.after.first()).copied().unwrap_or(0)
    }

    /// How many of them have a fox on a square.
    pub fn ways(&self, square: Square) -> u64 {
        self.ways.get(square.index()).copied().unwrap_or(0)
    }

    /// The chance that a fox is on a square, 0 to 1.
    pub fn chance(&self, square: Square) -> f64 {
        self.ways(square) as f64 / self.placements().max(1) as f64
    }

    /// The squares on which a fox may be.
    pub fn possible(&self) -> Area {
        GRID.squares().filter(|square| self.ways(*square) > 0).collect()
    }

    /// The squares on which one must be.
    pub fn certain(&self) -> Area {
        let all = self.placements();
        GRID.squares().filter(|square| all > 0 && self.ways(*square) == all).collect()
    }

    /// How many counts it took.
    pub fn counts(&self) -> usize {
        self.layers.iter().map(|layer| layer.before.len()).sum()
    }
}
