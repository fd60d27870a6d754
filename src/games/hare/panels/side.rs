//! The side panel: the round, the table of ranks, the log.

use bevy_egui::egui::Ui;

use super::{PanelAsk, SideModel, brief_rank_table, rank_table};
use crate::{
    board::PlaceId,
    games::hare::board::square_of,
    settings::Speed,
    table::{
        logbook::{LogAsk, LogModel},
        panels::SideContent,
    },
    text::Words,
    theme::{Livery, Type, color::LAMP_GOLD},
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
        let round = words.with("hare-round", &[("round", &self.round)]);
        ui.label(Type::Heading.text(round).color(LAMP_GOLD.egui()));
    }

    fn seats(&self, ui: &mut Ui, _: &Words, _: f32, _: &mut Vec<PanelAsk>) {
        rank_table(ui, &self.rows);
    }

    fn standing(&self, ui: &mut Ui, _: &Words) {
        brief_rank_table(ui, &self.rows);
    }

    fn recall(&self, line: LogAsk) -> PanelAsk {
        PanelAsk::Recall { step: line.step, square: line.place.map(|place| square_of(PlaceId(place))) }
    }
}
