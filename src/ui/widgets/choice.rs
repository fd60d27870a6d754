//! One of several, a number in steps, on or off.

use bevy_egui::egui::{
    self, Color32, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};

use super::{focus_ring, icon_button};
use crate::theme::{
    Shade, Type,
    color::{BRASS, BRASS_DIM, INK_DEEP, INK_TEXT, IVORY, IVORY_DIM, LAMP_GOLD, PANEL_HOVER, PANEL_RAISED},
    metrics,
};

/// One choice of several: the value and its name.
pub type Choice<'a, T> = (T, &'a str);

/// A row of choices of which one is chosen, set side by side in one frame and wrapped where there is no room.
/// Returns whether another one was chosen.
pub fn segmented<T: PartialEq + Copy>(ui: &mut Ui, value: &mut T, choices: &[Choice<'_, T>]) -> bool {
    let mut changed = false;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(2.0, 2.0);
        for (choice, name) in choices {
            let chosen = *value == *choice;
            if segment(ui, name, chosen).clicked() && !chosen {
                *value = *choice;
                changed = true;
            }
        }
    });
    changed
}

fn segment(ui: &mut Ui, name: &str, chosen: bool) -> Response {
    let font = Type::Button.style().resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, Color32::PLACEHOLDER);
    let padding = Vec2::new(1.5 * metrics::GRID, 0.75 * metrics::GRID);
    let size = (galley.size() + 2.0 * padding).max(Vec2::new(0.0, ui.spacing().interact_size.y));
    // In a wrapping row, what does not fit goes to the next line as a whole.
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), chosen, name));
    if ui.is_rect_visible(rect) {
        let lit = response.hovered() || response.has_focus();
        let (fill, line, ink) = match (chosen, lit) {
            (true, _) => (LAMP_GOLD, LAMP_GOLD, INK_TEXT),
            (false, true) => (PANEL_HOVER, BRASS, IVORY),
            (false, false) => (PANEL_RAISED, PANEL_RAISED, IVORY),
        };
        let radius = CornerRadius::same(metrics::BUTTON_RADIUS);
        let line = Stroke::new(metrics::HAIRLINE, line.egui());
        ui.painter().rect(rect, radius, fill.egui(), line, StrokeKind::Inside);
        ui.painter().galley(rect.center() - galley.size() / 2.0, galley, ink.egui());
        focus_ring(ui, &response, rect);
    }
    response
}

/// The ground of a row that can be chosen, before what stands in it: lit below the pointer and with the keyboard's focus.
pub fn row_ground(ui: &Ui, response: &Response, area: Rect, chosen: bool) {
    let lit = ui.is_enabled() && (response.contains_pointer() || response.has_focus());
    let (ground, edge) = match (chosen, lit) {
        (true, _) => (PANEL_HOVER, LAMP_GOLD),
        (false, true) => (PANEL_HOVER, BRASS),
        (false, false) => (PANEL_RAISED, BRASS_DIM),
    };
    let line = Stroke::new(metrics::HAIRLINE, edge.egui());
    ui.painter().rect(area, metrics::BUTTON_RADIUS, ground.egui(), line, StrokeKind::Inside);
}

/// A row of a list of which one is chosen: a name, and below it what it is. Returns whether it was clicked.
pub fn choice_row(ui: &mut Ui, name: &str, idea: &str, chosen: bool) -> bool {
    let margin = 0.75 * metrics::GRID;
    let width = ui.available_width();
    let font = |level: Type| level.style().resolve(ui.style());
    let mut text = egui::text::LayoutJob::default();
    text.wrap.max_width = width - 2.0 * margin;
    let format =
        |level: Type, ink: Shade| egui::TextFormat { font_id: font(level), color: ink.egui(), ..Default::default() };
    text.append(name, 0.0, format(Type::Strong, IVORY));
    text.append("\n", 0.0, format(Type::Small, IVORY));
    text.append(idea, 0.0, format(Type::Small, IVORY_DIM));
    let galley = ui.painter().layout_job(text);
    let (area, response) = ui.allocate_exact_size(Vec2::new(width, galley.size().y + 2.0 * margin), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), chosen, name));
    if ui.is_rect_visible(area) {
        row_ground(ui, &response, area, chosen);
        ui.painter().galley(area.min + Vec2::splat(margin), galley, IVORY.egui());
        focus_ring(ui, &response, area);
    }
    response.clicked()
}

/// A number between `least` and `most` that goes up and down by `step`, called `name`. Returns whether it changed.
pub fn stepper(ui: &mut Ui, name: &str, value: &mut u32, least: u32, most: u32, step: u32) -> bool {
    let before = *value;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.add_enabled_ui(*value > least, |ui| {
            if icon_button(ui, "–", &format!("{name} −")).clicked() {
                // Steps land on multiples, so that a number typed between them joins the row.
                *value = ((*value - 1) / step * step).max(least);
            }
        });
        let font = Type::Strong.style();
        let width = (4.5 * ui.text_style_height(&font)).max(6.0 * metrics::GRID);
        let field = egui::DragValue::new(value).range(least..=most).speed(0.15 * f64::from(step));
        let style = std::mem::replace(&mut ui.style_mut().drag_value_text_style, font);
        let response = ui.add_sized(Vec2::new(width, ui.spacing().interact_size.y), field);
        ui.style_mut().drag_value_text_style = style;
        response.widget_info(|| WidgetInfo::labeled(WidgetType::DragValue, ui.is_enabled(), name));
        ui.add_enabled_ui(*value < most, |ui| {
            if icon_button(ui, "+", &format!("{name} +")).clicked() {
                *value = ((*value / step + 1) * step).min(most);
            }
        });
    });
    *value != before
}

/// A box that is ticked or not, as high as a line of controls; `name` says what ticking it does.
pub fn tick(ui: &mut Ui, on: bool, name: &str) -> Response {
    let side = ui.spacing().interact_size.y;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, ui.is_enabled(), on, name));
    if ui.is_rect_visible(rect) {
        let lit = response.hovered() || response.has_focus();
        let edge = if lit { LAMP_GOLD } else { BRASS };
        let square = Rect::from_center_size(rect.center(), rect.size() * 0.7);
        let fill = if on { LAMP_GOLD } else { INK_DEEP };
        let line = Stroke::new(metrics::HAIRLINE, edge.egui());
        ui.painter().rect(square, CornerRadius::same(metrics::BUTTON_RADIUS), fill.egui(), line, StrokeKind::Inside);
        if on {
            let at = |x: f32, y: f32| square.min + Vec2::new(x, y) * square.size();
            let mark = vec![at(0.2, 0.52), at(0.42, 0.74), at(0.8, 0.27)];
            ui.painter().add(egui::Shape::line(mark, Stroke::new(0.12 * square.width(), INK_TEXT.egui())));
        }
        focus_ring(ui, &response, rect);
    }
    response.on_hover_text(name)
}

/// On or off, with its name beside it; clicking either turns it.
pub fn switch(ui: &mut Ui, on: &mut bool, name: &str) -> Response {
    let font = Type::Body.style().resolve(ui.style());
    let height = ui.spacing().interact_size.y;
    let track = Vec2::new(4.5 * metrics::GRID, 2.5 * metrics::GRID);
    let room = (ui.available_width() - track.x - metrics::GAP).max(8.0 * metrics::GRID);
    let galley = ui.painter().layout(name.to_owned(), font, IVORY.egui(), room);
    let size = Vec2::new(track.x + metrics::GAP + galley.size().x, height.max(galley.size().y));
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, ui.is_enabled(), *on, name));
    if ui.is_rect_visible(rect) {
        let how = ui.ctx().animate_bool(response.id, *on);
        let groove = Rect::from_center_size(egui::pos2(rect.left() + track.x / 2.0, rect.center().y), track);
        let lit = response.hovered() || response.has_focus();
        let line = if lit { BRASS } else { BRASS_DIM };
        ui.painter().rect(
            groove,
            CornerRadius::same((track.y / 2.0) as u8),
            INK_DEEP.mix(LAMP_GOLD, how).egui(),
            Stroke::new(metrics::HAIRLINE, line.egui()),
            StrokeKind::Inside,
        );
        let radius = track.y / 2.0 - 3.0;
        let x = egui::lerp(groove.left() + radius + 3.0..=groove.right() - radius - 3.0, how);
        ui.painter().circle_filled(egui::pos2(x, groove.center().y), radius, IVORY_DIM.mix(INK_TEXT, how).egui());
        let at = egui::pos2(groove.right() + metrics::GAP, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, IVORY.egui());
        focus_ring(ui, &response, rect);
    }
    response
}
