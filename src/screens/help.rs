//! The help page: the rules in short, and the keys as they are bound now.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{page, widgets};
use crate::{
    app::{Overlay, Overlays, PanelSystems},
    input::{Action, KeyMap},
    settings::Settings,
    text::{HelpSection, Words},
    theme::{Type, color::IVORY, metrics},
};

/// Which half of the help is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HelpTab {
    /// The rules in short.
    #[default]
    Rules,
    /// The keys.
    Keys,
}

/// The body of the help.
pub fn help_page(ui: &mut egui::Ui, words: &Words, sections: &[HelpSection], keys: &KeyMap, tab: &mut HelpTab) {
    widgets::segmented(ui, tab, &[(HelpTab::Rules, words.get("help.rules")), (HelpTab::Keys, words.get("help.keys"))]);
    ui.add_space(metrics::GAP);
    match tab {
        HelpTab::Rules => rules(ui, sections),
        HelpTab::Keys => key_list(ui, words, keys),
    }
}

fn rules(ui: &mut egui::Ui, sections: &[HelpSection]) {
    for section in sections {
        widgets::subheading(ui, &section.heading);
        for paragraph in &section.paragraphs {
            ui.label(Type::Body.text(paragraph).color(IVORY.egui()));
        }
        ui.add_space(metrics::GAP);
    }
}

fn key_list(ui: &mut egui::Ui, words: &Words, keys: &KeyMap) {
    egui::Grid::new("keys").num_columns(2).spacing([3.0 * metrics::GRID, metrics::GRID]).show(ui, |ui| {
        for action in Action::ALL {
            ui.horizontal(|ui| {
                for chord in keys.keys(action) {
                    widgets::key_cap(ui, &chord.label(words));
                }
            });
            ui.label(Type::Body.text(words.get(action.word())));
            ui.end_row();
        }
    });
    ui.add_space(metrics::GAP);
    widgets::note(ui, words.get("help.mouse"));
}

/// See the module.
pub(super) struct HelpPlugin;

impl Plugin for HelpPlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(Help(HelpSection::english()))
            .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Overlay).run_if(in_state(Overlay::Help)));
    }
}

#[derive(Resource)]
struct Help(Vec<HelpSection>);

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    help: Res<Help>,
    settings: Res<Settings>,
    mut overlays: Overlays,
    mut tab: Local<HelpTab>,
) -> Result {
    let ((), done, beside) = page::sheet(
        contexts.ctx_mut()?,
        "help",
        words.get("help.title"),
        100.0 * metrics::GRID,
        |ui| help_page(ui, &words, &help.0, &settings.keys, &mut tab),
        |ui| widgets::primary(ui, words.get("help.done")).clicked(),
    );
    if done || beside {
        overlays.close();
    }
    Ok(())
}
