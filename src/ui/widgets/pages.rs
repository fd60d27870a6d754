//! What scrolls is read page by page with the keys for that.

use bevy_egui::egui::{self, Ui, Vec2};

/// Share of what is seen by which a page goes on: a line or two stay, to read on from.
const PAGE: f32 = 0.85;

/// Within something that scrolls: Page Down goes on by a page and Page Up back, where nothing lies over it that takes the keys.
pub fn by_pages(ui: &Ui) {
    let pages = ui.input(|input| {
        let pressed = |key| f32::from(u8::from(input.key_pressed(key)));
        pressed(egui::Key::PageDown) - pressed(egui::Key::PageUp)
    });
    if pages != 0.0 && ui.memory(|memory| memory.allows_interaction(ui.layer_id())) {
        ui.scroll_with_delta(Vec2::new(0.0, -pages * PAGE * ui.clip_rect().height()));
    }
}

/// The same where several things scroll side by side: of the one that the pointer is over.
pub fn by_pages_under_pointer(ui: &Ui) {
    if ui.rect_contains_pointer(ui.clip_rect()) {
        by_pages(ui);
    }
}
