//! How large the words on the board are.

use super::Board;

impl Board {
    /// How much of the way from the smallest to the largest words the view has come, 0–1.
    pub fn closeness(&self) -> f32 {
        ((self.viewport.zoom() - 1.0) / 1.5).clamp(0.0, 1.0)
    }

    /// A size that grows as the view comes closer, in whole pixels.
    pub fn grown(&self, [small, large]: [f32; 2]) -> f32 {
        ((small + (large - small) * self.closeness()) * self.size).round()
    }
}
