//! A plot that is looked at.

use bevy_egui::egui;
use egui_plot::Plot;

use crate::theme::color::BRASS_DIM;

/// A plot `height` points high that neither moves nor grows nor follows the pointer; `id` is its own on the page.
pub fn still_plot<'a>(id: impl egui::AsId, height: f32) -> Plot<'a> {
    Plot::new(id)
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
