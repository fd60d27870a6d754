//! The panels around the board. Each is a function from a view-model (`model`) to what the player asks for (`Ask`), so that it is
//! tested without an application; the system here builds the one and carries out the other.

mod card;
mod dock;
mod model;
mod overlay;
mod purse;
mod ranks;
mod side;

pub use dock::dock;
pub use model::{ButtonModel, CardModel, DockModel, ModelCache, Purse, RankRow, SideModel, Tip};
pub use overlay::tip;
pub(super) use ranks::fit;
pub use ranks::rank_table;
pub use side::{InPlace, side};

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, egui};

use super::{
    Content,
    board::{place_of, square_of},
    input,
    state::RaceTable,
    study::StudyDraft,
};
use crate::{
    board::{Board, Flash, Pointer, TextView},
    input::Actions,
    keys::Action as Key,
    settings::{Settings, Speed},
    shell::{Motion, Notices, Overlay, Overlays},
    table::{
        CurtainModel, banner, curtain,
        recap::{RecapAsk, RecapModel},
        replay::{self, ReplayAsk, Viewer},
        why::{WhyAsk, reasons_handles},
    },
    text::Words,
    theme::{board, color, metrics},
    ui::{gather, page, widgets},
};

/// What the player asks for on a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// What a key asks for.
    Key(Key),
    /// What the button of this number, from 0, stands for.
    Press(usize),
    /// Show moves at this speed.
    Speed(Speed),
    /// Open the menu.
    Menu,
    /// Lift the curtain.
    TakeSeat,
    /// Show where a line of the log happened, and why, where that may be read.
    Recall {
        /// The step the line came with.
        step: usize,
        /// Where.
        square: Option<u8>,
    },
    /// What is asked for on the recap's card.
    Recap(RecapAsk),
    /// What is asked for in the dock of a replay.
    Replay(ReplayAsk),
    /// What is asked for in the why panel.
    Reason(WhyAsk),
    /// Keep the position as a study.
    Study,
}

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
    asks: &mut Vec<Ask>,
) -> egui::Rect {
    let (width, height) = sizes(text_size);
    let frame = egui::Frame::new().fill(color::PANEL.egui()).inner_margin(egui::Margin::same(metrics::GRID as i8));
    let panel =
        |panel: egui::Panel, size: f32| panel.exact_size(size).resizable(false).show_separator_line(false).frame(frame);
    panel(egui::Panel::bottom("dock"), height).show(ui, |ui| {
        edge(ui, true);
        match &dock_model.replay {
            Some(model) => gather(asks, Ask::Replay, |asks| replay::dock(ui, words, model, width, asks)),
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
pub struct OverBoard<'w, 's> {
    text: TextView<'w>,
    flashes: MessageWriter<'w, Flash>,
    pointer: Res<'w, Pointer>,
    time: Res<'w, Time<Real>>,
    motion: ResMut<'w, Motion>,
    since: Local<'s, (Option<u8>, f32)>,
}

impl OverBoard<'_, '_> {
    /// The square under the pointer, once it has rested there for a moment with nothing over the table.
    fn rests_on(&mut self, bare: bool) -> Option<u8> {
        let over = self.pointer.over.filter(|_| bare).map(square_of);
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
    mut table: ResMut<RaceTable>,
    view: Option<ResMut<Board>>,
    words: Res<Words>,
    content: Res<Content>,
    mut settings: ResMut<Settings>,
    mut overlays: Overlays,
    mut notices: ResMut<Notices>,
    mut viewer: Viewer,
    actions: Res<Actions>,
    mut over_board: OverBoard,
    mut cache: Local<ModelCache>,
) -> Result {
    let Some(mut view) = view else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let bare = !overlays.any();
    let changes = [table.last_changed(), settings.last_changed(), content.last_changed(), words.last_changed()];
    let models = cache.models(&table, &content, &words, settings.speed, changes);
    let recap_model = RecapModel::of(&table, &words).filter(|_| bare);
    let hovered = over_board.rests_on(bare && !settings.text_view);
    let hovered = hovered.map(|square| model::tip(&table, &words, square));
    let veil = table.curtain.waiting().map(|seat| CurtainModel {
        name: table.name(&words, seat).into_owned(),
        livery: table.livery(seat),
        ready: !actions.resting(),
    });
    let mut asks = Vec::new();
    let free = page::full(ctx, "play", |ui| {
        let reasons = table.why.is_open().then_some((&table.reasoning.drawer, &table.why));
        let in_place = InPlace { reasons, recap: recap_model.as_ref() };
        let free = around(ui, &words, models, settings.text_size, in_place, &mut asks);
        if settings.text_view {
            over_board.text.show(ui, free, &words);
        }
        if bare && !table.why.is_open() {
            let corner = free.min + egui::Vec2::splat(metrics::GRID);
            let mut reasons = Vec::new();
            reasons_handles(ui, (egui::Align2::LEFT_TOP, corner), &words, table.due().is_some(), &mut reasons);
            asks.extend(reasons.into_iter().map(Ask::Reason));
            if study_handle(ui, free, &words, table.state().is_some()) {
                asks.push(Ask::Study);
            }
        }
        if let Some(ribbon) = &table.banner {
            banner(ui, free, ribbon.seat.map(|seat| table.livery(seat)), None, ribbon);
        }
        if let Some(model) = veil.as_ref().filter(|_| bare)
            && curtain(ui, &words, model)
        {
            asks.push(Ask::TakeSeat);
        }
        if let (Some(model), Some(at)) = (&hovered, ui.ctx().pointer_latest_pos()) {
            tip(ui, free, at, model);
        }
        free
    });
    view.bypass_change_detection().leave_free(ctx, free);
    for ask in asks {
        match ask {
            Ask::Key(key) => input::key(key, &mut table, Some(&mut view), &settings, &mut notices),
            Ask::Press(number) => input::press(number, &mut table, &mut notices),
            Ask::Speed(speed) => settings.speed = speed,
            Ask::Menu => overlays.open(Overlay::Menu),
            Ask::Study => table.own.study = table.state().and_then(StudyDraft::of),
            Ask::TakeSeat => table.curtain.lift(),
            Ask::Recap(RecapAsk::Replay) => table.replay_recap(),
            Ask::Recap(RecapAsk::Dismiss) => table.recap_open = false,
            Ask::Replay(ask) => viewer.carry_out(ask, &mut table, &words, &mut notices),
            Ask::Reason(ask) => table.carry_out_reason(ask, &content, &mut settings, &mut notices),
            Ask::Recall { step, square } => {
                if let Some(place) = square.map(place_of) {
                    view.show(place, settings.lasts(board::GLIDE));
                    over_board.flashes.write(Flash { place, seconds: settings.lasts(board::RECALL) });
                }
                if table.decision(step).is_some_and(|made| table.readable(made)) {
                    table.why.ask(step);
                }
            }
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
