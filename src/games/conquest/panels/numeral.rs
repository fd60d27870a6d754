//! Numbers in the plain face.

use bevy_egui::egui;

use crate::theme::Type;

/// A number in the plain face, whose figures stand on the line, at a size that grows with the text.
pub(super) fn numeral(ui: &egui::Ui, text: &str, size: f32) -> egui::RichText {
    let plain = Type::Strong.style().resolve(ui.style());
    let growth = (plain.size / Type::Strong.font(1.0).size).sqrt();
    egui::RichText::new(text).font(egui::FontId::new(size * growth, plain.family))
}
