//! The pictures of a report: curves of shares, and who is ahead of whom as squares.

use anyhow::anyhow;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use reports::{Chart, Curve, Heat};
use training::breed::Lead;

use super::text::signed;
use crate::plot::{self, BLUE, Frame, INK, Mark, PlotLine, VERMILION};

/// Height of the title and the names above, width of the names beside, and a square's side, in pixels.
const HEAD: i32 = 104;
const BESIDE: i32 = 72;
const SIDE: i32 = 88;
/// What is within chance.
const GREY: RGBColor = RGBColor(232, 234, 237);

/// Draws a picture as SVG, in a language that parts decimals by that sign.
///
/// # Errors
/// What the drawing library refuses.
pub fn draw(chart: &Chart, decimal: char) -> anyhow::Result<String> {
    match chart {
        Chart::Curve(curve) => draw_curve(curve),
        Chart::Heat(heat) => {
            let mut svg = String::new();
            squares(&mut svg, heat, decimal).map_err(|error| anyhow!("the picture: {error}"))?;
            Ok(svg)
        }
    }
}

fn draw_curve(curve: &Curve) -> anyhow::Result<String> {
    let Curve { title, x, y, even: (even, words), name, points } = curve;
    let last = points.last().map_or(1, |(number, _)| *number as usize);
    let frame = Frame { title, x, y, even: (100.0 * even, words), last };
    let percent = |(number, share): &(u32, matches::stats::Interval)| {
        (f64::from(*number), 100.0 * share.rate, 100.0 * share.low, 100.0 * share.high)
    };
    let points = points.iter().map(percent).collect();
    plot::draw(&frame, &[PlotLine { name: name.clone(), points, colour: BLUE, mark: Mark::Circle, shift: 0.0 }])
}

fn squares(svg: &mut String, heat: &Heat, decimal: char) -> Result<(), Box<dyn std::error::Error>> {
    let Heat { title, names, cells } = heat;
    let side = names.len() as i32 * SIDE;
    // The title has room even above few squares.
    let width = (BESIDE + side + 24).max(24 + 14 * title.chars().count() as i32);
    let root = SVGBackend::with_string(svg, (width as u32, (HEAD + side + 24) as u32)).into_drawing_area();
    root.fill(&WHITE)?;
    let font = |size: u32| ("sans-serif", size).into_font().color(&INK);
    let centred = |size: u32| font(size).pos(Pos::new(HPos::Center, VPos::Center));
    root.draw(&Text::new(title.as_str(), (24, 24), font(24)))?;
    let corner = |at: usize| at as i32 * SIDE;
    for (at, name) in names.iter().enumerate() {
        let middle = corner(at) + SIDE / 2;
        root.draw(&Text::new(name.as_str(), (BESIDE + middle, HEAD - 20), centred(19)))?;
        root.draw(&Text::new(name.as_str(), (BESIDE / 2, HEAD + middle), centred(19)))?;
    }
    for (row, leads) in cells.iter().enumerate() {
        for (column, lead) in leads.iter().enumerate() {
            let Some(lead) = lead else { continue };
            let (x, y) = (BESIDE + corner(column), HEAD + corner(row));
            let square = [(x + 2, y + 2), (x + SIDE - 2, y + SIDE - 2)];
            root.draw(&Rectangle::new(square, shade(lead).filled()))?;
            let middle = (x + SIDE / 2, y + SIDE / 2);
            root.draw(&Text::new(signed(lead.value, decimal), middle, centred(20)))?;
        }
    }
    root.present()?;
    Ok(())
}

/// From white to blue for who is ahead and to vermilion for who is behind; pale enough for words upon it.
fn shade(lead: &Lead) -> RGBColor {
    if !lead.is_clear() {
        return GREY;
    }
    let full = if lead.value > 0.0 { BLUE } else { VERMILION };
    let share = 0.2 + 0.45 * lead.value.abs().clamp(0.0, 1.0).sqrt();
    let mix = |full: u8| (255.0 + share * (f64::from(full) - 255.0)).round() as u8;
    RGBColor(mix(full.0), mix(full.1), mix(full.2))
}
