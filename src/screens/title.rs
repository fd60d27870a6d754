//! The title: the name of the house over a slowly turning world, and the ways on from here.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::left_game::{self, LeftGame, Unfinished};
use crate::{
    input::Actions,
    keys::Action,
    shell::{NewGame, Overlay, Overlays, PanelSystems, Screen},
    table::{Games, setup::SetupOf},
    text::Words,
    theme::{
        Type,
        color::{BRASS, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::{page, widgets},
};

/// What the player can ask for on the title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TitleChoice {
    /// Go on with the game that was left.
    Continue,
    /// Set up the game of this id.
    Play(&'static str),
    /// The replays that were kept.
    Replays,
    /// Load a save.
    Load,
    /// The settings.
    Settings,
    /// A page of one of the games.
    Page(Screen),
    /// The help page.
    Help,
    /// Leave the program.
    Quit,
}

/// The title page; `unfinished` offers to go on with the game that was left, and says which it is.
pub fn title_page(ui: &mut egui::Ui, words: &Words, games: Games, unfinished: Unfinished<'_>) -> Option<TitleChoice> {
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
        |ui| {
            let first = games.iter().next()?;
            widgets::primary(ui, words.get("title.play")).clicked().then_some(TitleChoice::Play(first.id()))
        },
    );
    let mut choice: Option<TitleChoice> = left.or(right);
    let margin = egui::Margin::symmetric((4.0 * metrics::PAGE_MARGIN) as i8, metrics::PAGE_MARGIN as i8);
    egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, |ui| {
        let rows = rows(games, unfinished != Unfinished::Nothing);
        // What is left over goes above the name and between the name and the entries.
        let line = |level: Type| ui.text_style_height(&level.style());
        let entry_height = line(Type::Heading) + metrics::GRID + metrics::GAP;
        let used = line(Type::Display) + line(Type::Aside) + rows.len() as f32 * entry_height;
        let spare = (ui.available_height() - used - 6.0 * metrics::GRID).max(0.0);
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.add_space(0.34 * spare);
            let name = ui.label(Type::Display.text(words.get("title.name")).color(IVORY.egui())).rect;
            let y = name.bottom() + metrics::GRID;
            let line = name.left()..=name.left() + 44.0 * metrics::GRID;
            ui.painter().hline(line, y, egui::Stroke::new(metrics::HAIRLINE, BRASS.egui()));
            ui.add_space(metrics::GAP_WIDE);
            ui.label(Type::Aside.text(words.get("title.line")).color(LAMP_GOLD.egui()));
            ui.add_space(metrics::GAP_WIDE + 0.18 * spare);
            if spare <= 0.0 {
                ui.spacing_mut().item_spacing.y = 0.0;
            }
            // Entries are as high as their letters, also those that share a line.
            ui.spacing_mut().interact_size.y = 0.0;
            for row in rows {
                ui.horizontal(|ui| {
                    for (entry, word) in &row {
                        // What is still looked for has its place already, so that nothing leaps.
                        let there = *entry != TitleChoice::Continue || unfinished != Unfinished::Looking;
                        let clicked = |ui: &mut egui::Ui| widgets::menu_entry(ui, words.get(word)).clicked();
                        if ui.add_enabled_ui(there, clicked).inner {
                            choice = Some(*entry);
                        }
                    }
                });
                if let Some((TitleChoice::Continue, _)) = row.first() {
                    let which = if let Unfinished::Game(which) = unfinished { which } else { "\u{2026}" };
                    let which = Type::Small.text(which).color(IVORY_DIM.egui());
                    ui.indent("which", |ui| ui.add(egui::Label::new(which).truncate()));
                    ui.add_space(metrics::GAP);
                }
            }
        });
    });
    choice
}

/// The ways on, each with the key of its words. What belongs together shares a line: there is no room for more of them where
/// text is large.
fn rows(games: Games, unfinished: bool) -> Vec<Vec<(TitleChoice, String)>> {
    let entry = |choice, word: &str| (choice, word.to_owned());
    let setups = games.iter().map(|game| (TitleChoice::Play(game.id()), format!("title.{}", game.id())));
    let pages =
        games.iter().flat_map(|game| game.pages()).map(|(screen, word)| entry(TitleChoice::Page(*screen), word));
    let go_on = unfinished.then(|| vec![entry(TitleChoice::Continue, "title.continue")]);
    let rows = [
        setups.collect(),
        vec![entry(TitleChoice::Load, "title.load"), entry(TitleChoice::Replays, "title.replays")],
        vec![entry(TitleChoice::Settings, "title.settings"), entry(TitleChoice::Help, "title.help")],
        pages.collect(),
        vec![entry(TitleChoice::Quit, "title.quit")],
    ];
    go_on.into_iter().chain(rows).collect()
}

/// See the module.
pub(super) struct TitlePlugin;

impl Plugin for TitlePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(left_game::plugin)
            .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Screen).run_if(in_state(Screen::Title)));
    }
}

#[expect(clippy::too_many_arguments, reason = "a system takes what it needs from the world")]
fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    games: Res<Games>,
    left: Res<LeftGame>,
    mut begin: MessageWriter<NewGame>,
    mut actions: ResMut<Actions>,
    mut overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
    mut setup: ResMut<SetupOf>,
) -> Result {
    let bare = !overlays.any();
    let mut choice = page::full(contexts.ctx_mut()?, "title", |ui| title_page(ui, &words, *games, left.told()));
    if bare && (actions.take(Action::Main) || actions.take(Action::EndPhase)) {
        choice = games.iter().next().map(|first| TitleChoice::Play(first.id()));
    }
    match choice {
        Some(TitleChoice::Continue) => {
            begin.write_batch(left.game().cloned());
        }
        Some(TitleChoice::Play(id)) => {
            setup.0 = id;
            next.set(Screen::Setup);
        }
        Some(TitleChoice::Replays) => next.set(Screen::Replays),
        Some(TitleChoice::Load) => overlays.open(Overlay::Saves),
        Some(TitleChoice::Settings) => overlays.open(Overlay::Settings),
        Some(TitleChoice::Page(screen)) => next.set(screen),
        Some(TitleChoice::Help) => overlays.open(Overlay::Help),
        Some(TitleChoice::Quit) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}
