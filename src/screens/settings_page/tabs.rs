//! The parts of the settings that are plain controls: display, sound, play, access.

use bevy_egui::egui;

use super::palette;
use crate::{
    keys::Action,
    settings::{PieceLook, Settings, Speed},
    text::{Languages, Words},
    theme::{
        Type,
        color::{IVORY, IVORY_DIM},
        metrics,
    },
    ui::widgets,
};

/// Language, text, window, colours.
pub(super) fn display(ui: &mut egui::Ui, words: &Words, languages: &Languages, settings: &mut Settings) {
    language(ui, words, languages, settings);
    text_size(ui, words, settings);
    ui.add_space(metrics::GAP / 2.0);
    widgets::switch(ui, &mut settings.fullscreen, words.get("settings-fullscreen"));
    ui.add_space(metrics::GAP_WIDE);
    row(ui, words.get("settings-pieces"), |ui| {
        let looks = PieceLook::ALL.map(|look| (look, words.get(look.word())));
        let mut look = settings.piece_look(words);
        if widgets::segmented(ui, &mut look, &looks) {
            settings.piece_look = Some(look);
        }
    });
    widgets::switch(ui, &mut settings.coordinates, words.get("settings-coordinates"));
    ui.add_space(metrics::GAP_WIDE);
    widgets::subheading(ui, words.get("settings-palette"));
    palette::choose(ui, words, &mut settings.palette);
    widgets::note(ui, words.get("settings-palette_note"));
}

/// Volumes.
pub(super) fn sound(ui: &mut egui::Ui, words: &Words, settings: &mut Settings) {
    ui.add_enabled_ui(!settings.muted, |ui| {
        row(ui, words.get("settings-music"), |ui| volume(ui, words.get("settings-music"), &mut settings.music));
        row(ui, words.get("settings-effects"), |ui| volume(ui, words.get("settings-effects"), &mut settings.effects));
    });
    ui.add_space(metrics::GAP);
    widgets::switch(ui, &mut settings.muted, words.get("settings-muted"));
    by_key(ui, words, settings, Action::Mute);
}

/// Says by which key the same is done without this page.
fn by_key(ui: &mut egui::Ui, words: &Words, settings: &Settings, action: Action) {
    if let Some(key) = settings.keys.keys(action).first() {
        widgets::note(ui, &words.with("settings-by_key", &[("key", &key.label(words))]));
    }
}

/// Speed and guidance.
pub(super) fn play(ui: &mut egui::Ui, words: &Words, settings: &mut Settings) {
    row(ui, words.get("settings-speed"), |ui| {
        let speeds = Speed::ALL.map(|speed| (speed, words.get(speed.word())));
        widgets::segmented(ui, &mut settings.speed, &speeds);
    });
    widgets::note(ui, words.get("settings-speed_note"));
    ui.add_space(metrics::GAP);
    widgets::switch(ui, &mut settings.confirm_moves, words.get("settings-confirm_moves"));
    widgets::note(ui, words.get("settings-confirm_moves_note"));
    ui.add_space(metrics::GAP_WIDE);
    widgets::switch(ui, &mut settings.guidance, words.get("settings-guidance"));
    widgets::note(ui, words.get("settings-guidance_note"));
    ui.add_enabled_ui(settings.guidance && !settings.guided.is_empty(), |ui| {
        if widgets::secondary(ui, words.get("settings-guide_again")).clicked() {
            settings.guided.clear();
        }
    });
}

/// Motion and reading.
pub(super) fn access(ui: &mut egui::Ui, words: &Words, settings: &mut Settings) {
    widgets::switch(ui, &mut settings.text_view, words.get("settings-text_view"));
    widgets::note(ui, words.get("settings-text_view_note"));
    by_key(ui, words, settings, Action::TextView);
    ui.add_space(metrics::GAP_WIDE);
    widgets::switch(ui, &mut settings.reduced_motion, words.get("settings-reduced_motion"));
    widgets::note(ui, words.get("settings-reduced_motion_note"));
    ui.add_space(metrics::GAP_WIDE);
    text_size(ui, words, settings);
    ui.label(Type::Body.text(words.get("settings-text_sample")).color(IVORY.egui()));
    ui.add_space(metrics::GAP_WIDE);
    widgets::subheading(ui, words.get("settings-palette"));
    palette::choose(ui, words, &mut settings.palette);
}

/// The language of all words: each under its own name, so that whoever does not read the present one finds it.
fn language(ui: &mut egui::Ui, words: &Words, languages: &Languages, settings: &mut Settings) {
    let name_of = |tag: &str| {
        let offered = languages.offered().iter().find(|offered| offered.tag == tag);
        offered.map_or_else(|| tag.to_owned(), |offered| offered.name.clone())
    };
    let system = words.with("settings-language_system", &[("name", &name_of(&languages.spoken(None)))]);
    let chosen = settings.language.as_deref().map_or_else(|| system.clone(), name_of);
    row(ui, words.get("settings-language"), |ui| {
        let list = egui::ComboBox::from_id_salt("language").width(24.0 * metrics::GRID).selected_text(chosen);
        let shown = list.show_ui(ui, |ui| {
            ui.selectable_value(&mut settings.language, None, system);
            for offered in languages.offered() {
                ui.selectable_value(&mut settings.language, Some(offered.tag.clone()), &offered.name);
            }
        });
        let name = words.get("settings-language");
        shown.response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, name));
    });
}

fn text_size(ui: &mut egui::Ui, words: &Words, settings: &mut Settings) {
    row(ui, words.get("settings-text_size"), |ui| {
        let mut percent = (settings.text_size * 100.0).round() as u32;
        if widgets::stepper(ui, words.get("settings-text_size"), &mut percent, 80, 200, 10) {
            settings.text_size = percent as f32 / 100.0;
        }
        ui.label("%");
    });
}

/// A name and its control: side by side where there is room, below each other where text is large.
fn row(ui: &mut egui::Ui, name: &str, control: impl FnOnce(&mut egui::Ui)) {
    let label = Type::Body.text(name).color(IVORY_DIM.egui());
    let column = 22.0 * metrics::GRID;
    let width = egui::WidgetText::from(label.clone())
        .into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Body)
        .size()
        .x;
    ui.horizontal_wrapped(|ui| {
        ui.label(label);
        if width < column {
            ui.add_space(column - width);
        }
        control(ui);
    });
}

fn volume(ui: &mut egui::Ui, name: &str, value: &mut f32) {
    let mut percent = (*value * 100.0).round();
    let slider = egui::Slider::new(&mut percent, 0.0..=100.0).suffix(" %").fixed_decimals(0);
    let response = ui.add(slider);
    response.widget_info(|| egui::WidgetInfo::slider(ui.is_enabled(), f64::from(percent), name));
    if response.changed() {
        *value = percent / 100.0;
    }
}
