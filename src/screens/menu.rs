//! The menu over a running game.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use tabletop::{Controller, Declaration};

use crate::{
    shell::{ActiveGame, Overlay, Overlays, PanelSystems, Screen},
    table::{Declarable, Declares, FileRegistry, Games, NotationAsked},
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
    /// Give the game up; asks once more.
    Resign,
    /// Give the game up, asked and answered.
    ResignForSure,
    /// Offer a draw.
    OfferDraw,
    /// Leave the game for the title; asks once more.
    Leave,
    /// Leave the game, asked and answered.
    LeaveForSure,
}

/// What the menu shows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MenuModel {
    /// Whether the person to act may resign.
    pub resign: bool,
    /// Whether the person to act may offer a draw.
    pub offer_draw: bool,
    /// Whether positions and games can be written as text.
    pub notation: bool,
    /// Whether the position can be changed on a page of the game's own.
    pub editor: bool,
    /// What is asked once more, [`MenuChoice::Leave`] or [`MenuChoice::Resign`], and what comes of it.
    pub asked: Option<(MenuChoice, String)>,
}

/// The body of the menu.
pub fn menu_page(ui: &mut egui::Ui, words: &Words, model: &MenuModel) -> Option<MenuChoice> {
    let mut choice = None;
    let entries = [
        (MenuChoice::Saves, "menu-saves", true),
        (MenuChoice::Notation(NotationAsked::CopyPosition), "menu-copy_position", model.notation),
        (MenuChoice::Notation(NotationAsked::CopyGame), "menu-copy_game", model.notation),
        (MenuChoice::Notation(NotationAsked::Paste), "menu-paste", model.notation),
        (MenuChoice::Notation(NotationAsked::EditPosition), "menu-edit_position", model.editor),
        (MenuChoice::Settings, "menu-settings", true),
        (MenuChoice::Help, "menu-help", true),
        (MenuChoice::OfferDraw, "menu-offer_draw", model.offer_draw),
        (MenuChoice::Resign, "menu-resign", model.resign),
        (MenuChoice::Leave, "menu-leave", true),
    ];
    for (entry, word, _) in entries.into_iter().filter(|(_, _, there)| *there) {
        if widgets::menu_entry(ui, words.get(word)).clicked() {
            choice = Some(entry);
        }
    }
    if let Some((asked, consequence)) = &model.asked {
        let (word, sure) = match asked {
            MenuChoice::Resign => ("menu-resign_for_sure", MenuChoice::ResignForSure),
            _ => ("menu-leave_for_sure", MenuChoice::LeaveForSure),
        };
        ui.add_space(metrics::GAP);
        ui.label(Type::Body.text(consequence).color(IVORY.egui()));
        let button = widgets::secondary(ui, words.get(word));
        // In a low window it would lie below the edge of the sheet.
        button.scroll_to_me(None);
        if button.clicked() {
            choice = Some(sure);
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
    (game, games, files): (Option<Res<ActiveGame>>, Res<Games>, Res<FileRegistry>),
    overlay: Res<State<Overlay>>,
    (declarable, mut declares, mut notations): (Res<Declarable>, MessageWriter<Declares>, MessageWriter<NotationAsked>),
    mut asked: Local<Option<MenuChoice>>,
) -> Result {
    if overlay.is_changed() {
        *asked = None;
    }
    // Games that only opponents play are not kept: nobody misses them.
    let notation =
        game.as_ref().is_some_and(|game| files.of(game.0.setup.rules()).is_ok_and(|files| files.has_notation()));
    let editor = game.as_ref().and_then(|game| games.of(&game.0.setup)).is_some_and(|game| game.editor().is_some());
    let played = game.is_some_and(|game| game.0.players.iter().any(|player| player.controller == Controller::Human));
    let consequence = |asked: MenuChoice| match asked {
        MenuChoice::Resign => words.with("menu-resign_lost", &[("name", &declarable.other)]),
        _ => words.get(if played { "menu-leave_kept" } else { "menu-leave_lost" }).to_owned(),
    };
    let model = MenuModel {
        resign: declarable.resign,
        offer_draw: declarable.offer_draw,
        notation,
        editor,
        asked: asked.map(|asked| (asked, consequence(asked))),
    };
    let (body, foot, beside) = page::sheet(
        contexts.ctx_mut()?,
        "menu",
        words.get("menu-title"),
        52.0 * metrics::GRID,
        false,
        |ui| menu_page(ui, &words, &model),
        |ui| widgets::primary(ui, words.get("menu-resume")).clicked().then_some(MenuChoice::Resume),
    );
    let choice = body.or(foot).or(beside.then_some(MenuChoice::Resume));
    *asked = match choice {
        Some(MenuChoice::Leave | MenuChoice::Resign) => choice,
        Some(_) => None,
        None => *asked,
    };
    match choice {
        Some(MenuChoice::Resume) => overlays.close(),
        Some(MenuChoice::Saves) => overlays.open(Overlay::Saves),
        Some(MenuChoice::Notation(wish)) => drop(notations.write(wish)),
        Some(MenuChoice::Settings) => overlays.open(Overlay::Settings),
        Some(MenuChoice::Help) => overlays.open(Overlay::Help),
        Some(MenuChoice::LeaveForSure) => {
            overlays.close_all();
            next.set(Screen::Title);
        }
        Some(MenuChoice::ResignForSure) => {
            overlays.close_all();
            declares.write(Declares(Declaration::Resign));
        }
        Some(MenuChoice::OfferDraw) => {
            overlays.close_all();
            declares.write(Declares(Declaration::OfferDraw));
        }
        Some(MenuChoice::Leave | MenuChoice::Resign) | None => {}
    }
    Ok(())
}
