//! The menu over a running game.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{page, widgets};
use crate::{
    app::{Overlay, Overlays, PanelSystems, Screen},
    text::Words,
    theme::metrics,
};

/// What the player can ask for in the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuChoice {
    /// On with the game.
    Resume,
    /// The settings.
    Settings,
    /// The help page.
    Help,
    /// Leave the game for the title; asks once more.
    Leave,
    /// Leave the game, asked and answered.
    LeaveForSure,
}

/// The body of the menu; `leaving` asks once more whether to leave.
pub fn menu_page(ui: &mut egui::Ui, words: &Words, leaving: bool) -> Option<MenuChoice> {
    let mut choice = None;
    let entries =
        [(MenuChoice::Settings, "menu.settings"), (MenuChoice::Help, "menu.help"), (MenuChoice::Leave, "menu.leave")];
    for (entry, word) in entries {
        if widgets::menu_entry(ui, words.get(word)).clicked() {
            choice = Some(entry);
        }
    }
    if leaving {
        ui.add_space(metrics::GAP);
        widgets::warning(ui, words.get("menu.leave_question"));
        if widgets::secondary(ui, words.get("menu.leave_for_sure")).clicked() {
            choice = Some(MenuChoice::LeaveForSure);
        }
    }
    choice
}

/// See the module.
pub(super) struct MenuPlugin;

impl Plugin for MenuPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Overlay).run_if(in_state(Overlay::Menu)));
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
    mut leaving: Local<bool>,
) -> Result {
    let (body, foot, beside) = page::sheet(
        contexts.ctx_mut()?,
        "menu",
        words.get("menu.title"),
        52.0 * metrics::GRID,
        |ui| menu_page(ui, &words, *leaving),
        |ui| widgets::primary(ui, words.get("menu.resume")).clicked().then_some(MenuChoice::Resume),
    );
    let choice = body.or(foot).or(beside.then_some(MenuChoice::Resume));
    *leaving = match choice {
        Some(MenuChoice::Leave) => true,
        Some(_) => false,
        None => *leaving,
    };
    match choice {
        Some(MenuChoice::Resume) => overlays.close(),
        Some(MenuChoice::Settings) => overlays.open(Overlay::Settings),
        Some(MenuChoice::Help) => overlays.open(Overlay::Help),
        Some(MenuChoice::LeaveForSure) => {
            overlays.close_all();
            next.set(Screen::Title);
        }
        Some(MenuChoice::Leave) | None => {}
    }
    Ok(())
}
