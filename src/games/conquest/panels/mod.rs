//! The panels around the board. Each is a function from a view-model (`model`) to what the player asks for (`Ask`), so
//! that it is tested without an application; the system here builds the one and carries out the other.

mod cards;
mod carry_out;
mod controls;
mod dice;
mod dock;
mod glyphs;
mod model;
mod overlay;
mod players;
mod side;
mod stage;

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
pub use side::{InPlace, side};

use bevy::{
    ecs::{change_detection::Tick, system::SystemParam},
    prelude::*,
};
use bevy_egui::{EguiContexts, egui};
use risk::{card::Card, map::TerritoryId};

use super::{
    board::{ContinentSigns, place_of, territory_of},
    layers::{self, Layer, ShownLayer},
    state::{Conquest, Match},
};
use crate::{
    board::{Board, Flash, Pointer, TextView, reasons},
    games::conquest::Content,
    input::Actions,
    keys::{Action as Key, KeyMap},
    settings::{MapTheme, Settings, Speed},
    shell::{Motion, Notices, Overlays},
    table::{
        CurtainModel, TableGame, banner, curtain,
        recap::{RecapAsk, RecapModel},
        replay::{self, ReplayAsk, Viewer},
        why::{WhyAsk, reasons_handles},
    },
    text::Words,
    theme::{Type, board, color, metrics},
    ui::{gather, page},
};

/// What the player asks for on a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// What a key asks for.
    Key(Key),
    /// So many more or fewer.
    Change(i64),
    /// Place what is left, and the first armies that are due later, where borders are threatened.
    PlaceRest,
    /// Move so many.
    Amount(u32),
    /// Keep so many back in a blitz.
    Stop(u32),
    /// Roll with so many dice.
    Dice(u8),
    /// Take up a card or lay it back.
    Card(Card),
    /// Choose the best set.
    BestSet,
    /// Give the armies of a pictured territory to this one.
    Bonus(TerritoryId),
    /// Show moves at this speed.
    Speed(Speed),
    /// Open the menu.
    Menu,
    /// Lift the curtain.
    TakeSeat,
    /// Choose an attack.
    Aim(TerritoryId, TerritoryId),
    /// Choose where armies march from.
    MarchFrom(TerritoryId),
    /// Bring a territory into view.
    Show(TerritoryId),
    /// What is asked for on the recap's card.
    Recap(RecapAsk),
    /// Show where a line of the log happened, and why, where that may be read.
    Recall {
        /// The step the line came with.
        step: usize,
        /// Where.
        place: Option<TerritoryId>,
    },
    /// Show or hide a thematic map.
    Layer(MapTheme),
    /// What is asked for in the dock of a replay.
    Replay(ReplayAsk),
    /// Tell why the decision was made that led to this step.
    Why(usize),
    /// What is asked for in the why panel.
    Reason(WhyAsk),
}

/// A number in the plain face, whose figures stand on the line, at a size that grows with the text.
fn numeral(ui: &egui::Ui, text: &str, size: f32) -> egui::RichText {
    let plain = Type::Strong.style().resolve(ui.style());
    let growth = (plain.size / Type::Strong.font(1.0).size).sqrt();
    egui::RichText::new(text).font(egui::FontId::new(size * growth, plain.family))
}

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
    let ModelCache { log, odds, side, dock } = cache;
    let side = side.keep(changes, || model::side(table, content, words, settings.speed, log));
    (side, dock.keep(changes, || model::dock(table, words, odds)))
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
    asks: &mut Vec<Ask>,
) -> egui::Rect {
    let folded = dock_model.folded && dock_model.replay.is_none();
    let (width, height) = sizes(text_size, folded);
    let frame = egui::Frame::new().fill(color::PANEL.egui()).inner_margin(egui::Margin::same(metrics::GRID as i8));
    let panel =
        |panel: egui::Panel, size: f32| panel.exact_size(size).resizable(false).show_separator_line(false).frame(frame);
    let moves = if ui.style().animation_time > 0.0 { board::FOLD } else { 0.0 };
    let now = ui.ctx().animate_value_with_time(egui::Id::new("dock height"), height, moves);
    panel(egui::Panel::bottom("dock"), now).show(ui, |ui| {
        edge(ui, true);
        // While it folds, what is in it is cut off and not squeezed.
        let inner = egui::Rect::from_min_size(
            ui.max_rect().min,
            egui::vec2(ui.max_rect().width(), height - 2.0 * metrics::GRID),
        );
        let ui = &mut ui.new_child(egui::UiBuilder::new().max_rect(inner));
        match &dock_model.replay {
            Some(model) => {
                gather(asks, Ask::Replay, |asks| replay::dock(ui, words, model, width, asks));
            }
            None => dock::dock(ui, words, dock_model, width, asks),
        }
    });
    panel(egui::Panel::right("side"), width).show(ui, |ui| {
        edge(ui, false);
        side::side(ui, words, side_model, in_place, asks);
    });
    ui.available_rect_before_wrap()
}

/// What lies over the board beside the panels.
#[derive(SystemParam)]
pub struct OverBoard<'w> {
    layer: Res<'w, ShownLayer>,
    signs: Res<'w, ContinentSigns>,
    text: TextView<'w>,
    flashes: MessageWriter<'w, Flash>,
}

/// The territory on which the pointer rests.
#[derive(SystemParam)]
pub struct Resting<'w, 's> {
    pointer: Res<'w, Pointer>,
    time: Res<'w, Time<Real>>,
    motion: ResMut<'w, Motion>,
    since: Local<'s, (Option<TerritoryId>, f32)>,
}

impl Resting<'_, '_> {
    /// The territory, once the pointer has been on it for a moment with nothing over the table.
    fn over(&mut self, bare: bool) -> Option<TerritoryId> {
        let over = self.pointer.over.filter(|_| bare).map(territory_of);
        let now = self.time.elapsed_secs();
        if self.since.0 != over {
            *self.since = (over, now);
        }
        let rests = now - self.since.1 >= board::TIP_DELAY;
        if over.is_some() && !rests {
            self.motion.ambient();
        }
        over.filter(|_| rests)
    }
}

/// Paints the panels and does what the player asks for there.
#[expect(clippy::too_many_arguments, reason = "a system takes what it needs from the world")]
pub fn show(
    mut contexts: EguiContexts,
    mut table: ResMut<Match>,
    view: Option<ResMut<Board>>,
    words: Res<Words>,
    content: Res<Content>,
    mut settings: ResMut<Settings>,
    mut overlays: Overlays,
    mut notices: ResMut<Notices>,
    mut viewer: Viewer,
    actions: Res<Actions>,
    (mut over_board, mut resting): (OverBoard, Resting),
    mut cache: Local<ModelCache>,
) -> Result {
    let Some(mut view) = view else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let bare = !overlays.any();
    let changes = [table.last_changed(), settings.last_changed(), content.last_changed(), words.last_changed()];
    let (side_model, dock_model) = models(&table, &content, &words, &settings, changes, &mut cache);
    let recap_model = RecapModel::of(&table, &words).filter(|_| bare && !dock_model.cards_open());
    let hovered = resting.over(bare).map(|territory| model::tip(&table, &words, territory));
    let veil = table.curtain.waiting().map(|seat| CurtainModel {
        name: table.name(&words, seat).into_owned(),
        livery: table.livery(seat),
        ready: !actions.resting(),
    });
    let mut asks = Vec::new();
    let free = page::full(ctx, "play", |ui| {
        let reasons = table.why.is_open().then_some((&table.reasoning.drawer, &table.why));
        let in_place = InPlace { reasons, recap: recap_model.as_ref() };
        let free = around(ui, &words, side_model, dock_model, settings.text_size, in_place, &mut asks);
        if settings.text_view {
            over_board.text.show(ui, free, &words);
            let corner = free.min + egui::Vec2::splat(metrics::GRID);
            why_handles(ui, (egui::Align2::LEFT_TOP, corner), &words, &table, bare, &mut asks);
        } else {
            let layer = over_board.layer.0.as_ref();
            if let Some(layer) = layer {
                layers::paint(ui, free, ui.ctx().zoom_factor(), &view, &over_board.signs, layer);
            }
            // Where the dock belongs to a replay, the dice of a battle lie on the board.
            let dice = dock_model.battle.as_ref().filter(|_| dock_model.replay.is_some());
            let taken = match table.why.is_open() {
                true => {
                    table.reasoning.open().inspect(|model| reasons::legend(ui, &words, free, model, &table.why));
                    egui::Rect::from_min_max(free.left_bottom(), free.left_bottom())
                }
                false => handles(ui, free, &words, &settings.keys, layer, (&table, bare), &mut asks),
            };
            if let Some(dice) = dice {
                dice::dice_tray(ui, room_for_dice(free, layer, taken), dice);
            }
        }
        if let Some(cards) = dock_model.cards.as_ref().filter(|cards| cards.open) {
            cards::cards_sheet(ui, free, &words, cards, &mut asks);
        }
        if let Some(ribbon) = &table.banner {
            let face = ribbon.seat.and_then(|seat| Conquest::face(&table, seat));
            banner(ui, free, ribbon.seat.map(|seat| table.livery(seat)), face.as_deref(), ribbon);
        }
        if let Some(model) = veil.as_ref().filter(|_| bare)
            && curtain(ui, &words, model)
        {
            asks.push(Ask::TakeSeat);
        }
        if let (Some(tip), Some(at)) = (&hovered, ui.ctx().pointer_latest_pos()) {
            overlay::tip(ui, free, at, &words, tip);
        }
        free
    });
    view.bypass_change_detection().leave_free(ctx, free);
    for ask in asks {
        match ask {
            Ask::Reason(ask) => table.carry_out_reason(ask, &content, &mut settings, &mut notices),
            Ask::Replay(ask) => viewer.carry_out(ask, &mut table, &words, &mut notices),
            _ => {}
        }
        if let Ask::Recall { place: Some(territory), .. } = ask
            && !settings.reduced_motion
        {
            over_board.flashes.write(Flash { place: place_of(territory), seconds: board::RECALL });
        }
        carry_out::carry_out(ask, &mut table, &mut view, &mut settings, &mut overlays, &mut notices);
    }
    Ok(())
}

/// The ways to the reasons, where nothing lies over the table. Returns the room they take.
fn why_handles(
    ui: &egui::Ui,
    place: (egui::Align2, egui::Pos2),
    words: &Words,
    table: &Match,
    bare: bool,
    asks: &mut Vec<Ask>,
) -> Option<egui::Rect> {
    (bare && !table.why.is_open()).then(|| {
        let mut reasons = Vec::new();
        let taken = reasons_handles(ui, place, words, table.due().is_some(), &mut reasons);
        asks.extend(reasons.into_iter().map(Ask::Reason));
        taken
    })
}

/// What is asked for over the board's lower left corner, where there is sea at all sizes of text: thematic maps with their key, and above
/// them the reasons. Returns the room taken.
fn handles(
    ui: &egui::Ui,
    free: egui::Rect,
    words: &Words,
    keys: &KeyMap,
    layer: Option<&Layer>,
    (table, bare): (&Match, bool),
    asks: &mut Vec<Ask>,
) -> egui::Rect {
    let (theme, taken) = layers::legend(ui, free, words, keys, layer.map(|layer| (layer.theme, &layer.legend)));
    asks.extend(theme.map(Ask::Layer));
    let above = egui::pos2(free.left() + metrics::GRID, taken.top() - 0.5 * metrics::GAP);
    let reasons = why_handles(ui, (egui::Align2::LEFT_BOTTOM, above), words, table, bare, asks);
    reasons.map_or(taken, |reasons| taken.union(reasons))
}

/// Where the dice of a battle lie on the board: beside the key of a thematic map, or above the buttons where there is none.
fn room_for_dice(free: egui::Rect, layer: Option<&Layer>, taken: egui::Rect) -> egui::Rect {
    match layer {
        Some(layer) if !layer.legend.rows.is_empty() => egui::Rect::from_min_max(
            egui::pos2(free.left() + taken.width().min(0.34 * free.width()), free.top()),
            egui::pos2(free.right(), free.bottom() - 6.0 * metrics::GRID),
        ),
        _ => egui::Rect::from_min_max(free.min, egui::pos2(free.right(), taken.top())),
    }
}

/// The brass line along a panel's inner edge.
fn edge(ui: &egui::Ui, top: bool) {
    let area = ui.max_rect().expand(metrics::GRID);
    let line = egui::Stroke::new(metrics::HAIRLINE, color::BRASS.egui_alpha(0.7));
    if top {
        ui.painter().hline(area.x_range(), area.top(), line);
    } else {
        ui.painter().vline(area.left(), area.y_range(), line);
    }
}
