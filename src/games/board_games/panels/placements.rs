//! The left of the dock while pieces are placed: ways to place them, those that the player keeps, and a name to keep this one.

use bevy_egui::egui::{self, Align, ScrollArea, Ui, Vec2, WidgetInfo, WidgetType};

use super::ask::PanelAsk;
use crate::{
    games::board_games::placing_input::PlaceAsk,
    text::Words,
    theme::{color::IVORY, metrics},
    ui::widgets,
};

/// Most letters of a name.
const LONGEST: usize = 48;
/// Width of the field for a name, in heights of a line.
const FIELD: f32 = 7.0;

/// What is shown while pieces are placed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacingModel {
    /// What the game proposes.
    pub ready: Vec<PlacementModel>,
    /// What the player keeps.
    pub kept: Vec<PlacementModel>,
    /// The name that is being written.
    pub name: String,
    /// Whether it can be one.
    pub valid: bool,
}

/// A way to place the pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacementModel {
    /// What it is called.
    pub name: String,
    /// What it is good for; empty where nobody has said.
    pub note: String,
    /// Whether the pieces lie so.
    pub chosen: bool,
}

/// Shows them.
pub fn placements(ui: &mut Ui, words: &Words, model: &PlacingModel, asks: &mut Vec<PanelAsk>) {
    let mut ask = |ask| asks.push(PanelAsk::Place(ask));
    ScrollArea::vertical().id_salt("placements").auto_shrink(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for (at, placement) in model.ready.iter().enumerate() {
                let chip = widgets::chip(ui, &placement.name, placement.chosen);
                let chip = if placement.note.is_empty() { chip } else { chip.on_hover_text(&placement.note) };
                if chip.clicked() {
                    ask(PlaceAsk::Ready(at));
                }
            }
        });
        ui.add_space(metrics::GAP);
        ui.horizontal_wrapped(|ui| {
            for (at, placement) in model.kept.iter().enumerate() {
                if widgets::chip(ui, &placement.name, placement.chosen).clicked() {
                    ask(PlaceAsk::Kept(at));
                }
                let note = words.with("boards-placing_remove", &[("name", &placement.name)]);
                let remove = widgets::chip(ui, "\u{d7}", false);
                remove.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &note));
                if remove.on_hover_text(&note).clicked() {
                    ask(PlaceAsk::Remove(at));
                }
            }
            let mut name = model.name.clone();
            let height = ui.spacing().interact_size.y;
            let field = egui::TextEdit::singleline(&mut name)
                .desired_width(FIELD * height)
                .margin(egui::Margin::symmetric(metrics::GRID as i8, 4))
                .char_limit(LONGEST)
                .vertical_align(Align::Center)
                .min_size(Vec2::new(0.0, height))
                .hint_text(words.get("boards-placing_name"))
                .text_color(IVORY.egui());
            let response = ui.add(field);
            let label = words.get("boards-placing_name");
            response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, label));
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            if response.changed() {
                ask(PlaceAsk::Name(name));
            }
            let keep = |ui: &mut Ui| widgets::chip(ui, words.get("boards-placing_keep"), false).clicked();
            if ui.add_enabled_ui(model.valid, keep).inner || (entered && model.valid) {
                ask(PlaceAsk::Keep);
            }
        });
    });
}
