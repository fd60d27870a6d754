//! The menu over a running game.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use tabletop::Controller;

use crate::{
    shell::{ActiveGame, Overlay, Overlays, PanelSystems, Screen},
    table::{FileRegistry, NotationAsked},
    text::Words,
    theme::{Type, color::IVORY, metrics},
    ui::{page, widgets},
};

/// What the player can ask for in the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuChoice {
    /// On with the game.
    Resume,
    /// Save the game, or load another.
    Saves,
    /// Something with the position or the game as text.
    Notation(NotationAsked),
    /// The settings.
    Settings,
    /// The help page.
    Help,
    /// Leave the game for the title; asks once more.
    Leave,
    /// Leave the game, asked and answered.
    LeaveForSure,
}

/// What can be done with the position or the game as text.
const NOTATION: [(MenuChoice, &str); 3] = [
    (MenuChoice::Notation(NotationAsked::CopyPosition), "menu-copy_position"),
    (MenuChoice::Notation(NotationAsked::CopyGame), "menu-copy_game"),
    (MenuChoice::Notation(NotationAsked::Paste), "menu-paste"),
];

/// The body of the menu; `leaving` says what becomes of the game and asks once more whether to leave, and `notation` whether it can be written
/// as text.
pub fn menu_page(ui: &mut egui::Ui, words: &Words, notation: bool, leaving: Option<&str>) -> Option<MenuChoice> {
    let mut choice = None;
    let texts = if notation { &NOTATION[..] } else { &[] };
    let entries =
        [(MenuChoice::Settings, "menu-settings"), (MenuChoice::Help, "menu-help"), (MenuChoice::Leave, "menu-leave")];
    for &(entry, word) in [(MenuChoice::Saves, "menu-saves")].iter().chain(texts).chain(&entries) {
        if widgets::menu_entry(ui, words.get(word)).clicked() {
            choice = Some(entry);
        }
    }
    if let Some(consequence) = leaving {
        ui.add_space(metrics::GAP);
        ui.label(Type::Body.text(consequence).color(IVORY.egui()));
        if widgets::secondary(ui, words.get("menu-leave_for_sure")).clicked() {
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
    (game, files): (Option<Res<ActiveGame>>, Res<FileRegistry>),
    mut asked: MessageWriter<NotationAsked>,
    overlay: Res<State<Overlay>>,
    mut leaving: Local<bool>,
) -> Result {
    if overlay.is_changed() {
        *leaving = false;
    }
    // Games that only opponents play are not kept: nobody misses them.
    let notation =
        game.as_ref().is_some_and(|game| files.of(game.0.setup.rules()).is_ok_and(|files| files.has_notation()));
    let played = game.is_some_and(|game| game.0.players.iter().any(|player| player.controller == Controller::Human));
    let consequence = if played { "menu-leave_kept" } else { "menu-leave_lost" };
    let (body, foot, beside) = page::sheet(
        contexts.ctx_mut()?,
        "menu",
        words.get("menu-title"),
        52.0 * metrics::GRID,
        false,
        |ui| menu_page(ui, &words, notation, leaving.then_some(words.get(consequence))),
        |ui| widgets::primary(ui, words.get("menu-resume")).clicked().then_some(MenuChoice::Resume),
    );
    let choice = body.or(foot).or(beside.then_some(MenuChoice::Resume));
    *leaving = match choice {
        Some(MenuChoice::Leave) => true,
        Some(_) => false,
        None => *leaving,
    };
    match choice {
        Some(MenuChoice::Resume) => overlays.close(),
        Some(MenuChoice::Saves) => overlays.open(Overlay::Saves),
        Some(MenuChoice::Notation(wish)) => drop(asked.write(wish)),
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
