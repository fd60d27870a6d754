//! The learned numbers as bars.

use bevy_egui::egui::{Align2, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType};

use super::{model::GeneBar, wording};
use crate::{
    text::{Decimal, Words, capitalised},
    theme::{
        Type,
        color::{BRASS, INK_DEEP, IVORY, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// The learned numbers, each within what it may be.
pub(super) fn gene_bars(ui: &mut Ui, words: &Words, genes: &[GeneBar]) {
    if genes.is_empty() {
        return;
    }
    widgets::subheading(ui, words.get("training-genes"));
    let font = Type::Small.style().resolve(ui.style());
    let width = ui.available_width();
    let names = (0.34 * width).min(16.0 * font.size);
    let figures = 4.0 * font.size;
    for gene in genes {
        let (area, response) = ui.allocate_exact_size(Vec2::new(width, 1.7 * font.size), Sense::hover());
        let [low, high] = gene.range;
        let value = figure(gene.value);
        let told = words.with(
            "training-gene",
            &[("name", &named(words, &gene.name)), ("value", &value), ("low", &low), ("high", &high)],
        );
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
        let painter = ui.painter();
        let middle = area.center().y;
        let name = widgets::elided(ui, &named(words, &gene.name), &font, IVORY.egui(), names - metrics::GAP);
        painter.galley(Pos2::new(area.left(), middle - 0.5 * name.size().y), name, IVORY.egui());
        let groove = Rect::from_min_max(
            Pos2::new(area.left() + names, middle - 0.34 * font.size),
            Pos2::new(area.right() - figures, middle + 0.34 * font.size),
        );
        painter.rect_filled(groove, 2.0, INK_DEEP.egui());
        let share = ((gene.value - low) / (high - low).max(f64::MIN_POSITIVE)).clamp(0.0, 1.0) as f32;
        let bar = Rect::from_min_size(groove.min, Vec2::new(share * groove.width(), groove.height()));
        painter.rect_filled(bar, 2.0, BRASS.egui());
        let tip = Pos2::new(bar.right(), middle);
        painter.add(Shape::line_segment(
            [tip - Vec2::Y * 0.5 * font.size, tip + Vec2::Y * 0.5 * font.size],
            Stroke::new(2.0, LAMP_GOLD.egui()),
        ));
        painter.text(
            Pos2::new(area.right(), middle),
            Align2::RIGHT_CENTER,
            words.number(value),
            font.clone(),
            IVORY.egui(),
        );
        response.on_hover_text(told);
    }
}

/// A name with its first letter large, and words instead of signs.
fn named(words: &Words, name: &str) -> String {
    capitalised(wording::name(words, name)).replace(['-', '_'], " ")
}

fn figure(value: f64) -> Decimal {
    Decimal::new(value, if value.abs() < 10.0 { 2 } else { 1 })
}
