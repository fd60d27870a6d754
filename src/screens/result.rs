//! The result: who won, why, and how everybody stood.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use tabletop::Player;

use super::{page, widgets};
use crate::{
    app::{Overlays, PanelSystems, Screen},
    handover::{ActiveGame, NewGame, Report},
    input::{Action, Actions},
    settings::Settings,
    text::Words,
    theme::{
        Palette, Type,
        color::{IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
};

/// What the player can ask for on the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultChoice {
    /// The same table again with another seed.
    Rematch,
    /// The same table to be changed first.
    Setup,
    /// The title.
    Title,
}

/// The result page.
pub fn result_page(
    ui: &mut egui::Ui,
    words: &Words,
    palette: Palette,
    game: &NewGame,
    report: &Report,
) -> Option<ResultChoice> {
    let (left, right) = widgets::action_bar(
        ui,
        |ui| {
            let title = widgets::secondary(ui, words.get("result.to_title")).clicked();
            let setup = widgets::secondary(ui, words.get("result.to_setup")).clicked();
            title.then_some(ResultChoice::Title).or(setup.then_some(ResultChoice::Setup))
        },
        |ui| widgets::primary(ui, words.get("result.rematch")).clicked().then_some(ResultChoice::Rematch),
    );
    let margin = egui::Margin::same(metrics::PAGE_MARGIN as i8);
    egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, |ui| {
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let width = ui.available_width().min(110.0 * metrics::GRID);
            ui.vertical_centered(|ui| {
                ui.set_max_width(width);
                crown(ui, words, palette, game, report);
                ui.add_space(metrics::GAP_WIDE);
                widgets::panel(ui, words.get("result.standings"), |ui| standings(ui, words, palette, game, report));
            });
        });
    });
    left.or(right)
}

fn crown(ui: &mut egui::Ui, words: &Words, palette: Palette, game: &NewGame, report: &Report) {
    let winners: Vec<&Player> = report
        .standings
        .iter()
        .filter(|placing| placing.place == 1)
        .filter_map(|placing| game.players.get(placing.seat.index()))
        .collect();
    let height = 9.0 * metrics::GRID;
    let step = height * 0.9 + metrics::GAP;
    let (row, _) = ui.allocate_exact_size(
        egui::vec2(step * winners.len().max(1) as f32, height + metrics::GAP),
        egui::Sense::hover(),
    );
    for (index, player) in winners.iter().enumerate() {
        let livery = palette.livery(player.look);
        let middle = egui::pos2(row.left() + step * (index as f32 + 0.5), row.center().y);
        widgets::paint_shield(ui.painter(), middle, height, livery.color.shade(), Some(livery.emblem), LAMP_GOLD);
    }
    let names: Vec<&str> = winners.iter().map(|player| player.name.as_str()).collect();
    let headline = match names.as_slice() {
        [] => words.get("result.no_winner").to_owned(),
        [name] => words.with("result.winner", &[("name", name)]),
        [first @ .., last] => words.with("result.winners", &[("names", &first.join(", ")), ("last", last)]),
    };
    ui.label(Type::Title.text(headline).color(IVORY.egui()));
    ui.label(Type::Aside.text(&report.reason).color(LAMP_GOLD.egui()));
    let rounds = words.count("result.rounds", report.rounds as usize);
    let facts = words.with("result.facts", &[("rounds", &rounds), ("seed", &game.seed.0)]);
    ui.label(Type::Small.text(facts).color(IVORY_DIM.egui()));
}

fn standings(ui: &mut egui::Ui, words: &Words, palette: Palette, game: &NewGame, report: &Report) {
    let heads: Vec<&str> = report
        .standings
        .first()
        .map(|placing| placing.figures.iter().map(|figure| figure.head.as_str()).collect())
        .unwrap_or_default();
    let dim = |text: &str| Type::Small.text(text).color(IVORY_DIM.egui());
    egui::Grid::new("standings").num_columns(3 + heads.len()).spacing([6.0 * metrics::GRID, metrics::GRID]).show(
        ui,
        |ui| {
            ui.label(dim(words.get("result.place")));
            ui.label(dim(words.get("result.player")));
            for head in &heads {
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| ui.label(dim(head)));
            }
            ui.label("");
            ui.end_row();
            for placing in &report.standings {
                let Some(player) = game.players.get(placing.seat.index()) else { continue };
                ui.label(Type::Strong.text(placing.place.to_string()));
                ui.horizontal(|ui| {
                    let height = ui.spacing().interact_size.y;
                    let livery = palette.livery(player.look);
                    let (rect, _) = ui.allocate_exact_size(egui::vec2(height * 0.9, height), egui::Sense::hover());
                    let shade = livery.color.shade();
                    widgets::paint_shield(ui.painter(), rect.center(), height, shade, Some(livery.emblem), LAMP_GOLD);
                    ui.label(Type::Strong.text(&player.name));
                });
                for figure in &placing.figures {
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        ui.label(Type::Strong.text(&figure.value));
                    });
                }
                ui.label(dim(placing.remark.as_deref().unwrap_or_default()));
                ui.end_row();
            }
        },
    );
}

/// See the module.
pub(super) struct ResultPlugin;

impl Plugin for ResultPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(
            EguiPrimaryContextPass,
            show.in_set(PanelSystems::Screen)
                .run_if(in_state(Screen::Result))
                .run_if(resource_exists::<ActiveGame>)
                .run_if(resource_exists::<Report>),
        );
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<ActiveGame>,
    report: Res<Report>,
    settings: Res<Settings>,
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
    mut begin: MessageWriter<NewGame>,
) -> Result {
    let bare = !overlays.any();
    let mut choice = page::full(contexts.ctx_mut()?, "result", |ui| {
        page::cover(ui, 0.55);
        result_page(ui, &words, settings.palette, &game.0, &report)
    });
    if bare && actions.take(Action::Back) {
        choice = Some(ResultChoice::Title);
    }
    if bare && (actions.take(Action::Main) || actions.take(Action::EndPhase)) {
        choice = Some(ResultChoice::Rematch);
    }
    match choice {
        Some(ResultChoice::Rematch) => {
            begin.write(game.0.again());
        }
        Some(ResultChoice::Setup) => next.set(Screen::Setup),
        Some(ResultChoice::Title) => next.set(Screen::Title),
        None => {}
    }
    Ok(())
}
