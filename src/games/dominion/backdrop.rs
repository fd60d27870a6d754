//! What lies behind the pages of Realm.

use bevy_egui::egui;

use super::theme::court::CLOTH;
use crate::ui::page;

/// The cloth of the table, lit in the middle.
pub fn paint(painter: &egui::Painter, area: egui::Rect) {
    page::lit_ground(painter, area, CLOTH);
}
