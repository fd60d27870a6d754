//! What the setup of every game has around its own part: the head, the columns, the seed, back and begin.

use std::sync::Arc;

use bevy_egui::egui::{self, Align};
use lab::TextFile;
use tabletop::Seed;

use crate::{
    shell::Screen,
    text::Words,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::{page::column, widgets},
};

/// What the player can ask for beside changing the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupChoice {
    /// Back to the lobby.
    Back,
    /// Begin the game.
    Begin,
    /// A page of the game's own.
    Page(Screen),
    /// The game of a scene, in the place of what is laid.
    Scene(Arc<TextFile>),
}

/// A whole table that is laid with one click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PresetChip<'a> {
    /// What it is called.
    pub title: &'a str,
    /// What it is like, in one line.
    pub note: &'a str,
    /// Whether the table is laid so.
    pub chosen: bool,
}

/// The head: which game it is, a line about it, and the presets. Returns the number of the one that is clicked, from 0.
pub fn head(ui: &mut egui::Ui, words: &Words, id: &str, line: &str, presets: &[PresetChip<'_>]) -> Option<usize> {
    let mut clicked = None;
    ui.horizontal(|ui| {
        ui.label(Type::Title.text(words.get(&format!("game-{id}"))).color(LAMP_GOLD.egui()));
        ui.add_space(metrics::GAP);
        ui.with_layout(egui::Layout::right_to_left(Align::Center), |ui| {
            for (number, preset) in presets.iter().enumerate().rev() {
                if widgets::chip(ui, preset.title, preset.chosen).on_hover_text(preset.note).clicked() {
                    clicked = Some(number);
                }
            }
            ui.with_layout(egui::Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(Type::Aside.text(line).color(IVORY_DIM.egui())).truncate());
            });
        });
    });
    ui.add_space(metrics::GAP);
    clicked
}

/// The room between the window's edges and the foot, for the head and the columns below it.
pub fn room<R>(ui: &mut egui::Ui, content: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let margin = egui::Margin::symmetric(metrics::PAGE_MARGIN as i8, metrics::PANEL_MARGIN as i8);
    egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, content).inner
}

/// Columns side by side in all the room there is, each with its share of the width; `content` fills the one of this number.
pub fn columns(ui: &mut egui::Ui, shares: &[f32], mut content: impl FnMut(&mut egui::Ui, usize)) {
    let gaps = shares.len().saturating_sub(1) as f32 * metrics::GAP_WIDE;
    let (width, height) = (ui.available_width() - gaps, ui.available_height());
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = metrics::GAP_WIDE;
        for (at, share) in shares.iter().enumerate() {
            column(ui, share * width, height, |ui| content(ui, at));
        }
    });
}

/// The bar at the foot: back, the seed, what keeps the game from being begun, and the button that begins it.
pub fn foot(ui: &mut egui::Ui, words: &Words, seed: &mut String, faults: &[String]) -> Option<SetupChoice> {
    let (left, right) = widgets::action_bar(
        ui,
        |ui| {
            let back = widgets::secondary(ui, words.get("setup-back")).clicked();
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
                widgets::primary(ui, words.get("setup-begin")).clicked().then_some(SetupChoice::Begin)
            })
            .inner
        },
    );
    left.or(right)
}

fn seed_field(ui: &mut egui::Ui, words: &Words, seed: &mut String) {
    ui.label(Type::Body.text(words.get("setup-seed")).color(IVORY_DIM.egui()))
        .on_hover_text(words.get("setup-seed_note"));
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
        egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, ui.is_enabled(), words.get("setup-seed"))
    });
    if widgets::die_button(ui, words.get("setup-roll_seed")).clicked() {
        *seed = rolled_seed();
    }
}

/// A fresh seed.
pub fn fresh_seed() -> Seed {
    // Six digits are enough to tell games apart and few enough to pass on to a friend.
    Seed(Seed(crate::stamp::nanoseconds()).derive("setup", 0).0 % 1_000_000)
}

/// A fresh seed as it is written.
pub fn rolled_seed() -> String {
    fresh_seed().0.to_string()
}

/// A seed as players write it: a number is taken as it is, anything else is a phrase.
///
/// # Errors
/// Nothing but blanks.
pub fn parse_seed(text: &str) -> Result<Seed, String> {
    let text = text.trim();
    if text.is_empty() {
        return Err("write a number or any phrase".to_owned());
    }
    Ok(Seed::from_phrase(text))
}
