//! The list: every mod with its name and how it stands, and whether it is used.

use bevy_egui::egui::{self, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use super::{ModsChoice, scrolling};
use crate::{
    games::alea::mods::{ModInfo, Standing},
    text::Words,
    theme::{
        Shade, Type,
        color::{DANGER_TEXT, GOOD, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// The mods, the chosen one lit.
pub(super) fn list(ui: &mut Ui, words: &Words, mods: &[ModInfo], chosen: usize) -> Option<ModsChoice> {
    let mut choice = None;
    widgets::panel(ui, words.get("mods-list"), |ui| {
        scrolling(ui, "mods", |ui| {
            if mods.is_empty() {
                widgets::note(ui, words.get("mods-none"));
            }
            for (at, info) in mods.iter().enumerate() {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = metrics::GAP;
                    let name = words.with("mods-use", &[("name", &info.name())]);
                    if widgets::tick(ui, info.wanted, &name).clicked() {
                        choice = Some(ModsChoice::Turn(at));
                    }
                    let row = row(ui, words, info, at, at == chosen);
                    let id = egui::Id::new("chosen mod");
                    if at == chosen && ui.data(|data| data.get_temp::<usize>(id)) != Some(at) {
                        // What is chosen by key is brought into sight.
                        ui.data_mut(|data| data.insert_temp(id, at));
                        row.scroll_to_me(None);
                    }
                    if row.clicked() || (row.gained_focus() && at != chosen) {
                        choice = Some(ModsChoice::Choose(at));
                    }
                });
            }
            ui.add_space(metrics::GAP);
            widgets::note(ui, words.get("mods-order"));
        });
    });
    choice
}

/// How a mod stands, in a word or two, with a sign that is told without colour.
pub(super) fn standing(words: &Words, info: &ModInfo) -> (String, Shade) {
    let faults = info.faults();
    match &info.standing {
        Standing::Broken => (words.get("mods-state-broken").to_owned(), DANGER_TEXT),
        Standing::Missing(_) => (words.get("mods-state-missing").to_owned(), DANGER_TEXT),
        Standing::Full => (words.get("mods-state-full").to_owned(), DANGER_TEXT),
        Standing::On | Standing::Needed(_) if faults > 0 => (words.count("mods-state-faulty", faults), DANGER_TEXT),
        Standing::On => (words.get("mods-state-on").to_owned(), GOOD),
        Standing::Needed(by) => (words.with("mods-state-needed", &[("name", by)]), GOOD),
        Standing::Off => (words.get("mods-state-off").to_owned(), IVORY_DIM),
    }
}

fn row(ui: &mut Ui, words: &Words, info: &ModInfo, at: usize, chosen: bool) -> egui::Response {
    let small = Type::Small.style().resolve(ui.style());
    let strong = Type::Strong.style().resolve(ui.style());
    let margin = 0.75 * metrics::GRID;
    let width = ui.available_width();
    let room = width - 2.0 * margin;
    let (state, ink) = standing(words, info);
    let version = info.manifest.as_ref().map(|manifest| manifest.version.as_str()).unwrap_or_default();
    let name_ink = if chosen { LAMP_GOLD } else { IVORY };
    let title = ui.painter().layout(format!("{}. {}", at + 1, info.name()), strong, name_ink.egui(), room);
    let mut facts = egui::text::LayoutJob::default();
    facts.wrap.max_width = room;
    facts.append(&state, 0.0, egui::TextFormat::simple(small.clone(), ink.egui()));
    let warnings = match info.warnings() {
        0 => String::new(),
        count => words.count("mods-warnings", count),
    };
    let conflicts = info.conflicts().count();
    let conflicts = if conflicts == 0 { String::new() } else { words.count("mods-conflicts", conflicts) };
    let place = words.get(if info.own { "mods-own" } else { "mods-beside" });
    for (more, ink) in
        [(warnings.as_str(), LAMP_GOLD), (&conflicts, IVORY_DIM), (version, IVORY_DIM), (place, IVORY_DIM)]
    {
        if !more.is_empty() {
            facts.append(" \u{b7} ", 0.0, egui::TextFormat::simple(small.clone(), IVORY_DIM.egui()));
            facts.append(more, 0.0, egui::TextFormat::simple(small.clone(), ink.egui()));
        }
    }
    let facts = ui.painter().layout_job(facts);
    let size = Vec2::new(width, title.size().y + facts.size().y + 2.0 * margin);
    let (area, response) = ui.allocate_exact_size(size, Sense::click());
    let told = [state, warnings].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
    let told = format!("{}: {told}", info.name());
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, ui.is_enabled(), chosen, &told));
    if ui.is_rect_visible(area) {
        widgets::row_ground(ui, &response, area, chosen);
        let inner: Rect = area.shrink(margin);
        let below = inner.min + Vec2::new(0.0, title.size().y);
        ui.painter().galley(inner.min, title, name_ink.egui());
        ui.painter().galley(below, facts, IVORY_DIM.egui());
        widgets::focus_ring(ui, &response, area);
    }
    response
}
