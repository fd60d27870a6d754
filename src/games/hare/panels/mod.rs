//! The panels around the board. Each is a function from a view-model (`model`) to what the player asks for (`PanelAsk`), so that it is
//! tested without an application; the system here builds the one and carries out the other.

mod ask;
mod card;
mod dock;
mod model;
mod overlay;
mod purse;
mod ranks;
mod side;

pub use ask::PanelAsk;
pub use dock::dock;
pub use model::{ButtonModel, CardModel, DockModel, ModelCache, Purse, RankRow, SideModel, Tip};
pub use overlay::tip;
pub use ranks::{brief_rank_table, rank_table};

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, egui};

use super::{
    Content,
    board::{place_of, square_of},
    input,
    state::RaceTable,
    study_draft::StudyDraft,
};
use crate::{
    board::{Board, Flash, Resting, TextView},
    table::{
        panels::{InPlace, TableAsk, TablePanels, docked, side_panel},
        recap::RecapModel,
    },
    text::Words,
    theme::{board, color, metrics},
    ui::{page, widgets},
};

/// Width of the side panel and height of the dock, points, at a text size.
fn sizes(text: f32) -> (f32, f32) {
    (38.0 * metrics::GRID * text.powf(0.45), 18.0 * metrics::GRID * text.powf(0.7))
}

/// Where the panels begin around the free part of the window, for words that point at them: what is being decided.
pub fn spot_of_decision(free: egui::Rect) -> egui::Pos2 {
    egui::pos2(free.left() + 0.3 * free.width(), free.bottom() + metrics::GRID)
}

/// The button that does what is chosen.
pub fn spot_of_primary(free: egui::Rect) -> egui::Pos2 {
    egui::pos2(free.right() + metrics::GRID, free.bottom() + metrics::GRID)
}

/// The table of ranks.
pub fn spot_of_ranks(free: egui::Rect) -> egui::Pos2 {
    egui::pos2(free.right() + metrics::GRID, free.top() + 9.0 * metrics::GRID)
}

/// The log.
pub fn spot_of_log(free: egui::Rect) -> egui::Pos2 {
    egui::pos2(free.right() + metrics::GRID, free.bottom() - 6.0 * metrics::GRID)
}

/// Lays the panels around the board and returns the part of the window that is left for it. What is `in_place` of others takes no
/// room from the board.
pub fn around(
    ui: &mut egui::Ui,
    words: &Words,
    (side_model, dock_model): (&SideModel, &DockModel),
    text_size: f32,
    in_place: InPlace,
    asks: &mut Vec<PanelAsk>,
) -> egui::Rect {
    let (width, height) = sizes(text_size);
    docked(
        ui,
        words,
        (width, height),
        dock_model.replay.as_ref(),
        asks,
        |ui, asks| dock::dock(ui, words, dock_model, width, asks),
        |ui, asks| side_panel(ui, words, side_model, in_place, asks),
    )
}

/// What lies over the board beside the panels.
#[derive(SystemParam)]
pub struct OverBoard<'w, 's> {
    text: TextView<'w>,
    flashes: MessageWriter<'w, Flash>,
    resting: Resting<'w, 's>,
}

/// Paints the panels and does what the player asks for there.
pub fn show(
    mut contexts: EguiContexts,
    mut table: ResMut<RaceTable>,
    view: Option<ResMut<Board>>,
    content: Res<Content>,
    mut panels: TablePanels,
    mut over_board: OverBoard,
    mut cache: Local<ModelCache>,
) -> Result {
    let Some(mut view) = view else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let (words, settings) = (&*panels.words, &*panels.settings);
    let bare = panels.bare();
    let changes = panels.changes(&table, &content);
    let models = cache.models(&table, &content, words, settings.speed, changes);
    let recap_model = RecapModel::new(&table, words).filter(|_| bare);
    let hovered = over_board.resting.over(bare && !settings.text_view).map(square_of);
    let hovered = hovered.map(|square| model::tip(&table, words, square));
    let mut asks = Vec::new();
    let free = page::full(ctx, "play", |ui| {
        let in_place = InPlace::new(&table, recap_model.as_ref());
        let free = around(ui, words, models, settings.text_size, in_place, &mut asks);
        if settings.text_view {
            over_board.text.show(ui, free, words);
        }
        let corner = free.min + egui::Vec2::splat(metrics::GRID);
        let ways = panels.ways_to_reasons(ui, (egui::Align2::LEFT_TOP, corner), &table, &mut asks);
        if ways.is_some() && study_handle(ui, free, words, table.state().is_some() && !table.hides_carrots()) {
            asks.push(PanelAsk::Study);
        }
        panels.over(ui, free, &table, &mut asks);
        if let (Some(model), Some(at)) = (&hovered, ui.ctx().pointer_latest_pos()) {
            tip(ui, free, at, model);
        }
        free
    });
    view.bypass_change_detection().leave_free(ctx, free);
    for ask in asks {
        let TablePanels { settings, notices, .. } = &mut panels;
        match ask {
            PanelAsk::Key(key) => input::key(key, &mut table, Some(&mut view), settings, notices),
            PanelAsk::Press(number) => input::press(number, &mut table, notices),
            PanelAsk::Study => table.own.study = table.state().and_then(StudyDraft::of),
            PanelAsk::Recall { step, square } => {
                if let Some(place) = square.map(place_of) {
                    view.show(place, settings.lasts(board::GLIDE));
                    over_board.flashes.write(Flash { place, seconds: settings.lasts(board::RECALL) });
                }
                panels.carry_out(TableAsk::Recall(step), &mut table, &content);
            }
            PanelAsk::Table(ask) => panels.carry_out(ask, &mut table, &content),
        }
    }
    Ok(())
}

/// The way to a study, over the board's upper right corner. Whether it was asked for.
fn study_handle(ui: &egui::Ui, free: egui::Rect, words: &Words, ready: bool) -> bool {
    let at = egui::pos2(free.right() - metrics::GRID, free.top() + metrics::GRID);
    let area = egui::Area::new(egui::Id::new("study handle")).order(egui::Order::Middle).constrain(false);
    let shown = area.pivot(egui::Align2::RIGHT_TOP).fixed_pos(at).show(ui.ctx(), |ui| {
        ui.set_max_width(ui.ctx().content_rect().width());
        let frame = egui::Frame::new().fill(color::PANEL.egui_alpha(0.85)).corner_radius(metrics::PANEL_RADIUS);
        frame.inner_margin(egui::Margin::symmetric(0, 3)).show(ui, |ui| {
            let chip = ui.add_enabled_ui(ready, |ui| widgets::chip(ui, words.get("hare-study"), false));
            chip.inner.on_hover_text(words.get("hare-study-note")).clicked()
        })
    });
    shown.inner.inner
}
