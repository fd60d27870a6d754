//! A learning curve as a picture: how often the best and the median of each generation win.

use anyhow::anyhow;
use lab::train::{GenerationReport, Share};
use plotters::prelude::*;

/// Width and height, in pixels.
const SIZE: (u32, u32) = (860, 480);

// The house's colours on white: Okabe and Ito's blue and vermilion, told apart by marks as well.
const BEST: RGBColor = RGBColor(0, 114, 178);
const MEDIAN: RGBColor = RGBColor(213, 94, 0);
const INK: RGBColor = RGBColor(26, 33, 48);
const GRID: RGBColor = RGBColor(222, 224, 228);

/// What is written beside the curves.
pub struct Caption<'a> {
    /// Above the picture.
    pub title: &'a str,
    /// Whom the games were against; `None` where the curve shows the shares won among the generation itself.
    pub against: Option<&'a str>,
    /// The share an equal would win, in [0, 1].
    pub even: f64,
}

/// One point: generation, share of wins, lower and upper bound, all in percent.
type Point = (f64, f64, f64, f64);

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
    let mut svg = String::new();
    plot(&mut svg, &best, &median, curve.len(), caption).map_err(|error| anyhow!("the picture: {error}"))?;
    Ok(svg)
}

fn plot(
    svg: &mut String,
    best: &[Point],
    median: &[Point],
    generations: usize,
    caption: &Caption<'_>,
) -> Result<(), Box<dyn std::error::Error>> {
    let root = SVGBackend::with_string(svg, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let points = || best.iter().chain(median);
    let even = 100.0 * caption.even;
    let low = points().map(|point| point.2).fold(even, f64::min);
    let high = points().map(|point| point.3).fold(even, f64::max);
    let (low, high) = ((low / 10.0).floor() * 10.0, (high / 10.0).ceil() * 10.0);
    let right = generations.max(1) as f64 + 0.5;
    let mut chart = ChartBuilder::on(&root)
        .caption(caption.title, ("sans-serif", 24).into_font().color(&INK))
        .margin(16)
        .x_label_area_size(44)
        .y_label_area_size(56)
        .build_cartesian_2d(0.5..right, low.max(0.0)..high.min(100.0).max(low + 10.0))?;
    let wins = match caption.against {
        Some(against) => format!("wins against {against}"),
        None => "wins among the generation".to_owned(),
    };
    let whole = |x: &f64| if (x - x.round()).abs() < 1e-6 { format!("{x:.0}") } else { String::new() };
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(GRID)
        .axis_style(INK)
        .label_style(("sans-serif", 17).into_font().color(&INK))
        .x_desc("generation")
        .y_desc(wins)
        .x_labels(generations.clamp(1, 20) + 1)
        .x_label_formatter(&whole)
        .y_label_formatter(&|y| format!("{y:.0} %"))
        .draw()?;
    chart
        .draw_series(DashedLineSeries::new([(0.5, even), (right, even)], 6, 5, INK.stroke_width(1)))?
        .label(format!("an equal: {even:.1} %"))
        .legend(|(x, y)| PathElement::new([(x, y), (x + 20, y)], INK.stroke_width(1)));
    for (points, colour, name, shift) in [(median, MEDIAN, "median genome", 0.06), (best, BEST, "best genome", -0.06)] {
        if points.is_empty() {
            continue;
        }
        let line: Vec<(f64, f64)> = points.iter().map(|&(x, y, ..)| (x + shift, y)).collect();
        // Piece by piece: some programs fill what a line of several pieces surrounds.
        let pieces = line.windows(2).map(|piece| PathElement::new(piece.to_vec(), colour.stroke_width(2)));
        chart
            .draw_series(pieces)?
            .label(name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 20, y)], colour.stroke_width(2)));
        let bars = points.iter().filter(|point| point.3 > point.2);
        chart.draw_series(bars.map(|&(x, _, low, high)| {
            PathElement::new([(x + shift, low), (x + shift, high)], colour.mix(0.6).stroke_width(1))
        }))?;
        if colour == BEST {
            chart.draw_series(line.iter().map(|&point| Circle::new(point, 4, colour.filled())))?;
        } else {
            chart.draw_series(line.iter().map(|&point| TriangleMarker::new(point, 6, colour.filled())))?;
        }
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::LowerRight)
        .background_style(WHITE.mix(0.85))
        .border_style(GRID)
        .label_font(("sans-serif", 17).into_font().color(&INK))
        .draw()?;
    root.present()?;
    Ok(())
}
