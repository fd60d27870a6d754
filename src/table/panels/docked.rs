//! Where dock and side panel lie.

use bevy_egui::egui::{Frame, Margin, Panel, Rect, Stroke, Ui, UiBuilder, Vec2};

use super::TableAsk;
use crate::{
    table::replay::{self, ReplayModel},
    text::Words,
    theme::{
        color::{BRASS, PANEL},
        metrics,
    },
    ui::gather,
};

/// How high a dock is, points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DockHeight {
    /// In this frame.
    pub now: f32,
    /// Once it has folded or unfolded. Until then what is in it is cut off and not squeezed.
    pub full: f32,
}

impl From<f32> for DockHeight {
    fn from(height: f32) -> Self {
        Self { now: height, full: height }
    }
}

/// Lays the dock below and the side panel, `width` points wide, on the right, each with a brass line along its inner edge. In a `replay` its
/// own dock takes the place of the game's. Returns the part of the window that is left for the table.
pub fn docked<Ask: From<TableAsk>>(
    ui: &mut Ui,
    words: &Words,
    (width, height): (f32, impl Into<DockHeight>),
    replay: Option<&ReplayModel>,
    asks: &mut Vec<Ask>,
    dock: impl FnOnce(&mut Ui, &mut Vec<Ask>),
    side: impl FnOnce(&mut Ui, &mut Vec<Ask>),
) -> Rect {
    let DockHeight { now, full } = height.into();
    let frame = Frame::new().fill(PANEL.egui()).inner_margin(Margin::same(metrics::GRID as i8));
    let panel =
        |panel: Panel, size: f32| panel.exact_size(size).resizable(false).show_separator_line(false).frame(frame);
    panel(Panel::bottom("dock"), now).show(ui, |ui| {
        edge(ui, true);
        let inner =
            Rect::from_min_size(ui.max_rect().min, Vec2::new(ui.max_rect().width(), full - 2.0 * metrics::GRID));
        let ui = &mut ui.new_child(UiBuilder::new().max_rect(inner));
        match replay {
            Some(model) => {
                gather(asks, |ask| TableAsk::Replay(ask).into(), |asks| replay::dock(ui, words, model, width, asks))
            }
            None => dock(ui, asks),
        }
    });
    panel(Panel::right("side"), width).show(ui, |ui| {
        edge(ui, false);
        side(ui, asks);
    });
    ui.available_rect_before_wrap()
}

/// The brass line along a panel's inner edge.
fn edge(ui: &Ui, top: bool) {
    let area = ui.max_rect().expand(metrics::GRID);
    let line = Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(0.7));
    if top {
        ui.painter().hline(area.x_range(), area.top(), line);
    } else {
        ui.painter().vline(area.left(), area.y_range(), line);
    }
}
