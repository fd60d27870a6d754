//! The panels in a frame: what the player asks for there is done.

use bevy::{ecs::change_detection::Tick, prelude::*};
use bevy_egui::{EguiContexts, egui};

use super::{PanelAsk, PlainModel, show_panels};
use crate::{
    plain::{Content, PlainGame, PlainTable, input},
    table::{Memo, Thought, logbook::LogFeed, panels::TablePanels},
    ui::page,
};

/// Paints the panels and does what the player asks for there.
pub(in crate::plain) fn show<P: PlainGame>(
    mut contexts: EguiContexts,
    mut table: ResMut<PlainTable<P>>,
    content: Res<Content<P>>,
    mut panels: TablePanels,
    (mut feed, mut memo): (Local<LogFeed>, Local<Memo<([Tick; 3], Option<Thought>), PlainModel>>),
) -> Result {
    let changes = [table.last_changed(), panels.settings.last_changed(), panels.words.last_changed()];
    let (words, settings) = (&*panels.words, &*panels.settings);
    let model =
        memo.keep((changes, table.host.thought()), || PlainModel::new(&table, words, settings.speed, &mut feed));
    let mut asks = Vec::new();
    page::full(contexts.ctx_mut()?, "plain", |ui| {
        page::felt(ui.painter(), ui.max_rect());
        let reasons = (&table.reasoning.drawer, &table.why);
        let free = show_panels(ui, words, model, reasons, settings.text_size, &mut asks);
        panels.over(ui, free, &table, &mut asks);
        ui.allocate_rect(free, egui::Sense::hover());
    });
    for ask in asks {
        match ask {
            PanelAsk::Key(key) => input::key(key, &mut table, &mut panels.notices),
            PanelAsk::Do(number) => input::choose(&mut table, number, &mut panels.notices),
            PanelAsk::Table(ask) => panels.carry_out(ask, &mut table, &content),
        }
    }
    Ok(())
}
