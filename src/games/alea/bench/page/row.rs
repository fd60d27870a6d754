//! A row of what something does.

use bevy_egui::egui::{self, Ui};

use crate::theme::{
    Shade, Type,
    color::{IVORY, IVORY_DIM, LAMP_GOLD},
    metrics,
};

/// One row of the table: the dice, what happens, and below that what happens instead.
pub(super) fn line(ui: &mut Ui, head: &str, lines: &[String]) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let format = |style: Type, ink: Shade| egui::TextFormat::simple(style.style().resolve(ui.style()), ink.egui());
    let mut job = egui::text::LayoutJob::default();
    job.append(head, 0.0, format(Type::Strong, LAMP_GOLD));
    if let Some(first) = lines.first() {
        job.append(first, metrics::GAP, format(Type::Body, IVORY));
    }
    ui.add(egui::Label::new(job).wrap());
    for more in lines.iter().skip(1) {
        ui.indent("more", |ui| ui.label(Type::Small.text(more).color(IVORY_DIM.egui())));
    }
    ui.add_space(0.5 * metrics::GAP);
}
