//! The learning curve, and the learned numbers as bars.

use bevy_egui::egui::{self, Align2, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType};
use egui_plot::{HLine, Line, LineStyle, PlotPoint, PlotPoints, Polygon};

use super::model::{Curve, GeneBar};
use crate::{
    games::conquest::theme::training,
    text::{Decimal, Words, capitalised},
    theme::{
        Type,
        color::{BRASS, INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// Radius of a generation's mark, points.
const MARK: f32 = 5.0;

/// The curve, `height` points high, with what it shows in words: best and median differ in shape as well as in colour.
pub(super) fn learning_curve(ui: &mut Ui, words: &Words, curve: &Curve, equal: f64, height: f32) {
    widgets::subheading(ui, words.get("training-curve"));
    let note = match &curve.against {
        Some(reference) => words.with("training-curve_against", &[("reference", reference)]),
        None => words.get("training-curve_fitness").to_owned(),
    };
    widgets::note(ui, &note);
    let place = |at: usize| (at + 1) as f64;
    let best: Vec<[f64; 2]> = curve.best.iter().enumerate().map(|(at, share)| [place(at), share[0]]).collect();
    let median: Vec<[f64; 2]> = curve.median.iter().enumerate().map(|(at, share)| [place(at), *share]).collect();
    // The band of intervals, a piece between each two generations: only what is convex is filled well.
    let pieces = curve.best.windows(2).enumerate().map(|(at, pair)| {
        let (left, right) = (place(at), place(at + 1));
        vec![[left, pair[0][1]], [left, pair[0][2]], [right, pair[1][2]], [right, pair[1][1]]]
    });
    let band: Vec<Vec<[f64; 2]>> = pieces.collect();
    let response = widgets::still_plot("learning curve", height)
        .include_x(0.5)
        .include_x(best.len().max(3) as f64 + 0.5)
        .include_y(0.0)
        .include_y((2.0 * equal).min(1.0))
        .y_axis_formatter(|mark, _| format!("{:.0} %", 100.0 * mark.value))
        .x_axis_formatter(|mark, _| if mark.value.fract() == 0.0 { format!("{}", mark.value) } else { String::new() })
        .x_axis_label(Type::Small.text(words.get("training-axis")).color(IVORY_DIM.egui()))
        .show(ui, |plot| {
            let even = HLine::new("", equal).color(IVORY_DIM.egui()).style(LineStyle::dashed_dense());
            plot.hline(even.allow_hover(false));
            for piece in band {
                let shade = Polygon::new("", PlotPoints::new(piece)).fill_color(LAMP_GOLD.egui_alpha(0.14));
                plot.polygon(shade.stroke(Stroke::NONE).allow_hover(false));
            }
            for (points, shade) in [(&median, training::MEDIAN), (&best, LAMP_GOLD)] {
                let line = Line::new("", PlotPoints::new(points.clone())).color(shade.egui()).width(2.2);
                plot.line(line.allow_hover(false));
            }
        });
    let painter = ui.painter().with_clip_rect(*response.transform.frame());
    let at = |[x, y]: [f64; 2]| response.transform.position_from_point(&PlotPoint::new(x, y));
    median.iter().for_each(|point| square(&painter, at(*point)));
    best.iter().for_each(|point| disc(&painter, at(*point)));
    let last = [(true, best.last()), (false, median.last())];
    let told: Vec<String> = last
        .into_iter()
        .filter_map(|(best, point)| {
            let name = words.get(if best { "training-best" } else { "training-median" });
            Some(words.with("training-share", &[("name", &name), ("share", &Decimal::new(100.0 * point?[1], 0))]))
        })
        .collect();
    let spoken = std::iter::once(note).chain(told.iter().cloned()).collect::<Vec<_>>().join(" ");
    response.response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &spoken));
    ui.horizontal_wrapped(|ui| {
        for (at, text) in told.iter().enumerate() {
            let side = ui.text_style_height(&Type::Small.style());
            let (mark, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            if at == 0 {
                disc(ui.painter(), mark.center())
            } else {
                square(ui.painter(), mark.center())
            }
            ui.label(Type::Small.text(text).color(IVORY.egui()));
            ui.add_space(metrics::GAP);
        }
    });
}

fn disc(painter: &egui::Painter, at: Pos2) {
    painter.circle(at, MARK, LAMP_GOLD.egui(), Stroke::new(1.5, INK_DEEP.egui()));
}

fn square(painter: &egui::Painter, at: Pos2) {
    let area = Rect::from_center_size(at, Vec2::splat(1.7 * MARK));
    let line = Stroke::new(1.5, INK_DEEP.egui());
    painter.rect(area, 1.0, training::MEDIAN.egui(), line, egui::StrokeKind::Outside);
}

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
        let told = words
            .with("training-gene", &[("name", &named(&gene.name)), ("value", &value), ("low", &low), ("high", &high)]);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
        let painter = ui.painter();
        let middle = area.center().y;
        let mut job = egui::text::LayoutJob::simple_singleline(named(&gene.name), font.clone(), IVORY.egui());
        job.wrap = egui::text::TextWrapping::truncate_at_width(names - metrics::GAP);
        let name = painter.layout_job(job);
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
fn named(name: &str) -> String {
    capitalised(name).replace(['-', '_'], " ")
}

fn figure(value: f64) -> Decimal {
    Decimal::new(value, if value.abs() < 10.0 { 2 } else { 1 })
}
