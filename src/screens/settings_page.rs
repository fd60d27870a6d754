//! The settings, over any screen. Every change acts at once.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{page, widgets};
use crate::{
    app::{Overlay, Overlays, PanelSystems},
    settings::{Settings, Speed},
    text::Words,
    theme::{Type, color::IVORY_DIM, metrics},
};

/// What the player can ask for beside changing a setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsChoice {
    /// Close the page.
    Done,
    /// Everything as it was at first.
    Defaults,
}

/// The body of the settings.
pub fn settings_page(ui: &mut egui::Ui, words: &Words, settings: &mut Settings) {
    widgets::subheading(ui, words.get("settings.sound"));
    row(ui, words.get("settings.music"), |ui| volume(ui, words.get("settings.music"), &mut settings.music));
    row(ui, words.get("settings.effects"), |ui| volume(ui, words.get("settings.effects"), &mut settings.effects));
    ui.add_space(metrics::GAP);

    widgets::subheading(ui, words.get("settings.picture"));
    row(ui, words.get("settings.text_size"), |ui| {
        let mut percent = (settings.text_size * 100.0).round() as u32;
        if widgets::stepper(ui, words.get("settings.text_size"), &mut percent, 80, 200, 10) {
            settings.text_size = percent as f32 / 100.0;
        }
        ui.label("%");
    });
    ui.add_space(metrics::GAP / 2.0);
    widgets::switch(ui, &mut settings.fullscreen, words.get("settings.fullscreen"));
    ui.add_space(metrics::GAP);

    widgets::subheading(ui, words.get("settings.motion"));
    row(ui, words.get("settings.speed"), |ui| {
        let speeds = [
            (Speed::Slow, words.get("speed.slow")),
            (Speed::Normal, words.get("speed.normal")),
            (Speed::Fast, words.get("speed.fast")),
            (Speed::Instant, words.get("speed.instant")),
        ];
        widgets::segmented(ui, &mut settings.speed, &speeds);
    });
    ui.add_space(metrics::GAP / 2.0);
    widgets::switch(ui, &mut settings.reduced_motion, words.get("settings.reduced_motion"));
    widgets::note(ui, words.get("settings.reduced_motion_note"));
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

/// See the module.
pub(super) struct SettingsPagePlugin;

impl Plugin for SettingsPagePlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Overlay).run_if(in_state(Overlay::Settings)));
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut settings: ResMut<Settings>,
    mut overlays: Overlays,
) -> Result {
    // Only a real change may mark the settings as changed, or they would be written every frame.
    let mut edited = settings.clone();
    let ((), choice, beside) = page::sheet(
        contexts.ctx_mut()?,
        "settings",
        words.get("settings.title"),
        80.0 * metrics::GRID,
        |ui| settings_page(ui, &words, &mut edited),
        |ui| {
            let done = widgets::primary(ui, words.get("settings.done")).clicked().then_some(SettingsChoice::Done);
            let defaults = widgets::secondary(ui, words.get("settings.defaults")).clicked();
            done.or(defaults.then_some(SettingsChoice::Defaults))
        },
    );
    match choice.or(beside.then_some(SettingsChoice::Done)) {
        Some(SettingsChoice::Done) => overlays.close(),
        Some(SettingsChoice::Defaults) => edited = edited.restored(),
        None => {}
    }
    if *settings != edited {
        *settings = edited;
    }
    Ok(())
}
