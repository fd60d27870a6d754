//! The panels around the board: the dock below with what is due, and beside it the seats over the log. All but their filling is what every
//! table has.

mod model;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Align2, egui::Label, egui::Ui, egui::Vec2};
use rubicon::{
    board::{Board, TextView},
    keys::Action as Key,
    settings::Speed,
    table::{
        logbook::LogModel,
        panels::{
            InPlace, SideContent, TableAsk, TablePanels,
            dock_parts::{button_row, corner, part, split_dock, turn_title, wide_primary},
            docked, side_panel,
        },
        recap::RecapModel,
    },
    text::Words,
    theme::{
        Livery, Type,
        color::{DANGER_TEXT, IVORY, LAMP_GOLD},
        metrics,
    },
    ui::{page, widgets},
};

use self::model::{Model, Models};
use super::{content::Content, input, state::FieldTable};

/// What the player asks for on a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PanelAsk {
    /// What a key asks for.
    Key(Key),
    /// What is asked for on any table.
    Table(TableAsk),
}

impl From<TableAsk> for PanelAsk {
    fn from(ask: TableAsk) -> Self {
        Self::Table(ask)
    }
}

/// Width of the side panel and height of the dock, points, at a text size.
fn sizes(text: f32) -> (f32, f32) {
    (38.0 * metrics::GRID * text.powf(0.45), 16.0 * metrics::GRID * text.powf(0.7))
}

/// Paints the panels and does what the player asks for there.
pub fn show(
    mut contexts: EguiContexts,
    mut table: ResMut<FieldTable>,
    view: Option<ResMut<Board>>,
    content: Res<Content>,
    mut panels: TablePanels,
    mut text: TextView,
    mut models: Local<Models>,
) -> Result {
    let Some(mut view) = view else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let (words, settings) = (&*panels.words, &*panels.settings);
    let changes = panels.changes(&table, &content);
    let model = models.model(&table, words, settings.speed, changes);
    let recap = RecapModel::new(&table, words).filter(|_| panels.bare());
    let mut asks: Vec<PanelAsk> = Vec::new();
    let free = page::full(ctx, "play", |ui| {
        let (width, height) = sizes(settings.text_size);
        let in_place = InPlace::new(&table, recap.as_ref());
        let free = docked(
            ui,
            words,
            (width, height),
            model.replay.as_ref(),
            &mut asks,
            |ui, asks| dock(ui, words, model, width, asks),
            |ui, asks| side_panel(ui, words, model, in_place, asks),
        );
        if settings.text_view {
            text.show(ui, free, words);
        }
        let at = free.min + Vec2::splat(metrics::GRID);
        panels.ways_to_reasons(ui, (Align2::LEFT_TOP, at), &table, &mut asks);
        panels.over(ui, free, &table, &mut asks);
        free
    });
    view.bypass_change_detection().leave_free(ctx, free);
    for ask in asks {
        match ask {
            PanelAsk::Key(key) => input::key(key, &mut table, &mut panels.notices),
            PanelAsk::Table(ask) => panels.carry_out(ask, &mut table, &content),
        }
    }
    Ok(())
}

/// What is due, and on the right whose turn it is with the primary button.
fn dock(ui: &mut Ui, words: &Words, model: &Model, turn_width: f32, asks: &mut Vec<PanelAsk>) {
    let (rest, right) = split_dock(ui, turn_width);
    part(ui, "decision", rest, |ui| {
        let ink = if model.refused { DANGER_TEXT } else { IVORY };
        for line in &model.advice {
            ui.add(Label::new(Type::Body.text(line).color(ink.egui())).wrap());
        }
    });
    part(ui, "turn", right, |ui| {
        let area = ui.max_rect();
        turn_title(ui, model.livery, &model.turn);
        let mut buttons = corner(ui, area);
        let (label, ready) = &model.primary;
        if wide_primary(&mut buttons, label, *ready, Key::Main) {
            asks.push(PanelAsk::Key(Key::Main));
        }
        let [back, again] = [&model.undo[0], &model.undo[1]].map(Option::as_deref);
        if back.or(again).is_some() {
            button_row(&mut buttons, |ui| {
                asks.extend(widgets::undo_buttons(ui, words, back, again).map(PanelAsk::Key));
            });
        }
    });
}

impl SideContent for Model {
    type Ask = PanelAsk;

    fn speed(&self) -> Speed {
        self.speed
    }

    fn log(&self) -> &LogModel {
        &self.log
    }

    fn players(&self) -> Vec<(Livery, &str)> {
        self.seats.iter().map(|seat| (seat.livery, seat.name.as_str())).collect()
    }

    fn heading(&self, ui: &mut Ui, _: &Words) {
        ui.label(Type::Heading.text(&self.heading).color(LAMP_GOLD.egui()));
    }

    fn seats(&self, ui: &mut Ui, _: &Words, _: f32, _: &mut Vec<PanelAsk>) {
        for seat in &self.seats {
            turn_title(ui, Some(seat.livery), &seat.told);
        }
    }
}
