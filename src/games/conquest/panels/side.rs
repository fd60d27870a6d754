//! The side panel: the round, the players, the log.

use bevy_egui::egui::Ui;
use risk::map::TerritoryId;

use super::{PanelAsk, SideModel, numeral::numeral, player_table};
use crate::{
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

    const LOG_ROOM: f32 = 105.0;

    fn speed(&self) -> Speed {
        self.speed
    }

    fn log(&self) -> &LogModel {
        &self.log
    }

    fn players(&self) -> Vec<(Livery, &str)> {
        self.players.iter().map(|player| (player.livery, player.name.as_str())).collect()
    }

    fn heading(&self, ui: &mut Ui, words: &Words) {
        let round = if self.round == 0 { "conquest-round_none" } else { "conquest-round" };
        ui.label(Type::Heading.text(words.get(round)).color(LAMP_GOLD.egui()));
        if self.round > 0 {
            let size = 0.8 * Type::Heading.font(1.0).size;
            ui.label(numeral(ui, &self.round.to_string(), size).color(LAMP_GOLD.egui()));
        }
    }

    fn seats(&self, ui: &mut Ui, words: &Words, room: f32, _: &mut Vec<PanelAsk>) {
        player_table(ui, words, &self.players, self.cards, room);
    }

    fn recall(&self, line: LogAsk) -> PanelAsk {
        let place = line.place.and_then(|place| u8::try_from(place).ok()).map(TerritoryId);
        PanelAsk::Recall { step: line.step, place }
    }
}
