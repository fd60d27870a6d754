//! Choosing the players' colours: each palette with all its shields on the sea they lie on.

use bevy_egui::egui::{self, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType};

use crate::{
    text::Words,
    theme::{
        Livery, Palette, Type, board,
        color::{BRASS, BRASS_DIM, IVORY, IVORY_DIM, LAMP_GOLD, PANEL_HOVER, PANEL_RAISED},
        metrics,
    },
    ui::widgets,
};

/// The palettes one below the other. Returns whether another one was chosen.
pub(super) fn choose(ui: &mut Ui, words: &Words, chosen: &mut Palette) -> bool {
    let before = *chosen;
    for palette in Palette::ALL {
        if entry(ui, words, palette, palette == before).clicked() {
            *chosen = palette;
        }
    }
    *chosen != before
}

fn entry(ui: &mut Ui, words: &Words, palette: Palette, chosen: bool) -> egui::Response {
    let (name, note) = (words.get(palette.word()), words.get(palette.note()));
    let font = |level: Type| level.style().resolve(ui.style());
    let shield = 1.1 * ui.spacing().interact_size.y;
    let strip = Vec2::new(f32::from(Livery::COUNT) * 1.15 * shield + metrics::GRID, shield + metrics::GRID);
    let width = ui.available_width();
    // Beside each other where there is room for both.
    let room = width - strip.x - 4.0 * metrics::GRID;
    let beside = room >= 12.0 * ui.text_style_height(&Type::Body.style());
    let wrap = if beside { room } else { width - 2.0 * metrics::GRID };
    let title = ui.painter().layout(name.to_owned(), font(Type::Strong), IVORY.egui(), wrap);
    let detail = ui.painter().layout(note.to_owned(), font(Type::Small), IVORY_DIM.egui(), wrap);
    let text = title.size().y + detail.size().y;
    let height = if beside { text.max(strip.y) } else { text + metrics::GAP + strip.y };
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height + 2.0 * metrics::GRID), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), chosen, name));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let lit = response.hovered() || response.has_focus();
    let line = if chosen {
        LAMP_GOLD
    } else if lit {
        BRASS
    } else {
        BRASS_DIM
    };
    let width = if chosen { metrics::FOCUS_RING } else { metrics::HAIRLINE };
    let fill = if lit { PANEL_HOVER } else { PANEL_RAISED };
    let radius = CornerRadius::same(metrics::BUTTON_RADIUS);
    ui.painter().rect(rect, radius, fill.egui(), Stroke::new(width, line.egui()), StrokeKind::Inside);
    let inner = rect.shrink(metrics::GRID);
    let sea = if beside {
        Rect::from_min_size(egui::pos2(inner.right() - strip.x, inner.center().y - strip.y / 2.0), strip)
    } else {
        Rect::from_min_size(egui::pos2(inner.left(), inner.bottom() - strip.y), strip)
    };
    ui.painter().rect_filled(sea, radius, board::SEA_LIT.egui());
    for (look, livery) in palette.liveries().enumerate() {
        let middle = egui::pos2(sea.left() + metrics::GRID + (look as f32 + 0.45) * 1.15 * shield, sea.center().y);
        let rim = board::TOKEN_RIM;
        widgets::paint_shield(ui.painter(), middle, shield, livery.color.shade(), Some(livery.emblem), rim);
    }
    let top = if beside { inner.center().y - text / 2.0 } else { inner.top() };
    let below = top + title.size().y;
    ui.painter().galley(egui::pos2(inner.left(), top), title, IVORY.egui());
    ui.painter().galley(egui::pos2(inner.left(), below), detail, IVORY_DIM.egui());
    widgets::focus_ring(ui, &response, rect);
    response
}
