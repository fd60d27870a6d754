//! How near a fox seems, taking what the misses tell as if each told it apart from the others.

use crate::board::Square;
use crate::fox_hunt::ground::Area;
use crate::fox_hunt::odds::Clues;

/// The logarithm of a chance that is as good as none.
pub const FAINTEST: f64 = -30.0;

/// The chances of squares as products of densities: naive Bayes, with logarithms to base 2.
pub struct Densities<'a> {
    clues: &'a Clues,
    /// How thick foxes lie on all open squares.
    thick: f64,
}

impl<'a> Densities<'a> {
    /// Those of these clues.
    pub fn new(clues: &'a Clues) -> Self {
        Self { clues, thick: share(clues.left().into(), clues.open().len()) }
    }

    /// How thick foxes lie where nothing is told.
    pub fn thick(&self) -> f64 {
        self.thick
    }

    /// How much thicker than everywhere they lie on the rays of misses that see the square, all such misses together.
    pub fn on_rays(&self, square: Square) -> f64 {
        let seeing = self.clues.told().iter().filter(|(seen, _)| seen.contains(square));
        seeing.map(|(seen, count)| share(u32::from(*count), seen.len()) - self.thick).sum()
    }

    /// How much thicker they lie beside the rays of misses that do not see the square.
    pub fn beside_rays(&self, square: Square) -> f64 {
        let blind = self.clues.told().iter().filter(|(seen, _)| !seen.contains(square));
        let beside = |(seen, count): &(Area, u8)| {
            let (foxes, squares) = (self.clues.left().saturating_sub(*count), self.clues.open() & !*seen);
            share(foxes.into(), squares.len()) - self.thick
        };
        blind.map(beside).sum()
    }

    /// The chance of a square that is not ruled out, as a logarithm: all of that together.
    pub fn log_chance(&self, square: Square) -> f64 {
        self.thick + self.on_rays(square) + self.beside_rays(square)
    }
}

/// The logarithm of so many foxes on so many squares.
fn share(foxes: u32, squares: u32) -> f64 {
    (f64::from(foxes) / f64::from(squares.max(1))).log2().max(FAINTEST)
}
