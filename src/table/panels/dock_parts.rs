//! What a dock is made of: parts side by side, and on the right the turn with the one primary action, always in the same corner.

use bevy_egui::egui::{self, Align, Layout, Rect, Sense, Stroke, Ui, UiBuilder, Vec2};

use crate::{
    keys::Action,
    theme::{
        Livery, Type, board,
        color::{BRASS_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets::{self, paint_shield},
};

/// Room between two parts of a dock, in the middle of which a line divides them.
pub const GAP: f32 = 2.0 * metrics::GRID;

/// Divides a dock, where the turn takes `turn_width` points on the right, as wide as the side panel. Returns what is left for the other parts, and
/// the part of the turn.
pub fn split_dock(ui: &Ui, turn_width: f32) -> (Rect, Rect) {
    let area = ui.available_rect_before_wrap();
    let turn = Rect::from_min_max(egui::pos2(area.right() - turn_width + GAP, area.top()), area.max);
    let rest = Rect::from_min_max(area.min, egui::pos2(turn.left() - GAP, area.bottom()));
    divide(ui, turn.left());
    (rest, turn)
}

/// Takes a part off the left of what is left of a dock, as wide as `width` says.
pub fn split_left(ui: &Ui, rest: &mut Rect, width: f32) -> Rect {
    let left = Rect::from_min_size(rest.min, Vec2::new(width, rest.height()));
    rest.min.x = left.right() + GAP;
    divide(ui, rest.min.x);
    left
}

/// The line before the part of a dock that begins at `left`.
fn divide(ui: &Ui, left: f32) {
    let line = Stroke::new(metrics::HAIRLINE, BRASS_DIM.egui());
    ui.painter().vline(left - 0.5 * GAP, ui.available_rect_before_wrap().y_range(), line);
}

/// Fills a part of a dock from above; what does not fit is cut off.
pub fn part(ui: &mut Ui, name: &str, area: Rect, content: impl FnOnce(&mut Ui)) {
    let builder = UiBuilder::new().id_salt(name).max_rect(area).layout(Layout::top_down(Align::Min));
    let mut part = ui.new_child(builder);
    part.set_clip_rect(area.expand(0.5 * GAP).intersect(ui.clip_rect()));
    content(&mut part);
}

/// Whose turn it is, or what is due, with the colour and shape of the seat.
pub fn turn_title(ui: &mut Ui, livery: Option<Livery>, title: &str) {
    ui.horizontal(|ui| {
        if let Some(livery) = livery {
            let height = 1.25 * ui.text_style_height(&Type::Subheading.style());
            let (mark, _) = ui.allocate_exact_size(Vec2::new(0.9 * height, height), Sense::hover());
            let shade = livery.color.shade();
            paint_shield(ui.painter(), mark.center(), height, shade, Some(livery.emblem), board::TOKEN_RIM);
        }
        ui.add(egui::Label::new(Type::Subheading.text(title).color(LAMP_GOLD.egui())).truncate());
    });
}

/// Room for buttons, which are laid out from the lower right corner of `area` upwards.
pub fn corner(ui: &mut Ui, area: Rect) -> Ui {
    let builder = UiBuilder::new().id_salt("buttons").max_rect(area).layout(Layout::bottom_up(Align::Max));
    let mut buttons = ui.new_child(builder);
    buttons.spacing_mut().item_spacing = Vec2::splat(0.75 * metrics::GAP);
    buttons
}

/// The primary button over the whole width, with the key that does the same. Whether it was pressed.
pub fn wide_primary(ui: &mut Ui, text: &str, ready: bool, key: Action) -> bool {
    let width = ui.available_width();
    let button = ui.add_enabled_ui(ready, |ui| {
        let button = widgets::primary_wide(ui, text, width);
        widgets::hinted(ui, button, key).clicked()
    });
    button.inner
}

/// Smaller buttons in a row above the primary one, from the right.
pub fn button_row(ui: &mut Ui, buttons: impl FnOnce(&mut Ui)) {
    let size = Vec2::new(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), buttons);
}
