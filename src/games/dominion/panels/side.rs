//! The side panel: the turn, what is done by itself, the seats, the log.

use bevy_egui::egui::Ui;

use super::{PanelAsk, model::SideModel, seats};
use crate::{
    settings::Speed,
    table::{logbook::LogModel, panels::SideContent},
    text::Words,
    theme::{Livery, Type, color::LAMP_GOLD},
    ui::widgets,
};

impl SideContent for SideModel {
    type Ask = PanelAsk;

    fn speed(&self) -> Speed {
        self.speed
    }

    fn log(&self) -> &LogModel {
        &self.log
    }

    fn players(&self) -> Vec<(Livery, &str)> {
        self.rows.iter().map(|row| (row.livery, row.name.as_str())).collect()
    }

    fn heading(&self, ui: &mut Ui, words: &Words) {
        let turn = words.with("realm-turn", &[("turn", &self.turn)]);
        ui.label(Type::Heading.text(turn).color(LAMP_GOLD.egui()));
    }

    fn buttons(&self, ui: &mut Ui, words: &Words, asks: &mut Vec<PanelAsk>) {
        if widgets::icon_button(ui, "\u{2699}", words.get("realm-auto-title")).clicked() {
            asks.push(PanelAsk::Automate);
        }
    }

    fn seats(&self, ui: &mut Ui, words: &Words, _: f32, asks: &mut Vec<PanelAsk>) {
        seats::seats(ui, words, &self.rows, asks);
    }

    fn standing(&self, ui: &mut Ui, words: &Words) {
        seats::standing(ui, words, &self.rows);
    }
}
