//! The side panel: round, speed and menu, the players, the log.

use bevy_egui::egui::{Align, Layout, ScrollArea, Ui};

use risk::map::TerritoryId;

use super::{Ask, SideModel, gather, numeral, player_table};
use crate::{
    settings::Speed,
    table::{
        logbook::log_panel,
        recap::{RecapModel, recap_card},
        why::{DrawerModel, Why, drawer},
    },
    text::Words,
    theme::{Type, color::LAMP_GOLD, metrics},
    ui::widgets,
};

/// Height of what is always seen of the log at the plain text size, points.
const LOG_ROOM: f32 = 105.0;
/// The growth of text from which on what happened takes the place of the players, too.
const LARGE: f32 = 1.3;

/// What takes the place of other parts of the side panel, while there is such.
#[derive(Clone, Copy, Default)]
pub struct InPlace<'a> {
    /// The open reasons, in place of the players and the log.
    pub reasons: Option<(&'a DrawerModel, &'a Why)>,
    /// What happened since the person's last turn, in place of the log.
    pub recap: Option<&'a RecapModel>,
}

/// The side panel, in all the room there is.
pub fn side(ui: &mut Ui, words: &Words, model: &SideModel, in_place: InPlace, asks: &mut Vec<Ask>) {
    ui.horizontal(|ui| {
        let round = if model.round == 0 { "conquest-round_none" } else { "conquest-round" };
        ui.label(Type::Heading.text(words.get(round)).color(LAMP_GOLD.egui()));
        if model.round > 0 {
            ui.label(numeral(ui, &model.round.to_string(), 0.8 * Type::Heading.font(1.0).size).color(LAMP_GOLD.egui()));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::icon_button(ui, "\u{2630}", words.get("menu-title")).clicked() {
                asks.push(Ask::Menu);
            }
            speed(ui, words, model.speed, asks);
        });
    });
    ui.add_space(0.5 * metrics::GAP);
    if let Some((drawer_model, why)) = in_place.reasons {
        gather(asks, Ask::Reason, |asks| drawer(ui, words, drawer_model, why, asks));
        return;
    }
    let growth = Type::Small.style().resolve(ui.style()).size / Type::Small.font(1.0).size;
    if let Some(recap) = in_place.recap.filter(|_| growth > LARGE) {
        gather(asks, Ask::Recap, |asks| recap_card(ui, words, recap, asks));
        return;
    }
    // However large the text is, some lines of the log are always seen.
    let log_room = LOG_ROOM * growth.sqrt();
    let room = (ui.available_height() - log_room).max(0.0);
    ScrollArea::vertical().id_salt("players").max_height(room).auto_shrink([false, true]).show(ui, |ui| {
        player_table(ui, words, &model.players, model.cards, room);
    });
    ui.add_space(metrics::GAP);
    widgets::rule(ui);
    if let Some(recap) = in_place.recap {
        gather(asks, Ask::Recap, |asks| recap_card(ui, words, recap, asks));
        return;
    }
    let players: Vec<_> = model.players.iter().map(|player| (player.livery, player.name.as_str())).collect();
    let mut recalled = Vec::new();
    log_panel(ui, words, &model.log, &players, &mut recalled);
    asks.extend(recalled.into_iter().map(|line| {
        let place = line.place.and_then(|place| u8::try_from(place).ok()).map(TerritoryId);
        Ask::Recall { step: line.step, place }
    }));
}

/// How fast moves are shown, one sign for each step.
fn speed(ui: &mut Ui, words: &Words, now: Speed, asks: &mut Vec<Ask>) {
    let name = words.get(now.word());
    let response = widgets::chip(ui, name, false).on_hover_text(words.get("table-speed_note"));
    if response.clicked() {
        asks.push(Ask::Speed(now.next()));
    }
}
