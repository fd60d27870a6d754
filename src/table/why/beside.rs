//! The why panel beside the board, and the two ways into it while it is shut.

use bevy_egui::egui::{self, Align2, Frame, Margin, Pos2, Rect, Ui, UiBuilder, Vec2};

use super::{DrawerModel, Why, WhyAsk, WhyFocus, drawer, drawer_width};
use crate::{
    text::Words,
    theme::{color::PANEL, metrics},
    ui::widgets,
};

/// Least part of the free room that stays with the board.
const BOARD_SHARE: f32 = 0.42;

/// The panel along the left of the free room, as wide as the text asks for. Returns the room that is left.
pub fn reasons_beside(
    ui: &mut Ui,
    free: Rect,
    words: &Words,
    model: &DrawerModel,
    why: &Why,
    text_size: f32,
    asks: &mut Vec<WhyAsk>,
) -> Rect {
    let width = drawer_width(text_size).min((1.0 - BOARD_SHARE) * free.width());
    let area = Rect::from_min_size(free.min, Vec2::new(width, free.height()));
    ui.painter().rect_filled(area, 0.0, PANEL.egui());
    let line = egui::Stroke::new(metrics::HAIRLINE, crate::theme::color::BRASS.egui_alpha(0.7));
    ui.painter().vline(area.right(), area.y_range(), line);
    let mut part = ui.new_child(UiBuilder::new().id_salt("reasons").max_rect(area.shrink(1.25 * metrics::GRID)));
    part.set_clip_rect(area.intersect(ui.clip_rect()));
    drawer(&mut part, words, model, why, asks);
    Rect::from_min_max(egui::pos2(area.right(), free.top()), free.max)
}

/// The ways into the panel, over the board with their `pivot` at a place. Returns the room taken.
pub fn reasons_handles(
    ui: &Ui,
    (pivot, at): (Align2, Pos2),
    words: &Words,
    may_ask: bool,
    asks: &mut Vec<WhyAsk>,
) -> Rect {
    let area = egui::Area::new(egui::Id::new("reasons handles")).order(egui::Order::Middle);
    let shown = area.pivot(pivot).fixed_pos(at).constrain(false).show(ui.ctx(), |ui| {
        // The area remembers how wide it was, which may be too narrow in another language.
        ui.set_max_width(ui.ctx().content_rect().width());
        let frame = Frame::new().fill(PANEL.egui_alpha(0.85)).corner_radius(metrics::PANEL_RADIUS);
        frame.inner_margin(Margin::symmetric(0, 3)).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 3.0;
                if widgets::chip(ui, words.get("why-open"), false).on_hover_text(words.get("action-why")).clicked() {
                    asks.push(WhyAsk::Look(WhyFocus::Latest));
                }
                ui.add_enabled_ui(may_ask, |ui| {
                    let hint = widgets::chip(ui, words.get("why-hint"), false);
                    if hint.on_hover_text(words.get("action-hint")).clicked() {
                        asks.push(WhyAsk::Look(WhyFocus::Hint));
                    }
                });
            });
        });
    });
    shown.response.rect
}
