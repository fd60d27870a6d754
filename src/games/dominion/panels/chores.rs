//! The sheet of what is done by itself: a switch for each kind of decision.

use bevy_egui::egui::{self, Context};

use super::PanelAsk;
use crate::{
    games::dominion::{Automation, Chore},
    text::Words,
    theme::{Type, color::IVORY_DIM, metrics},
    ui::{page, widgets},
};

/// Width of the sheet, in steps of the grid.
const WIDTH: f32 = 72.0;

/// Shows the sheet.
pub fn show(ctx: &Context, words: &Words, automation: &Automation, asks: &mut Vec<PanelAsk>) {
    let (turned, done, beside) = page::sheet(
        ctx,
        "realm chores",
        words.get("realm-auto-title"),
        WIDTH * metrics::GRID,
        false,
        |ui| {
            let note = Type::Body.text(words.get("realm-auto-note")).color(IVORY_DIM.egui());
            ui.add(egui::Label::new(note).wrap());
            ui.add_space(metrics::GAP);
            let mut turned = None;
            for chore in Chore::ALL {
                let mut on = automation.chores.contains(&chore);
                if widgets::switch(ui, &mut on, words.get(chore.word())).changed() {
                    turned = Some(chore);
                }
            }
            turned
        },
        |ui| widgets::secondary(ui, words.get("realm-heap_close")).clicked(),
    );
    asks.extend(turned.map(PanelAsk::Chore));
    if done || beside {
        asks.push(PanelAsk::Shut);
    }
}
