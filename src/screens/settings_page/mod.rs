//! The settings, over any screen. Every change acts at once.
//!
//! What can be set, and how it is kept, belongs to [`settings`](crate::settings).

mod keys;
mod palette;
mod tabs;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub use keys::KeysPage;

use crate::{
    input::KeyCapture,
    settings::Settings,
    shell::{Overlay, Overlays, PanelSystems},
    text::{Languages, Words},
    theme::metrics,
    ui::{page, widgets},
};

/// What the player can ask for beside changing a setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsChoice {
    /// Close the page.
    Done,
    /// Everything as it was at first.
    Defaults,
}

/// The parts of the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SettingsTab {
    /// Text, window, colours.
    #[default]
    Display,
    /// Volumes.
    Sound,
    /// Speed and guidance.
    Play,
    /// Which keys do what.
    Keys,
    /// Motion and reading.
    Access,
}

/// What the page remembers while the program runs.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct SettingsPage {
    /// The part that is shown.
    pub tab: SettingsTab,
    /// Where the binding of keys stands.
    pub keys: KeysPage,
}

/// The body of the settings.
pub fn settings_page(
    ui: &mut egui::Ui,
    words: &Words,
    languages: &Languages,
    settings: &mut Settings,
    page: &mut SettingsPage,
) {
    let tabs = [
        (SettingsTab::Display, words.get("settings-tab_display")),
        (SettingsTab::Sound, words.get("settings-tab_sound")),
        (SettingsTab::Play, words.get("settings-tab_play")),
        (SettingsTab::Keys, words.get("settings-tab_keys")),
        (SettingsTab::Access, words.get("settings-tab_access")),
    ];
    if widgets::segmented(ui, &mut page.tab, &tabs) {
        page.keys = KeysPage::default();
    }
    ui.add_space(metrics::GAP_WIDE);
    match page.tab {
        SettingsTab::Display => tabs::display(ui, words, languages, settings),
        SettingsTab::Sound => tabs::sound(ui, words, settings),
        SettingsTab::Play => tabs::play(ui, words, settings),
        SettingsTab::Keys => keys::keys(ui, words, &mut settings.keys, &mut page.keys),
        SettingsTab::Access => tabs::access(ui, words, settings),
    }
}

/// See the module.
pub(super) struct SettingsPagePlugin;

impl Plugin for SettingsPagePlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<SettingsPage>().add_systems(OnExit(Overlay::Settings), stop_waiting).add_systems(
            EguiPrimaryContextPass,
            show.in_set(PanelSystems::Overlay).run_if(in_state(Overlay::Settings)),
        );
    }
}

fn stop_waiting(mut page: ResMut<SettingsPage>, mut capture: ResMut<KeyCapture>) {
    page.keys = KeysPage::default();
    capture.wait(false);
}

fn show(
    mut contexts: EguiContexts,
    (words, languages): (Res<Words>, Res<Languages>),
    mut settings: ResMut<Settings>,
    mut state: ResMut<SettingsPage>,
    mut capture: ResMut<KeyCapture>,
    mut overlays: Overlays,
) -> Result {
    // Only a real change may mark the settings as changed, or they would be written every frame.
    let mut edited = settings.clone();
    if let Some(chord) = capture.caught() {
        state.keys.press(&mut edited.keys, chord);
    }
    let ((), choice, beside) = page::sheet(
        contexts.ctx_mut()?,
        "settings",
        words.get("settings-title"),
        96.0 * metrics::GRID,
        true,
        |ui| settings_page(ui, &words, &languages, &mut edited, &mut state),
        |ui| {
            let done = widgets::primary(ui, words.get("settings-done")).clicked().then_some(SettingsChoice::Done);
            let defaults = widgets::secondary(ui, words.get("settings-defaults")).clicked();
            done.or(defaults.then_some(SettingsChoice::Defaults))
        },
    );
    capture.wait(state.keys.waiting());
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
