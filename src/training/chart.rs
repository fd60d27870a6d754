//! Shares of games by generation, as curves.

use bevy_egui::egui::{self, Pos2, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType};
use egui_plot::{HLine, Line, LineStyle, PlotPoint, PlotPoints, Polygon};

use crate::{
    text::{Decimal, Words},
    theme::{
        Shade, Type,
        color::{INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD, MEDIAN},
        metrics,
    },
    ui::widgets,
};

/// Radius of a generation's mark, points.
const MARK: f32 = 5.0;

/// Shares of games won by generation, in [0, 1].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Curve {
    /// Against whom; `None` where it is within the generation.
    pub against: Option<String>,
    /// Of each generation's best, with the interval where there is one.
    pub best: Vec<[f64; 3]>,
    /// Of the one in the middle, where it was measured.
    pub median: Vec<f64>,
}

/// A line of a chart. Lines differ in the shape of their marks as well as in colour.
#[derive(Clone, PartialEq, Debug)]
pub struct ShareLine {
    /// Generation, and share with its interval (share, low, high).
    pub points: Vec<(f64, [f64; 3])>,
    /// Its colour.
    pub ink: Shade,
    /// Whether its marks are squares; else they are discs.
    pub square: bool,
}

/// The curve, `height` points high, with what it shows in words. `equal` is the share of an equal.
pub fn learning_curve(ui: &mut Ui, words: &Words, curve: &Curve, equal: f64, height: f32) {
    widgets::subheading(ui, words.get("training-curve"));
    let note = match &curve.against {
        Some(reference) => words.with("training-curve_against", &[("reference", reference)]),
        None => words.get("training-curve_fitness").to_owned(),
    };
    widgets::note(ui, &note);
    let place = |at: usize| (at + 1) as f64;
    let best = curve.best.iter().enumerate().map(|(at, share)| (place(at), *share)).collect();
    let median = curve.median.iter().enumerate().map(|(at, share)| (place(at), [*share; 3])).collect();
    let last =
        [("training-best", curve.best.last().map(|share| share[0])), ("training-median", curve.median.last().copied())];
    let told: Vec<String> = last
        .into_iter()
        .filter_map(|(name, share)| {
            let share = Decimal::new(100.0 * share?, 0);
            Some(words.with("training-share", &[("name", &words.get(name)), ("share", &share)]))
        })
        .collect();
    let spoken = std::iter::once(note).chain(told.iter().cloned()).collect::<Vec<_>>().join(" ");
    let lines = [
        ShareLine { points: median, ink: MEDIAN, square: true },
        ShareLine { points: best, ink: LAMP_GOLD, square: false },
    ];
    share_chart(ui, "learning curve", &spoken, &lines, equal, words.get("training-axis"), height);
    ui.horizontal_wrapped(|ui| {
        for (at, text) in told.iter().enumerate() {
            let side = ui.text_style_height(&Type::Small.style());
            let (mark, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            match at {
                0 => disc(ui.painter(), mark.center(), LAMP_GOLD),
                _ => square(ui.painter(), mark.center(), MEDIAN),
            }
            ui.label(Type::Small.text(text).color(IVORY.egui()));
            ui.add_space(metrics::GAP);
        }
    });
}

/// Lines of shares over generations, `height` points high, the later ones over those before; `id` is its own on the page, `spoken` all of it in
/// words, `equal` the share of an equal, which is drawn dashed.
pub fn share_chart(ui: &mut Ui, id: &str, spoken: &str, lines: &[ShareLine], equal: f64, axis: &str, height: f32) {
    let farthest = lines.iter().flat_map(|line| &line.points).map(|(at, _)| *at).fold(3.0, f64::max);
    let response = widgets::still_plot(ui, id, height)
        .include_x(0.5)
        .include_x(farthest + 0.5)
        .include_y(0.0)
        .include_y((2.0 * equal).min(1.0))
        .y_axis_formatter(|mark, _| format!("{:.0} %", 100.0 * mark.value))
        .x_axis_formatter(|mark, _| if mark.value.fract() == 0.0 { format!("{}", mark.value) } else { String::new() })
        .x_axis_label(Type::Small.text(axis).color(IVORY_DIM.egui()))
        .show(ui, |plot| {
            let even = HLine::new("", equal).color(IVORY_DIM.egui()).style(LineStyle::dashed_dense());
            plot.hline(even.allow_hover(false));
            for ShareLine { points, ink, .. } in lines {
                // The band of intervals, a piece between each two generations: only what is convex is filled well.
                for pair in points.windows(2) {
                    let [(left, one), (right, other)] = [pair[0], pair[1]];
                    let piece = vec![[left, one[1]], [left, one[2]], [right, other[2]], [right, other[1]]];
                    let shade = Polygon::new("", PlotPoints::new(piece)).fill_color(ink.egui_alpha(0.14));
                    plot.polygon(shade.stroke(Stroke::NONE).allow_hover(false));
                }
            }
            for ShareLine { points, ink, .. } in lines {
                let points = points.iter().map(|(at, share)| [*at, share[0]]).collect();
                let line = Line::new("", PlotPoints::new(points)).color(ink.egui()).width(2.2);
                plot.line(line.allow_hover(false));
            }
        });
    let painter = ui.painter().with_clip_rect(*response.transform.frame());
    for ShareLine { points, ink, square: is_square } in lines {
        for (at, share) in points {
            let middle = response.transform.position_from_point(&PlotPoint::new(*at, share[0]));
            if *is_square { square(&painter, middle, *ink) } else { disc(&painter, middle, *ink) }
        }
    }
    response.response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, spoken));
}

/// A round mark.
pub fn disc(painter: &egui::Painter, at: Pos2, ink: Shade) {
    painter.circle(at, MARK, ink.egui(), Stroke::new(1.5, INK_DEEP.egui()));
}

fn square(painter: &egui::Painter, at: Pos2, ink: Shade) {
    let area = Rect::from_center_size(at, Vec2::splat(1.7 * MARK));
    painter.rect(area, 1.0, ink.egui(), Stroke::new(1.5, INK_DEEP.egui()), egui::StrokeKind::Outside);
}
