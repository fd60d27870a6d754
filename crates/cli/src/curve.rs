//! A learning curve as a picture: how often the best and the median of each generation win.

use training::train::{GenerationReport, Share};

use crate::plot::{self, BLUE, Frame, Mark, PlotLine, Point, VERMILION};

/// What is written beside the curves.
pub struct Caption<'a> {
    /// Above the picture.
    pub title: &'a str,
    /// Whom the games were against; `None` where the curve shows the shares won among the generation itself.
    pub against: Option<&'a str>,
    /// The share an equal would win, in [0, 1].
    pub even: f64,
}

/// Draws a learning curve as SVG.
///
/// # Errors
/// What the drawing library refuses.
pub fn draw(curve: &[GenerationReport], caption: &Caption<'_>) -> anyhow::Result<String> {
    let measured = caption.against.is_some();
    let of = |share: Option<Share>, number: u32, fitness: f64| -> Option<Point> {
        let point = |rate: f64, low: f64, high: f64| (f64::from(number), 100.0 * rate, 100.0 * low, 100.0 * high);
        match share {
            Some(share) if measured => Some(point(share.rate, share.low, share.high)),
            None if measured => None,
            _ => Some(point(fitness, fitness, fitness)),
        }
    };
    let best: Vec<Point> =
        curve.iter().filter_map(|step| of(step.best_against, step.number, step.best_fitness)).collect();
    let median: Vec<Point> =
        curve.iter().filter_map(|step| of(step.median_against, step.number, step.median_fitness)).collect();
    let wins = match caption.against {
        Some(against) => format!("wins against {against}"),
        None => "wins among the generation".to_owned(),
    };
    let even = 100.0 * caption.even;
    let equal = format!("an equal: {even:.1} %");
    let frame = Frame { title: caption.title, x: "generation", y: &wins, even: (even, &equal), last: curve.len() };
    let line =
        |name: &str, points, colour, mark, shift| PlotLine { name: name.to_owned(), points, colour, mark, shift };
    let lines = [
        line("median genome", median, VERMILION, Mark::Triangle, 0.06),
        line("best genome", best, BLUE, Mark::Circle, -0.06),
    ];
    plot::draw(&frame, &lines)
}
