//! The panels of a plain game: the position and what can be done, the log beside them, whose turn it is below.

mod model;
mod view;

use bevy::{ecs::change_detection::Tick, prelude::*};
use bevy_egui::{EguiContexts, egui};

pub use model::PlainModel;
pub use view::{offers, position, show_panels};

use super::{Content, PlainGame, PlainTable, input};
use crate::{
    keys::Action as Key,
    table::{
        Memo, Thought,
        logbook::LogFeed,
        panels::{TableAsk, TablePanels},
    },
    ui::page,
};

/// What the player asks for on a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PanelAsk {
    /// What a key asks for.
    Key(Key),
    /// Do the offer of this number, from 0.
    Do(usize),
    /// What is asked for on any table.
    Table(TableAsk),
}

impl From<TableAsk> for PanelAsk {
    fn from(ask: TableAsk) -> Self {
        Self::Table(ask)
    }
}

/// Paints the panels and does what the player asks for there.
pub(super) fn show<P: PlainGame>(
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
