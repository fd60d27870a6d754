//! The log of every game's table: what happened, turn by turn, the newest at the bottom. A line leads to its place on the board and to the reasons
//! of the decision behind it; a heading folds its turn; the shields above leave one player's lines.
//!
//! What is new a screen reader says (`speaker`).
//!
//! Only the lines in view are laid out (`view` knows how high the others are), so that a long game costs no more than a
//! short one.

mod feed;
mod line;
mod speaker;
mod view;

use std::sync::{Arc, Mutex, PoisonError};

use bevy_egui::egui::{self, Align, Layout, Pos2, Rect, ScrollArea, Sense, Ui, Vec2};

pub use feed::{LogFeed, LogLine, LogModel, ReasonsAsRead};

use self::{
    line::LineStyle,
    speaker::Speaker,
    view::{LogView, Setting},
};
use crate::{
    text::Words,
    theme::{
        Livery, Type,
        color::{IVORY_DIM, LAMP_GOLD},
        metrics, seats,
    },
    ui::widgets::{self, paint_shield},
};

/// A line of the log was clicked: its place and its reasons are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LogAsk {
    /// The step the line came with.
    pub step: usize,
    /// Where, by the board's own numbering.
    pub place: Option<u16>,
}

/// The log of these players, in all the room there is.
pub fn log_panel(ui: &mut Ui, words: &Words, log: &LogModel, players: &[(Livery, &str)], asks: &mut Vec<LogAsk>) {
    let id = ui.id().with("log view");
    let speaker: Arc<Mutex<Speaker>> = ui.data_mut(|data| Arc::clone(data.get_temp_mut_or_default(id)));
    let mut speaker = speaker.lock().unwrap_or_else(PoisonError::into_inner);
    widgets::spoken(ui.ctx(), id.with("speaker"), speaker.news(log, players));
    let kept: Arc<Mutex<LogView>> =
        ui.data_mut(|data| Arc::clone(data.get_temp_mut_or_default::<Arc<Mutex<LogView>>>(id)));
    let mut view = kept.lock().unwrap_or_else(PoisonError::into_inner);
    head(ui, words, players, &mut view);

    let area = ui.available_rect_before_wrap();
    let mut shown = ScrollArea::vertical().id_salt("log").stick_to_bottom(true).auto_shrink(false).show_viewport(
        ui,
        |ui, viewport| {
            let style = LineStyle::new(ui);
            let setting = Setting { width: style.width(), size: style.size() };
            if !view.take_in(log, setting, |line| style.height(ui, line)) {
                ui.ctx().request_repaint();
            }
            let origin = ui.max_rect().min;
            ui.set_height(view.height().max(viewport.height()));
            let mut folding = None;
            for (at, top, height) in view.between(viewport.min.y, viewport.max.y) {
                let line = &log.lines[at];
                let place = Rect::from_min_size(origin + Vec2::new(0.0, top), Vec2::new(style.width(), height));
                let response = ui.interact(place, id.with(("line", at)), style.sense(line));
                style.show(ui, place, line, view.is_folded(at), &response, words);
                if response.gained_focus() {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    match line.is_heading() {
                        true => folding = Some(at),
                        false => asks.push(LogAsk { step: line.step, place: line.place }),
                    }
                }
            }
            if let Some(heading) = folding {
                view.fold(heading);
                ui.ctx().request_repaint();
            }
        },
    );
    // Who has scrolled away finds back with one click.
    let lowest = (shown.content_size.y - shown.inner_rect.height()).max(0.0);
    if shown.state.offset.y < lowest - style_gap() && newest(ui, area, words) {
        shown.state.offset.y = lowest;
        shown.state.store(ui.ctx(), shown.id);
        ui.ctx().request_repaint();
    }
}

/// How far above the end counts as scrolled away, points.
fn style_gap() -> f32 {
    3.0 * metrics::GRID
}

/// The button that leads to the newest line; whether it was clicked.
fn newest(ui: &mut Ui, area: Rect, words: &Words) -> bool {
    let size = Vec2::new(area.width(), ui.spacing().interact_size.y);
    let place = Rect::from_min_size(Pos2::new(area.left(), area.bottom() - size.y), size);
    let mut over = ui.new_child(
        egui::UiBuilder::new().id_salt("newest").max_rect(place).layout(Layout::right_to_left(Align::Center)),
    );
    widgets::secondary(&mut over, words.get("log-newest")).clicked()
}

/// The heading, and a shield for each player: clicked, it leaves this player's lines alone, or all of them again.
fn head(ui: &mut Ui, words: &Words, players: &[(Livery, &str)], view: &mut LogView) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.label(Type::Subheading.text(words.get("log-title")).color(LAMP_GOLD.egui()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            // Many players beside a long heading have smaller shields, so that none lies over it.
            let each = ui.available_width() / players.len().max(1) as f32 - ui.spacing().item_spacing.x;
            let height = (1.2 * ui.text_style_height(&Type::Strong.style())).min(each / 1.05);
            for (seat, (livery, name)) in players.iter().enumerate().rev() {
                let seat = tabletop::Seat(seat as u8);
                let chosen = view.only() == Some(seat);
                let (place, response) = ui.allocate_exact_size(Vec2::new(1.05 * height, height), Sense::click());
                // Asked for by a screen reader or with the pointer over it, and not in every frame.
                let only = || words.with("log-only", &[("name", name)]);
                response.widget_info(|| {
                    egui::WidgetInfo::selected(egui::WidgetType::SelectableLabel, ui.is_enabled(), chosen, only())
                });
                let dim = view.only().is_some() && !chosen;
                let enamel = if dim { seats::NEUTRAL } else { livery.color.shade() };
                let rim = if chosen { LAMP_GOLD } else { crate::theme::board::TOKEN_RIM };
                let size = if response.hovered() || chosen { height } else { 0.85 * height };
                paint_shield(ui.painter(), place.center(), size, enamel, Some(livery.emblem), rim);
                widgets::focus_ring(ui, &response, place);
                if response.on_hover_ui(|ui| drop(ui.label(only()))).clicked() {
                    view.leave_only((!chosen).then_some(seat));
                    ui.ctx().request_repaint();
                }
            }
            if let Some((_, only)) = view.only().and_then(|seat| players.get(seat.index())) {
                let note = Type::Small.text(*only).color(IVORY_DIM.egui());
                ui.add(egui::Label::new(note).truncate());
            }
        });
    });
}
