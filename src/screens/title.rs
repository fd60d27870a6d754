//! The title: the name of the house over a slowly turning world, and the ways on from here.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::left_game::{self, LeftGame, Unfinished};
use crate::{
    input::Actions,
    keys::Action,
    shell::{NewGame, Overlay, Overlays, PanelSystems, Screen},
    table::CardPicture,
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
    /// Choose a game.
    Play,
    /// The replays that were kept.
    Replays,
    /// Load a save.
    Load,
    /// The settings.
    Settings,
    /// The help page.
    Help,
    /// Leave the program.
    Quit,
}

/// The ways on below the golden button, each with the key of its words.
const ENTRIES: [(TitleChoice, &str); 6] = [
    (TitleChoice::Play, "title-play"),
    (TitleChoice::Load, "title-load"),
    (TitleChoice::Replays, "title-replays"),
    (TitleChoice::Settings, "title-settings"),
    (TitleChoice::Help, "title-help"),
    (TitleChoice::Quit, "title-quit"),
];

/// Width of the golden button, in heights of its text.
const GOLD_WIDTH: f32 = 21.5;

/// What the title shows.
#[derive(Clone, Copy)]
pub struct TitleModel<'a> {
    /// The game that was left.
    pub unfinished: Unfinished<'a>,
    /// How it stands.
    pub picture: Option<&'a CardPicture>,
}

/// The title page: the name, and below it one column of ways on. Going on with what was left is the golden one, else playing.
pub fn title_page(ui: &mut egui::Ui, words: &Words, model: TitleModel<'_>) -> Option<TitleChoice> {
    let mut choice = None;
    let foot = egui::Margin::symmetric((4.0 * metrics::PAGE_MARGIN) as i8, metrics::GAP as i8);
    let foot = egui::Panel::bottom("version").frame(egui::Frame::new().inner_margin(foot)).show_separator_line(false);
    foot.show(ui, |ui| {
        let version = words.with("title-version", &[("version", &env!("CARGO_PKG_VERSION"))]);
        ui.label(Type::Small.text(version).color(IVORY_DIM.egui()));
    });
    let margin = egui::Margin {
        bottom: 0,
        ..egui::Margin::symmetric((4.0 * metrics::PAGE_MARGIN) as i8, metrics::PAGE_MARGIN as i8)
    };
    egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, |ui| {
        // What is left over goes above the name and between the name and the entries.
        let line = |level: Type| ui.text_style_height(&level.style());
        let told = widgets::LINES_BESIDE_PICTURE as f32 * line(Type::Small);
        let gold = line(Type::Primary) + told + 3.0 * metrics::GRID + metrics::GAP_WIDE;
        let entries = ENTRIES.len() as f32 * (line(Type::Heading) + metrics::GRID + metrics::GAP);
        let used = line(Type::Display) + line(Type::Aside) + gold + entries;
        let spare = (ui.available_height() - used - 6.0 * metrics::GRID).max(0.0);
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            widgets::by_pages(ui);
            ui.add_space(0.34 * spare);
            let name = ui.label(Type::Display.text(words.get("title-name")).color(IVORY.egui())).rect;
            let y = name.bottom() + metrics::GRID;
            let line = name.left()..=name.left() + 44.0 * metrics::GRID;
            ui.painter().hline(line, y, egui::Stroke::new(metrics::HAIRLINE, BRASS.egui()));
            ui.add_space(metrics::GAP_WIDE);
            ui.label(Type::Aside.text(words.get("title-line")).color(LAMP_GOLD.egui()));
            ui.add_space(metrics::GAP + 0.18 * spare);
            if spare <= 0.0 {
                ui.spacing_mut().item_spacing.y = 0.0;
            }
            choice = golden(ui, words, model);
            ui.add_space(metrics::GAP);
            for (entry, word) in ENTRIES {
                if entry == TitleChoice::Play && model.unfinished == Unfinished::Nothing {
                    continue;
                }
                if widgets::menu_entry(ui, words.get(word)).clicked() {
                    choice = Some(entry);
                }
            }
        });
    });
    choice
}

/// The golden button.
fn golden(ui: &mut egui::Ui, words: &Words, model: TitleModel<'_>) -> Option<TitleChoice> {
    let width = GOLD_WIDTH * ui.text_style_height(&Type::Primary.style());
    let (there, which) = match model.unfinished {
        Unfinished::Nothing => {
            return widgets::primary_wide(ui, words.get("title-play"), 0.5 * width)
                .clicked()
                .then_some(TitleChoice::Play);
        }
        // What is still looked for has its place already, so that nothing leaps.
        Unfinished::Looking => (false, "\u{2026}"),
        Unfinished::Game(which) => (true, which),
    };
    let paint = model.picture.map(|paint| &**paint as &dyn Fn(&egui::Painter, egui::Rect));
    let button = |ui: &mut egui::Ui| {
        widgets::primary_with_picture(ui, words.get("title-continue"), which, width, paint).on_hover_text(which)
    };
    ui.add_enabled_ui(there, button).inner.clicked().then_some(TitleChoice::Continue)
}

/// See the module.
pub(super) struct TitlePlugin;

impl Plugin for TitlePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(left_game::plugin)
            .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Screen).run_if(in_state(Screen::Title)));
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    left: Res<LeftGame>,
    mut begin: MessageWriter<NewGame>,
    mut actions: ResMut<Actions>,
    mut overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let bare = !overlays.any();
    let model = TitleModel { unfinished: left.unfinished(None), picture: left.picture() };
    let mut choice = page::full(contexts.ctx_mut()?, "title", |ui| title_page(ui, &words, model));
    if bare && (actions.take(Action::Main) || actions.take(Action::EndPhase)) {
        choice = match model.unfinished {
            Unfinished::Game(_) => Some(TitleChoice::Continue),
            // Whoever is quicker than the look means what will stand there.
            Unfinished::Looking => None,
            Unfinished::Nothing => Some(TitleChoice::Play),
        };
    }
    match choice {
        Some(TitleChoice::Continue) => {
            begin.write_batch(left.game(None).cloned());
        }
        Some(TitleChoice::Play) => next.set(Screen::Lobby),
        Some(TitleChoice::Replays) => next.set(Screen::Replays),
        Some(TitleChoice::Load) => overlays.open(Overlay::Saves),
        Some(TitleChoice::Settings) => overlays.open(Overlay::Settings),
        Some(TitleChoice::Help) => overlays.open(Overlay::Help),
        Some(TitleChoice::Quit) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}
