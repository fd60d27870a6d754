//! The buttons that show and hide thematic maps, and the key to the one that is shown, in the board's lower left corner; and the table of seats
//! where least of the board lies below it.

use bevy_egui::egui::{self, Align, Area, CornerRadius, Frame, Grid, Layout, Margin, Order, Rect, Sense, Stroke, Ui};

use super::{
    Legend,
    keep_clear::{KeepClear, legend_area, seats_area},
    key as key_of,
    paint::on_board,
    word,
};
use crate::{
    board::Board,
    games::conquest::board::ContinentSigns,
    keys::KeyMap,
    settings::MapTheme,
    text::Words,
    theme::{
        Type,
        board::TOKEN_RIM,
        color::{BRASS, INK_NAVY, IVORY, IVORY_DIM, LAMP_GOLD, PANEL},
        metrics,
    },
    ui::widgets::{self, paint_shield},
};

/// Lays out the buttons with the key beside them. Returns what was asked for and the room taken.
pub fn legend(
    ui: &Ui,
    free: Rect,
    words: &Words,
    keys: &KeyMap,
    shown: Option<(MapTheme, &Legend)>,
) -> (Option<MapTheme>, Rect) {
    let mut asked = None;
    let corner = free.left_bottom() + egui::vec2(metrics::GRID, -metrics::GRID);
    let area = Area::new(legend_area())
        .order(Order::Middle)
        .pivot(egui::Align2::LEFT_BOTTOM)
        .fixed_pos(corner)
        .constrain(false)
        .show(ui.ctx(), |ui| {
            // An area is as wide as what it held before, which may have been shorter words.
            ui.set_max_width(free.width() - 2.0 * metrics::GRID);
            ui.spacing_mut().item_spacing = egui::vec2(2.0, 4.0);
            ui.horizontal(|ui| {
                for theme in MapTheme::ALL {
                    let chosen = shown.is_some_and(|(shown, _)| shown == theme);
                    let pressed = widgets::chip(ui, words.get(word(theme)), chosen);
                    let chords: Vec<String> = keys.keys(key_of(theme)).iter().map(ToString::to_string).collect();
                    let hint = words.with("conquest-layer-button", &[("key", &chords.join(", "))]);
                    if pressed.on_hover_text(hint).clicked() {
                        asked = Some(theme);
                    }
                }
                if let Some((_, legend)) = shown {
                    let room = free.right() - ui.cursor().left() - metrics::GRID;
                    key(ui, legend, room);
                }
            });
        });
    (asked, area.response.rect)
}

/// Lays out the table of seats of a map that has one, at the foot of the board, clear of what is read there as far as it can be, and of the
/// buttons of the maps and what stands above them. Returns the room taken.
pub fn seats(
    ui: &Ui,
    free: Rect,
    (buttons, above): (Rect, Rect),
    (board, signs): (&Board, &ContinentSigns),
    legend: &Legend,
) -> Option<Rect> {
    if legend.rows.is_empty() {
        return None;
    }
    let before = ui.memory(|memory| memory.area_rect(seats_area())).map_or(egui::Vec2::ZERO, |area| area.size());
    let mut clear = on_board(ui.ctx().zoom_factor(), board, signs);
    clear.add(buttons);
    clear.add(above);
    let at = place_for(before, free, buttons.top() - 0.5 * metrics::GAP, &clear);
    let area = Area::new(seats_area())
        .order(Order::Middle)
        .pivot(egui::Align2::LEFT_BOTTOM)
        .fixed_pos(at.left_bottom())
        .constrain(false)
        .show(ui.ctx(), |ui| frame().show(ui, |ui| table(ui, legend)));
    Some(area.response.rect)
}

/// Where a table of this size lies best: at the very foot where it covers no more there, else `above` the buttons.
fn place_for(size: egui::Vec2, free: Rect, above: f32, clear: &KeepClear) -> Rect {
    let left = free.left() + metrics::GRID;
    let steps = ((free.width() - size.x - 2.0 * metrics::GRID).max(0.0) / metrics::GRID) as usize;
    let places = [free.bottom() - metrics::GRID, above].into_iter().flat_map(|bottom| {
        (0..=steps)
            .map(move |step| Rect::from_min_size(egui::pos2(left + step as f32 * metrics::GRID, bottom - size.y), size))
    });
    clear.least(places).unwrap_or(Rect::from_min_size(free.min, size))
}

fn frame() -> Frame {
    Frame::new()
        .fill(PANEL.egui_alpha(0.94))
        .stroke(Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(0.8)))
        .corner_radius(CornerRadius::same(metrics::BUTTON_RADIUS))
        .inner_margin(Margin::symmetric(metrics::GRID as i8, 4))
}

/// The key in one line: whose map, the colours, or what the numbers are; all of it in words under the pointer.
fn key(ui: &mut Ui, legend: &Legend, room: f32) {
    let frame = frame();
    let height = ui.spacing().interact_size.y - frame.inner_margin.sum().y;
    let shown = frame.show(ui, |ui| {
        ui.set_max_width(room - frame.inner_margin.sum().x);
        ui.set_min_height(height);
        ui.spacing_mut().item_spacing.x = 0.5 * metrics::GAP;
        ui.horizontal_centered(|ui| {
            let line = ui.text_style_height(&Type::Small.style());
            if let Some(livery) = legend.livery {
                let (mark, _) = ui.allocate_exact_size(egui::vec2(line, 1.1 * line), Sense::hover());
                let (shade, emblem) = (livery.color.shade(), Some(livery.emblem));
                paint_shield(ui.painter(), mark.center(), 1.1 * line, shade, emblem, TOKEN_RIM);
            }
            if legend.swatches.is_empty() {
                let note = Type::Small.text(&legend.note).color(IVORY.egui());
                ui.add(egui::Label::new(note).truncate());
            }
            for (shade, text) in &legend.swatches {
                let (swatch, _) = ui.allocate_exact_size(egui::vec2(line, 0.8 * line), Sense::hover());
                let edge = Stroke::new(metrics::HAIRLINE, INK_NAVY.egui());
                ui.painter().rect(swatch, 2.0, shade.egui(), edge, egui::StrokeKind::Inside);
                ui.label(Type::Small.text(text).color(IVORY.egui()));
            }
        });
    });
    shown.response.on_hover_ui(|ui| {
        ui.label(Type::Strong.text(&legend.title).color(LAMP_GOLD.egui()));
        ui.label(Type::Small.text(&legend.note).color(IVORY.egui()));
        for line in &legend.lines {
            ui.label(Type::Small.text(line).color(IVORY_DIM.egui()));
        }
    });
}

/// What every seat has, a line each.
fn table(ui: &mut Ui, legend: &Legend) {
    let line = ui.text_style_height(&Type::Small.style());
    let font = Type::Small.style().resolve(ui.style());
    let wide = |text: &String| ui.painter().layout_no_wrap(text.clone(), font.clone(), IVORY.egui()).size().x;
    let column = |at: usize| {
        let cells = legend.rows.iter().filter_map(move |(_, cells)| cells.get(at));
        legend.heads.get(at).into_iter().chain(cells).map(wide).fold(0.0, f32::max)
    };
    let widths: Vec<f32> = (0..legend.heads.len()).map(column).collect();
    ui.spacing_mut().interact_size.y = line;
    Grid::new("seats").num_columns(1 + legend.heads.len()).spacing([1.5 * metrics::GAP, 1.0]).show(ui, |ui| {
        let cell = |ui: &mut Ui, at: usize, text: &str, shade: crate::theme::Shade| {
            let room = egui::vec2(widths.get(at).copied().unwrap_or_default(), line);
            ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
                ui.label(Type::Small.text(text).color(shade.egui()));
            });
        };
        ui.label("");
        for (at, head) in legend.heads.iter().enumerate() {
            cell(ui, at, head, IVORY_DIM);
        }
        ui.end_row();
        for (livery, cells) in &legend.rows {
            let (mark, _) = ui.allocate_exact_size(egui::vec2(line, line), Sense::hover());
            paint_shield(ui.painter(), mark.center(), line, livery.color.shade(), Some(livery.emblem), TOKEN_RIM);
            for (at, text) in cells.iter().enumerate() {
                cell(ui, at, text, IVORY);
            }
            ui.end_row();
        }
    });
}
