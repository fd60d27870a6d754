//! The page: seats on the left, variants on the right, seed and begin at the foot.

use bevy_egui::egui::{self, Align, Layout};

use super::{context::SetupContext, model::TableSetup, rules_panel::rules_panel, seats_panel::seats_panel};
use crate::{
    table::setup::{GameSetupPage, SetupChoice, foot, games},
    text::Words,
    theme::{Type, color::IVORY_DIM, metrics},
    ui::{page::column, widgets},
};

/// The setup page.
pub fn setup_page(
    ui: &mut egui::Ui,
    words: &Words,
    table: &mut TableSetup,
    context: &SetupContext<'_>,
) -> Option<SetupChoice> {
    let mut choice = foot(ui, words, &mut table.seed, &context.faults);
    let margin = egui::Margin {
        left: metrics::PAGE_MARGIN as i8,
        right: metrics::PAGE_MARGIN as i8,
        top: metrics::PANEL_MARGIN as i8,
        bottom: metrics::PANEL_MARGIN as i8,
    };
    egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, |ui| {
        choice = choice.or(head(ui, words, table, context));
        ui.add_space(metrics::GAP);
        let (width, height) = (ui.available_width() - metrics::GAP_WIDE, ui.available_height());
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = metrics::GAP_WIDE;
            column(ui, 0.55 * width, height, |ui| seats_panel(ui, words, table, context));
            column(ui, 0.45 * width, height, |ui| rules_panel(ui, words, &mut table.rules, context.maps));
        });
    });
    choice
}

fn head(ui: &mut egui::Ui, words: &Words, table: &mut TableSetup, context: &SetupContext<'_>) -> Option<SetupChoice> {
    let mut choice = None;
    ui.horizontal(|ui| {
        choice = games(ui, words, context.offered, TableSetup::GAME);
        ui.add_space(metrics::GAP);
        ui.label(Type::Aside.text(words.get("setup.line")).color(IVORY_DIM.egui()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for preset in context.presets.iter().rev() {
                let chosen = table.rules == preset.table.rules && table.players == preset.table.players;
                if widgets::chip(ui, &preset.title, chosen).on_hover_text(&preset.note).clicked() {
                    *table = TableSetup { seed: table.seed.clone(), ..preset.table.clone() };
                }
            }
        });
    });
    choice
}
