//! What there is, found by a word.

use bevy_egui::egui::{self, Align, Sense, Ui, Vec2, WidgetInfo, WidgetType};
use dice::Content;

use super::{BenchKind, BenchPage, entries::Entry};
use crate::{
    text::Words,
    theme::{
        Type,
        color::{BRASS_DIM, IVORY, IVORY_DIM, LAMP_GOLD, PANEL_HOVER},
        metrics,
    },
    ui::widgets,
};

/// The list, with what it is of and the field to look for something above it.
pub(super) fn list(ui: &mut Ui, words: &Words, content: &Content, state: &mut BenchPage) {
    widgets::panel(ui, words.get("bench-list"), |ui| {
        let kinds = BenchKind::ALL.map(|(kind, key)| (kind, words.get(key)));
        if widgets::segmented(ui, &mut state.kind, &kinds) {
            state.search.clear();
        }
        ui.add_space(0.5 * metrics::GAP);
        search(ui, words, &mut state.search);
        let found = state.entries(words, content);
        if found.is_empty() {
            widgets::note(ui, &words.with("bench-not_found", &[("what", &state.search.trim())]));
        }
        let line = ui.text_style_height(&Type::Body.style()) + metrics::GRID;
        let room = (ui.available_height() - metrics::PANEL_MARGIN).max(8.0 * metrics::GRID);
        let picked = found.iter().position(|entry| entry.id == state.picked_id());
        let mut wanted = None;
        let mut area = egui::ScrollArea::vertical().id_salt("entries").max_height(room).auto_shrink(false);
        let id = ui.id().with("picked");
        let known: Option<String> = ui.data(|data| data.get_temp(id));
        if let Some(at) = picked.filter(|_| known.as_deref() != Some(state.picked_id())) {
            // What is picked by key is brought into sight.
            let offset = at as f32 * (line + ui.spacing().item_spacing.y) - 0.4 * room;
            area = area.vertical_scroll_offset(offset.max(0.0));
            ui.data_mut(|data| data.insert_temp(id, state.picked_id().to_owned()));
        }
        area.show_rows(ui, line, found.len(), |ui, range| {
            for entry in &found[range] {
                if row(ui, entry, line, entry.id == state.picked_id()).clicked() {
                    wanted = Some(entry.id.clone());
                }
            }
        });
        if let Some(entry) = wanted {
            ui.data_mut(|data| data.insert_temp(id, entry.clone()));
            state.pick(&entry);
        }
    });
}

fn search(ui: &mut Ui, words: &Words, text: &mut String) {
    let name = words.get("bench-search");
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.5 * metrics::GAP;
        let clear = if text.is_empty() { 0.0 } else { ui.spacing().interact_size.y + 0.5 * metrics::GAP };
        let field = egui::TextEdit::singleline(text)
            .hint_text(Type::Body.text(name).color(IVORY_DIM.egui()))
            .desired_width(ui.available_width() - clear - 2.0 * metrics::GRID)
            .margin(egui::Margin::symmetric(metrics::GRID as i8, 4))
            .char_limit(metrics::SEARCH_LENGTH)
            .vertical_align(Align::Center)
            .min_size(Vec2::new(0.0, ui.spacing().interact_size.y))
            .text_color(IVORY.egui());
        let response = ui.add(field);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, ui.is_enabled(), name));
        if !text.is_empty() && widgets::icon_button(ui, "\u{d7}", words.get("help-search_clear")).clicked() {
            text.clear();
        }
    });
}

fn row(ui: &mut Ui, entry: &Entry, height: f32, picked: bool) -> egui::Response {
    let (area, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, ui.is_enabled(), picked, &entry.name));
    if ui.is_rect_visible(area) {
        if picked || response.hovered() || response.has_focus() {
            let ground = if picked { BRASS_DIM } else { PANEL_HOVER };
            ui.painter().rect_filled(area, metrics::BUTTON_RADIUS, ground.egui());
        }
        let sign = 0.32 * height;
        let middle = egui::pos2(area.left() + 0.6 * height, area.center().y);
        entry.icon.paint(ui.painter(), middle, sign, LAMP_GOLD.egui());
        let ink = if picked { LAMP_GOLD } else { IVORY };
        let font = Type::Body.style().resolve(ui.style());
        let name = widgets::elided(ui, &entry.name, &font, ink.egui(), area.width() - 1.4 * height);
        let at = egui::pos2(area.left() + 1.2 * height, area.center().y - 0.5 * name.size().y);
        ui.painter().galley(at, name, ink.egui());
        widgets::focus_ring(ui, &response, area.shrink(2.0));
    }
    response
}
