//! The panels around the board. Each is a function from a view-model (`model`) to what the player asks for (`PanelAsk`), so
//! that it is tested without an application; the system here builds the one and carries out the other.

mod ask;
mod cards;
mod carry_out;
mod controls;
mod dice;
mod dock;
mod glyphs;
mod model;
mod numeral;
mod overlay;
mod players;
mod side;
mod stage;

pub use ask::PanelAsk;
pub use cards::{card_face, cards_sheet};
pub use dice::dice_tray;
pub use dock::dock;
pub(super) use model::tip as tip_of;
pub use model::{
    AttackModel, BattleModel, CardModel, CardsModel, DockModel, FaceModel, HereModel, ModelCache, OddsCache,
    PhaseModel, PlacingModel, PlayerModel, PlayerRow, SideModel, SideOfBattle,
};
pub use overlay::{Tip, tip};
pub use players::player_table;

use bevy::{
    ecs::{change_detection::Tick, system::SystemParam},
    prelude::*,
};
use bevy_egui::{EguiContexts, egui};

use super::{
    board::{ContinentSigns, place_of, territory_of},
    layers::{self, Layer, ShownLayer},
    state::Match,
};
use crate::{
    board::{Board, Flash, Resting, TextView, reasons},
    games::conquest::Content,
    settings::Settings,
    table::{
        panels::{DockHeight, InPlace, TablePanels, docked, side_panel},
        recap::RecapModel,
    },
    text::Words,
    theme::{board, metrics},
    ui::page,
};

/// Most width of the legend of warmth, points.
const LEGEND: f32 = 26.0 * metrics::GRID;

/// Width of the side panel and height of the dock, points, at a text size.
fn sizes(text: f32, folded: bool) -> (f32, f32) {
    let height = if folded { 7.5 } else { 23.0 };
    (38.0 * metrics::GRID * text.powf(0.45), height * metrics::GRID * text.powf(0.6))
}

/// Where the panels begin around the free part of the window, for words that point at them: what is being decided.
pub fn spot_of_controls(free: egui::Rect) -> egui::Pos2 {
    egui::pos2(free.left() + 0.4 * free.width(), free.bottom() + metrics::GRID)
}

/// The hand of cards.
pub fn spot_of_cards(free: egui::Rect) -> egui::Pos2 {
    egui::pos2(free.left() + 0.1 * free.width(), free.bottom() + metrics::GRID)
}

/// The phase and its buttons.
pub fn spot_of_primary(free: egui::Rect) -> egui::Pos2 {
    egui::pos2(free.right() + metrics::GRID, free.bottom() + metrics::GRID)
}

/// The log.
pub fn spot_of_log(free: egui::Rect) -> egui::Pos2 {
    egui::pos2(free.right() + metrics::GRID, free.bottom() - 6.0 * metrics::GRID)
}

/// What the panels show of a game; `changes` says when what they are made from changed last.
pub fn models<'a>(
    table: &Match,
    content: &Content,
    words: &Words,
    settings: &Settings,
    changes: [Tick; 4],
    cache: &'a mut ModelCache,
) -> (&'a SideModel, &'a DockModel) {
    let ModelCache { log, odds, rest, side, dock } = cache;
    let side = side.keep(changes, || model::side(table, content, words, settings.speed, log));
    (side, dock.keep(changes, || model::dock(table, words, odds, rest)))
}

/// Lays the panels around the board and returns the part of the window that is left for it. What is `in_place` of others takes no room from
/// the board.
pub fn around(
    ui: &mut egui::Ui,
    words: &Words,
    side_model: &SideModel,
    dock_model: &DockModel,
    text_size: f32,
    in_place: InPlace,
    asks: &mut Vec<PanelAsk>,
) -> egui::Rect {
    let folded = dock_model.folded && dock_model.replay.is_none();
    let (width, full) = sizes(text_size, folded);
    let moves = if ui.style().animation_time > 0.0 { board::FOLD } else { 0.0 };
    let now = ui.ctx().animate_value_with_time(egui::Id::new("dock height"), full, moves);
    docked(
        ui,
        words,
        (width, DockHeight { now, full }),
        dock_model.replay.as_ref(),
        asks,
        |ui, asks| dock::dock(ui, words, dock_model, width, asks),
        |ui, asks| side_panel(ui, words, side_model, in_place, asks),
    )
}

/// What lies over the board beside the panels.
#[derive(SystemParam)]
pub struct OverBoard<'w, 's> {
    layer: Res<'w, ShownLayer>,
    signs: Res<'w, ContinentSigns>,
    text: TextView<'w>,
    flashes: MessageWriter<'w, Flash>,
    resting: Resting<'w, 's>,
}

/// Paints the panels and does what the player asks for there.
pub fn show(
    mut contexts: EguiContexts,
    mut table: ResMut<Match>,
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
    let (side_model, dock_model) = models(&table, &content, words, settings, changes, &mut cache);
    let recap_model = RecapModel::new(&table, words).filter(|_| bare && !dock_model.cards_open());
    let hovered = over_board.resting.over(bare).map(|place| model::tip(&table, words, territory_of(place)));
    let mut asks = Vec::new();
    let free = page::full(ctx, "play", |ui| {
        let in_place = InPlace::new(&table, recap_model.as_ref());
        let free = around(ui, words, side_model, dock_model, settings.text_size, in_place, &mut asks);
        if settings.text_view {
            over_board.text.show(ui, free, words);
            let corner = free.min + egui::Vec2::splat(metrics::GRID);
            panels.ways_to_reasons(ui, (egui::Align2::LEFT_TOP, corner), &table, &mut asks);
        } else {
            let layer = over_board.layer.0.as_ref();
            if let Some(layer) = layer {
                layers::paint(ui, free, ui.ctx().zoom_factor(), &view, &over_board.signs, layer);
            }
            // Where the dock belongs to a replay, the dice of a battle lie on the board.
            let dice = dock_model.battle.as_ref().filter(|_| dock_model.replay.is_some());
            let taken = match table.why.is_open() {
                true => {
                    let weighed = table.reasoning.open().filter(|_| table.why.detail());
                    weighed.inspect(|model| reasons::legend(ui, words, (free, LEGEND), model, &table.why));
                    egui::Rect::from_min_max(free.left_bottom(), free.left_bottom())
                }
                false => handles(ui, free, &panels, (&view, &over_board.signs, layer), &table, &mut asks),
            };
            if let Some(dice) = dice {
                dice::dice_tray(ui, free.with_max_y(taken.top()), dice);
            }
        }
        if let Some(cards) = dock_model.cards.as_ref().filter(|cards| cards.open) {
            cards::cards_sheet(ui, free, words, cards, &mut asks);
        }
        panels.over(ui, free, &table, &mut asks);
        if let (Some(tip), Some(at)) = (&hovered, ui.ctx().pointer_latest_pos()) {
            overlay::tip(ui, free, at, words, tip);
        }
        free
    });
    view.bypass_change_detection().leave_free(ctx, free);
    for ask in asks {
        if let PanelAsk::Recall { place: Some(territory), .. } = ask
            && !panels.settings.reduced_motion
        {
            over_board.flashes.write(Flash { place: place_of(territory), seconds: board::RECALL });
        }
        carry_out::carry_out(ask, &mut table, &mut view, &content, &mut panels);
    }
    Ok(())
}

/// What is asked for over the board's lower left corner, where there is sea at all sizes of text: thematic maps with their key, and above
/// them the reasons; and a map's table of seats where there is room for it. Returns the room taken.
fn handles(
    ui: &egui::Ui,
    free: egui::Rect,
    panels: &TablePanels,
    (board, signs, layer): (&Board, &ContinentSigns, Option<&Layer>),
    table: &Match,
    asks: &mut Vec<PanelAsk>,
) -> egui::Rect {
    let keys = &panels.settings.keys;
    let shown = layer.map(|layer| (layer.theme, &layer.legend));
    let (theme, buttons) = layers::legend(ui, free, &panels.words, keys, shown);
    asks.extend(theme.map(PanelAsk::Layer));
    let above = egui::pos2(free.left() + metrics::GRID, buttons.top() - 0.5 * metrics::GAP);
    let reasons = panels.ways_to_reasons(ui, (egui::Align2::LEFT_BOTTOM, above), table, asks);
    let corner = (buttons, reasons.unwrap_or(buttons));
    let seats = layer.and_then(|layer| layers::seats(ui, free, corner, (board, signs), &layer.legend));
    [reasons, seats].into_iter().flatten().fold(buttons, egui::Rect::union)
}
