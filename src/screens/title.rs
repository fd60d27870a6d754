//! The title: the name of the house over a slowly turning world, and the ways on from here.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{page, widgets};
use crate::{
    app::{Overlay, Overlays, PanelSystems, Screen},
    input::{Action, Actions},
    text::Words,
    theme::{
        Type,
        color::{BRASS, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
};

/// What the player can ask for on the title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TitleChoice {
    /// Set up a game of Conquest.
    Play,
    /// The settings.
    Settings,
    /// The help page.
    Help,
    /// Leave the program.
    Quit,
}

/// The title page.
pub fn title_page(ui: &mut egui::Ui, words: &Words) -> Option<TitleChoice> {
    let (left, right) = widgets::action_bar(
        ui,
        |ui| {
            ui.label(
                Type::Small
                    .text(words.with("title.version", &[("version", &env!("CARGO_PKG_VERSION"))]))
                    .color(IVORY_DIM.egui()),
            );
            None
        },
        |ui| widgets::primary(ui, words.get("title.play")).clicked().then_some(TitleChoice::Play),
    );
    let mut choice: Option<TitleChoice> = left.or(right);
    let margin = egui::Margin::symmetric((4.0 * metrics::PAGE_MARGIN) as i8, metrics::PAGE_MARGIN as i8);
    egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, |ui| {
        let height = ui.available_height();
        ui.add_space((height * 0.16).max(metrics::GAP));
        let name = ui.label(Type::Display.text(words.get("title.name")).color(IVORY.egui())).rect;
        let y = name.bottom() + metrics::GRID;
        let line = name.left()..=name.left() + 44.0 * metrics::GRID;
        ui.painter().hline(line, y, egui::Stroke::new(metrics::HAIRLINE, BRASS.egui()));
        ui.add_space(metrics::GAP_WIDE);
        ui.label(Type::Aside.text(words.get("title.line")).color(LAMP_GOLD.egui()));
        ui.add_space((height * 0.08).max(metrics::GAP_WIDE));
        for (entry, word) in [
            (TitleChoice::Play, "title.conquest"),
            (TitleChoice::Settings, "title.settings"),
            (TitleChoice::Help, "title.help"),
            (TitleChoice::Quit, "title.quit"),
        ] {
            if widgets::menu_entry(ui, words.get(word)).clicked() {
                choice = Some(entry);
            }
        }
    });
    choice
}

/// See the module.
pub(super) struct TitlePlugin;

impl Plugin for TitlePlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Screen).run_if(in_state(Screen::Title)));
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut actions: ResMut<Actions>,
    mut overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let bare = !overlays.any();
    let mut choice = page::full(contexts.ctx_mut()?, "title", |ui| title_page(ui, &words));
    if bare && (actions.take(Action::Main) || actions.take(Action::EndPhase)) {
        choice = Some(TitleChoice::Play);
    }
    match choice {
        Some(TitleChoice::Play) => next.set(Screen::Setup),
        Some(TitleChoice::Settings) => overlays.open(Overlay::Settings),
        Some(TitleChoice::Help) => overlays.open(Overlay::Help),
        Some(TitleChoice::Quit) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}
