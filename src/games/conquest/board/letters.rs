//! How large the words on the board are.

use super::Board;

/// How much of the way from the smallest to the largest words the view has come, 0–1.
pub(super) fn closeness(zoom: f32) -> f32 {
    ((zoom - 1.0) / 1.5).clamp(0.0, 1.0)
}

/// A size that grows as the view comes closer, in whole pixels.
pub(super) fn grown([small, large]: [f32; 2], board: &Board) -> f32 {
    ((small + (large - small) * closeness(board.lens.zoom())) * board.size).round()
}
