//! The side panel: turn, speed and menu, the seats, the log.

use bevy_egui::egui::{Align, Layout, ScrollArea, Ui};

use super::{Ask, model::SideModel, seats};
use crate::{
    table::{
        logbook::log_panel,
        recap::{RecapModel, recap_card},
        why::{DrawerModel, Why, drawer},
    },
    text::Words,
    theme::{Type, color::LAMP_GOLD, metrics},
    ui::{gather, widgets},
};

/// Height of what is always seen of the log at the plain text size, points.
const LOG_ROOM: f32 = 130.0;
/// The growth of text from which on what happened takes the place of the seats, too.
const LARGE: f32 = 1.3;

/// What takes the place of other parts of the side panel, while there is such.
#[derive(Clone, Copy, Default)]
pub struct InPlace<'a> {
    /// The open reasons, in place of the seats and the log.
    pub reasons: Option<(&'a DrawerModel, &'a Why)>,
    /// What happened since the person's last turn, in place of the log.
    pub recap: Option<&'a RecapModel>,
}

/// The side panel, in all the room there is.
pub fn side(ui: &mut Ui, words: &Words, model: &SideModel, in_place: InPlace, asks: &mut Vec<Ask>) {
    head(ui, words, model, asks);
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
    let room = (ui.available_height() - LOG_ROOM * growth.sqrt()).max(0.0);
    ScrollArea::vertical().id_salt("seats").max_height(room).auto_shrink([false, true]).show(ui, |ui| {
        seats::seats(ui, words, &model.rows, asks);
    });
    ui.add_space(metrics::GAP);
    widgets::rule(ui);
    if let Some(recap) = in_place.recap {
        gather(asks, Ask::Recap, |asks| recap_card(ui, words, recap, asks));
        return;
    }
    let players: Vec<_> = model.rows.iter().map(|row| (row.livery, row.name.as_str())).collect();
    let mut recalled = Vec::new();
    log_panel(ui, words, &model.log, &players, &mut recalled);
    asks.extend(recalled.into_iter().map(|line| Ask::Recall(line.step)));
}

fn head(ui: &mut Ui, words: &Words, model: &SideModel, asks: &mut Vec<Ask>) {
    ui.horizontal(|ui| {
        let turn = words.with("realm-turn", &[("turn", &model.turn)]);
        ui.label(Type::Heading.text(turn).color(LAMP_GOLD.egui()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::icon_button(ui, "\u{2630}", words.get("menu-title")).clicked() {
                asks.push(Ask::Menu);
            }
            if widgets::icon_button(ui, "\u{2699}", words.get("realm-auto-title")).clicked() {
                asks.push(Ask::Automate);
            }
            let speed = widgets::chip(ui, words.get(model.speed.word()), false);
            if speed.on_hover_text(words.get("table-speed_note")).clicked() {
                asks.push(Ask::Speed(model.speed.next()));
            }
        });
    });
}
