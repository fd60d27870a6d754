//! What lies behind the pages of the race.

use bevy_egui::egui;

use super::theme::meadow::GRASS;
use crate::ui::page;

/// How much of the meadow's colour by day is left in the middle (0–1).
const LIT: f32 = 0.55;

/// Grass at night, lit in the middle.
pub fn paint(painter: &egui::Painter, area: egui::Rect) {
    page::lit_ground(painter, area, [GRASS[0].mix(GRASS[1], 1.0 - LIT), GRASS[1]]);
}
