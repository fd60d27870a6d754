//! What the panels of the training ground are made of, and what they ask for.

use bevy_egui::egui::{self, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use crate::{
    theme::{
        Shade, Type,
        color::{IVORY, IVORY_DIM},
        metrics,
    },
    ui::widgets,
};

/// What the player can ask for on the training ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainingChoice {
    /// The title.
    Title,
    /// Begin a run as planned.
    Begin,
    /// Stop the run.
    Stop,
    /// Go on with the run that was stopped.
    GoOn,
    /// Put the run away, to plan another.
    Anew,
    /// Play against the best of the run.
    Play,
    /// Look at the kept champion of this place.
    Choose(usize),
    /// Play against it.
    PlayKept(usize),
    /// Take it away; asked for twice it is done.
    Remove(usize),
}

/// A panel whose content scrolls where there is not room for all of it.
pub(super) fn scrolling<R>(ui: &mut Ui, heading: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    widgets::panel(ui, heading, |ui| {
        ui.set_width(ui.available_width());
        let room = (ui.available_height() - metrics::PANEL_MARGIN).max(8.0 * metrics::GRID);
        let area = egui::ScrollArea::vertical().id_salt(heading).max_height(room).auto_shrink(false);
        area.show(ui, |ui| {
            ui.set_width(ui.available_width() - metrics::GAP_WIDE);
            content(ui)
        })
        .inner
    })
}

/// One of several: a name, and below it what it is. Returns whether it was clicked.
pub(super) fn choice(ui: &mut Ui, name: &str, idea: &str, chosen: bool) -> bool {
    let margin = 0.75 * metrics::GRID;
    let width = ui.available_width();
    let font = |level: Type| level.style().resolve(ui.style());
    let mut text = egui::text::LayoutJob::default();
    text.wrap.max_width = width - 2.0 * margin;
    let format =
        |level: Type, ink: Shade| egui::TextFormat { font_id: font(level), color: ink.egui(), ..Default::default() };
    text.append(name, 0.0, format(Type::Strong, IVORY));
    text.append("\n", 0.0, format(Type::Small, IVORY));
    text.append(idea, 0.0, format(Type::Small, IVORY_DIM));
    let galley = ui.painter().layout_job(text);
    let (area, response) = ui.allocate_exact_size(Vec2::new(width, galley.size().y + 2.0 * margin), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), chosen, name));
    if ui.is_rect_visible(area) {
        widgets::row_ground(ui, &response, area, chosen);
        ui.painter().galley(area.min + Vec2::splat(margin), galley, IVORY.egui());
        widgets::focus_ring(ui, &response, area);
    }
    response.clicked()
}
