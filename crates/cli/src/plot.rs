//! Lines over whole numbers as a picture: shares with their intervals, beside what an equal would have.

use anyhow::anyhow;
use plotters::prelude::*;

/// Width and height, in pixels.
const SIZE: (u32, u32) = (860, 480);

const GRID: RGBColor = RGBColor(222, 224, 228);
/// Of words and axes.
pub const INK: RGBColor = RGBColor(26, 33, 48);
// The house's colours on white: Okabe and Ito's, told apart by marks as well.
pub const BLUE: RGBColor = RGBColor(0, 114, 178);
pub const VERMILION: RGBColor = RGBColor(213, 94, 0);

/// One point: its number, the share, lower and upper bound, all in percent.
pub type Point = (f64, f64, f64, f64);

/// How the points of a line look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    Circle,
    Triangle,
}

/// A line.
pub struct PlotLine {
    pub name: String,
    pub points: Vec<Point>,
    pub colour: RGBColor,
    pub mark: Mark,
    /// How far it is moved to the right, so that intervals do not lie on each other.
    pub shift: f64,
}

/// What is around the lines.
pub struct Frame<'a> {
    pub title: &'a str,
    pub x: &'a str,
    pub y: &'a str,
    /// What an equal would have, in percent, and the words for it.
    pub even: (f64, &'a str),
    /// The last number there is room for.
    pub last: usize,
}

/// Draws lines as SVG.
///
/// # Errors
/// What the drawing library refuses.
pub fn draw(frame: &Frame<'_>, lines: &[PlotLine]) -> anyhow::Result<String> {
    let mut svg = String::new();
    plot(&mut svg, frame, lines).map_err(|error| anyhow!("the picture: {error}"))?;
    Ok(svg)
}

fn plot(svg: &mut String, frame: &Frame<'_>, lines: &[PlotLine]) -> Result<(), Box<dyn std::error::Error>> {
    let root = SVGBackend::with_string(svg, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let points = || lines.iter().flat_map(|line| &line.points);
    let (even, even_words) = frame.even;
    let low = points().map(|point| point.2).fold(even, f64::min);
    let high = points().map(|point| point.3).fold(even, f64::max);
    let (low, high) = ((low / 10.0).floor() * 10.0, (high / 10.0).ceil() * 10.0);
    let right = frame.last.max(1) as f64 + 0.5;
    let mut chart = ChartBuilder::on(&root)
        .caption(frame.title, ("sans-serif", 24).into_font().color(&INK))
        .margin(16)
        .x_label_area_size(44)
        .y_label_area_size(72)
        .build_cartesian_2d(0.5..right, low.max(0.0)..high.min(100.0).max(low + 10.0))?;
    let whole = |x: &f64| if (x - x.round()).abs() < 1e-6 { format!("{x:.0}") } else { String::new() };
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(GRID)
        .axis_style(INK)
        .label_style(("sans-serif", 17).into_font().color(&INK))
        .x_desc(frame.x)
        .y_desc(frame.y)
        .x_labels(frame.last.clamp(1, 20) + 1)
        .x_label_formatter(&whole)
        .y_label_formatter(&|y| format!("{y:.0} %"))
        .draw()?;
    chart
        .draw_series(DashedLineSeries::new([(0.5, even), (right, even)], 6, 5, INK.stroke_width(1)))?
        .label(even_words)
        .legend(|(x, y)| PathElement::new([(x, y), (x + 20, y)], INK.stroke_width(1)));
    for PlotLine { name, points, colour, mark, shift } in lines.iter().filter(|line| !line.points.is_empty()) {
        let (colour, shift) = (*colour, *shift);
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
        match mark {
            Mark::Circle => chart.draw_series(line.iter().map(|&point| Circle::new(point, 4, colour.filled())))?,
            Mark::Triangle => {
                chart.draw_series(line.iter().map(|&point| TriangleMarker::new(point, 6, colour.filled())))?
            }
        };
    }
    chart
        .configure_series_labels()
        .position(legend(lines, (low + high) / 2.0))
        .background_style(WHITE.mix(0.85))
        .border_style(GRID)
        .label_font(("sans-serif", 17).into_font().color(&INK))
        .draw()?;
    root.present()?;
    Ok(())
}

/// Where the names of the lines lie: on the right, at the top where the lines end below the middle.
fn legend(lines: &[PlotLine], middle: f64) -> SeriesLabelPosition {
    let ends: Vec<f64> =
        lines.iter().flat_map(|line| line.points.iter().skip(line.points.len() / 2).map(|point| point.1)).collect();
    let below = ends.iter().filter(|end| **end < middle).count();
    if 2 * below > ends.len() { SeriesLabelPosition::UpperRight } else { SeriesLabelPosition::LowerRight }
}
