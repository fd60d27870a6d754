//! A plot that is looked at.

use bevy_egui::egui::{self, Ui};
use egui_plot::{Plot, PlotMemory};

use crate::theme::color::BRASS_DIM;

/// A plot `height` points high that neither moves nor grows nor follows the pointer; `id` is its own on the page.
pub fn still_plot<'a>(ui: &Ui, id: impl egui::AsId, height: f32) -> Plot<'a> {
    let id = ui.make_persistent_id(id);
    // What room the figures at the axes take is known once they were laid out. Where nothing else moves there is no next frame to mend it in.
    if PlotMemory::load(ui.ctx(), id).is_none() {
        ui.ctx().request_discard("a plot that was never laid out");
    }
    Plot::new(id)
        .id(id)
        .height(height)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .show_crosshair(false)
        .label_formatter(|_| None)
        .grid_color(BRASS_DIM.egui())
}
