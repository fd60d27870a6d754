//! The light of the lamp over the board.

use bevy::prelude::*;

use crate::games::hare::theme::meadow::LIGHT;

/// How bright a point of the board is (0–1); the lamp hangs over its middle.
pub(in crate::games::hare) fn light(board: Rect, at: Vec2) -> f32 {
    let [least, most] = LIGHT;
    least + (most - least) * lamplight(board, at)
}

/// How much of the lamp's light falls on a point (0–1).
pub(super) fn lamplight(board: Rect, at: Vec2) -> f32 {
    let far = ((at - board.center()) * Vec2::new(1.0, 1.3)).length() / (0.62 * board.width());
    (-1.5 * far * far).exp()
}
