//! The page: seats on the left, variants on the right, seed and begin at the foot.

use std::sync::Arc;

use bevy_egui::egui::{self, Align, Layout};
use risk::map::Map;

use super::{
    model::{Opponent, Preset, TableSetup, rolled_seed},
    rules_panel::rules_panel,
    seats_panel::seats_panel,
};
use crate::ui::{page::column, widgets};
use crate::{
    text::Words,
    theme::{
        Palette, Type,
        color::{IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
};

/// What the page shows beside the table itself.
pub struct SetupContext<'a> {
    /// Who can take a seat.
    pub opponents: &'a [Opponent],
    /// Ready-made tables.
    pub presets: &'a [Preset],
    /// The players' colours.
    pub palette: Palette,
    /// The maps one can play on.
    pub maps: &'a [Arc<Map>],
    /// What keeps the table from being played.
    pub faults: Vec<String>,
}

/// What the player can ask for beside changing the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupChoice {
    /// Back to the title.
    Back,
    /// Begin the game.
    Begin,
    /// Lay the table as this preset.
    Preset(usize),
    /// Set up this game: 0 for Conquest, 1 for Alea.
    Game(usize),
}

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

fn head(ui: &mut egui::Ui, words: &Words, table: &TableSetup, context: &SetupContext<'_>) -> Option<SetupChoice> {
    let mut choice = None;
    ui.horizontal(|ui| {
        choice = games(ui, words, 0);
        ui.add_space(metrics::GAP);
        ui.label(Type::Aside.text(words.get("setup.line")).color(IVORY_DIM.egui()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for (index, preset) in context.presets.iter().enumerate().rev() {
                let chosen = table.rules == preset.table.rules && table.players == preset.table.players;
                if widgets::chip(ui, &preset.title, chosen).on_hover_text(&preset.note).clicked() {
                    choice = Some(SetupChoice::Preset(index));
                }
            }
        });
    });
    choice
}

/// The games one can set up, as titles of which one is chosen.
pub(super) fn games(ui: &mut egui::Ui, words: &Words, chosen: usize) -> Option<SetupChoice> {
    let mut choice = None;
    for (at, key) in ["game.conquest", "game.alea"].into_iter().enumerate() {
        let ink = if at == chosen { LAMP_GOLD } else { IVORY_DIM };
        let title = egui::Label::new(Type::Title.text(words.get(key)).color(ink.egui())).sense(egui::Sense::click());
        let response = ui.add(title);
        response.widget_info(|| {
            egui::WidgetInfo::selected(egui::WidgetType::RadioButton, ui.is_enabled(), at == chosen, words.get(key))
        });
        if at == chosen {
            let line = egui::Stroke::new(2.0, LAMP_GOLD.egui());
            ui.painter().hline(response.rect.x_range(), response.rect.bottom(), line);
        }
        widgets::focus_ring(ui, &response, response.rect);
        if response.clicked() && at != chosen {
            choice = Some(SetupChoice::Game(at));
        }
        ui.add_space(metrics::GAP);
    }
    choice
}

/// The bar at the foot: back, the seed, what keeps the game from being begun, and the button that begins it.
pub(super) fn foot(ui: &mut egui::Ui, words: &Words, seed: &mut String, faults: &[String]) -> Option<SetupChoice> {
    let (left, right) = widgets::action_bar(
        ui,
        |ui| {
            let back = widgets::secondary(ui, words.get("setup.back")).clicked();
            ui.add_space(metrics::GAP_WIDE);
            seed_field(ui, words, seed);
            if let Some(fault) = faults.first() {
                ui.add_space(metrics::GAP);
                widgets::warning(ui, fault);
            }
            back.then_some(SetupChoice::Back)
        },
        |ui| {
            ui.add_enabled_ui(faults.is_empty(), |ui| {
                widgets::primary(ui, words.get("setup.begin")).clicked().then_some(SetupChoice::Begin)
            })
            .inner
        },
    );
    left.or(right)
}

fn seed_field(ui: &mut egui::Ui, words: &Words, seed: &mut String) {
    ui.label(Type::Body.text(words.get("setup.seed")).color(IVORY_DIM.egui()))
        .on_hover_text(words.get("setup.seed_note"));
    let width = 10.0 * ui.text_style_height(&Type::Body.style());
    let field = egui::TextEdit::singleline(seed)
        .desired_width(width)
        .margin(egui::Margin::symmetric(metrics::GRID as i8, 4))
        .char_limit(40)
        .vertical_align(Align::Center)
        .min_size(egui::vec2(0.0, ui.spacing().interact_size.y))
        .text_color(IVORY.egui());
    let response = ui.add(field);
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, ui.is_enabled(), words.get("setup.seed"))
    });
    if widgets::die_button(ui, words.get("setup.roll_seed")).clicked() {
        *seed = rolled_seed();
    }
}
