//! The panels around the board: the dock below with what is due, and beside it the seats over the log.

mod ask;
mod dock;
mod model;
mod placements;
mod side;
mod tip;

use std::cell::RefCell;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Vec2},
};

use self::{ask::PanelAsk, model::Models, side::Side};
use super::{
    content::Content,
    game::{BoardGame, CellTip},
    input, placing_input,
    state::FieldTable,
};
use crate::{
    board::{Board, Flash, PlaceId, Resting, TextView, reasons},
    pieces::{Face, PieceLooks, Tray},
    storage::Storage,
    table::{
        KnownBest,
        panels::{InPlace, TableAsk, TablePanels, docked, side_panel},
        recap::RecapModel,
    },
    text::{Words, capitalised},
    theme::{board, color, metrics},
    ui::{page, widgets},
};

/// Most width of the legend of warmth, points: what lies beside a square board.
const LEGEND: f32 = 20.0 * metrics::GRID;

/// Width of the side panel and height of the dock, points, at a text size; those of a replay and of placing have three rows.
fn sizes(text: f32, three_rows: bool) -> (f32, f32) {
    let height = if three_rows { 17.5 } else { 15.0 };
    (40.0 * metrics::GRID * text.powf(0.45), height * metrics::GRID * text.powf(0.7))
}

/// What lies over the board beside the panels, and what is shown on them of the board.
#[derive(SystemParam)]
pub struct OverBoard<'w, 's> {
    text: TextView<'w>,
    flashes: MessageWriter<'w, Flash>,
    resting: Resting<'w, 's>,
    looks: Option<Res<'w, PieceLooks>>,
    tray: Option<ResMut<'w, Tray>>,
    best: Option<Res<'w, KnownBest>>,
    storage: Option<Res<'w, Storage>>,
}

/// Paints the panels and does what the player asks for there.
pub fn show<B: BoardGame>(
    mut contexts: EguiContexts,
    mut table: ResMut<FieldTable<B>>,
    view: Option<ResMut<Board>>,
    content: Res<Content<B>>,
    mut panels: TablePanels,
    mut over_board: OverBoard,
    mut models: Local<Models>,
) -> Result {
    let OverBoard { text, flashes, resting, looks, tray, best, storage } = &mut over_board;
    let (Some(mut view), Some(looks), Some(tray)) = (view, looks, tray) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let (words, settings) = (&*panels.words, &*panels.settings);
    let bare = panels.bare();
    let changes = panels.changes(&table, &content);
    let best = best.as_ref().map_or(&[][..], |best| &best.0[..]);
    let model = models.model(&table, &content, words, (settings.speed, best), changes);
    let recap = RecapModel::new(&table, words).filter(|_| bare);
    let hovered = resting.over(bare && !settings.text_view);
    let hovered = hovered.and_then(|place| tip_of(&table, words, place));
    let name = |face: &Face| B::face_name(words, face);
    let set = looks.set();
    let side = Side { model, set, tray: RefCell::new(tray.bypass_change_detection()), name: &name };
    let mut asks: Vec<PanelAsk> = Vec::new();
    let free = page::full(ctx, "play", |ui| {
        let (width, height) = sizes(settings.text_size, model.replay.is_some() || model.placing.is_some());
        let in_place = InPlace::new(&table, recap.as_ref());
        let free = docked(
            ui,
            words,
            (width, height),
            model.replay.as_ref(),
            &mut asks,
            |ui, asks| dock::dock(ui, words, set, model, width, asks),
            |ui, asks| side_panel(ui, words, &side, in_place, asks),
        );
        if settings.text_view {
            text.show(ui, free, words);
        }
        let corner = free.min + Vec2::splat(metrics::GRID);
        let ways = panels.ways_to_reasons(ui, (Align2::LEFT_TOP, corner), &table, &mut asks);
        if ways.is_some() && !settings.text_view && turn_handle(ui, free, words) {
            asks.push(PanelAsk::Turn);
        }
        if B::WARMTH && !settings.text_view && table.why.is_open() {
            table.reasoning.open().inspect(|model| reasons::legend(ui, words, (free, LEGEND), model, &table.why));
        }
        panels.over(ui, free, &table, &mut asks);
        if let (Some(tip), Some(at)) = (&hovered, ui.ctx().pointer_latest_pos()) {
            tip::tip(ui, free, at, tip);
        }
        free
    });
    view.bypass_change_detection().leave_free(ctx, free.shrink(metrics::GRID));
    for ask in asks {
        match ask {
            PanelAsk::Key(key) => input::key(key, &mut table, &mut panels.notices),
            PanelAsk::Tool(at) => input::use_tool(&mut table, at),
            PanelAsk::Choose(at) => input::choose(&mut table, at, &mut panels.notices),
            PanelAsk::Place(ask) => {
                let at_hand = (&*panels.words, &*panels.settings);
                placing_input::ask(&mut table, ask, at_hand, storage.as_deref(), &mut panels.notices);
            }
            PanelAsk::Turn => table.own.turned += 1,
            PanelAsk::Recall { step, place } => {
                if let Some(place) = place.map(PlaceId) {
                    flashes.write(Flash { place, seconds: panels.settings.lasts(board::RECALL) });
                }
                panels.carry_out(TableAsk::Recall(step), &mut table, &content);
            }
            PanelAsk::Table(ask) => panels.carry_out(ask, &mut table, &content),
        }
    }
    Ok(())
}

/// What is told of a cell, also what was seen there last.
fn tip_of<B: BoardGame>(table: &FieldTable<B>, words: &Words, place: PlaceId) -> Option<CellTip> {
    let tip = B::tip(words, table.host.game(), &table.shown.view, place)?;
    let piece = table.shown.remembered.iter().find(|piece| piece.place == place);
    let told = piece.map(|piece| words.with("boards-remembered", &[("piece", &B::face_name(words, &piece.face))]));
    Some(told.map_or(tip.clone(), |told| CellTip { title: capitalised(&told), ..tip }))
}

/// The button that turns the board, over its upper right corner. Whether it was pressed.
fn turn_handle(ui: &egui::Ui, free: egui::Rect, words: &Words) -> bool {
    let at = egui::pos2(free.right() - metrics::GRID, free.top() + metrics::GRID);
    let area = egui::Area::new(egui::Id::new("turn handle")).order(egui::Order::Middle).constrain(false);
    let shown = area.pivot(Align2::RIGHT_TOP).fixed_pos(at).show(ui.ctx(), |ui| {
        let frame = egui::Frame::new().fill(color::PANEL.egui_alpha(0.85)).corner_radius(metrics::PANEL_RADIUS);
        frame.inner_margin(egui::Margin::symmetric(0, 3)).show(ui, |ui| {
            widgets::chip(ui, words.get("boards-turn"), false).on_hover_text(words.get("boards-turn_note")).clicked()
        })
    });
    shown.inner.inner
}
