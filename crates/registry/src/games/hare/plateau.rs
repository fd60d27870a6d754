//! The grid of a tuning as a picture: a square for each Kp, Ks to the right, Kc upwards, the more studies are hit the darker.

use anyhow::anyhow;
use plotters::prelude::*;

use super::tune::{STEPS, Tuning, weight};

/// Width and height, in pixels.
const SIZE: (u32, u32) = (1000, 1080);
/// Height of the title, and squares in a row.
const TITLE: i32 = 88;
const COLUMNS: usize = 4;

// The house's colours on white: from paper to Okabe and Ito's blue; what is best is vermilion, and framed.
const PALE: RGBColor = RGBColor(244, 244, 240);
const DARK: RGBColor = RGBColor(0, 90, 150);
const BEST: RGBColor = RGBColor(213, 94, 0);
const INK: RGBColor = RGBColor(26, 33, 48);

/// Draws the grid as SVG.
///
/// # Errors
/// What the drawing library refuses.
pub fn draw(tuning: &Tuning) -> anyhow::Result<String> {
    let mut svg = String::new();
    plot(&mut svg, tuning).map_err(|error| anyhow!("the picture: {error}"))?;
    Ok(svg)
}

fn plot(svg: &mut String, tuning: &Tuning) -> Result<(), Box<dyn std::error::Error>> {
    let root = SVGBackend::with_string(svg, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let plateau = &tuning.plateau;
    let title =
        format!("{} of {} studies hit by {} of {} sets", plateau.hits, tuning.studies, plateau.sets, tuning.hits.len());
    let font = |size: u32| ("sans-serif", size).into_font().color(&INK);
    root.draw(&Text::new(title, (20, 16), font(26)))?;
    let note = "each square: Ks to the right and Kc upwards, 0.5 to 2.0; darker: more studies hit; orange: most of all";
    root.draw(&Text::new(note, (20, 52), font(17)))?;
    let (_, body) = root.split_vertically(TITLE);
    let least = tuning.hits.iter().copied().min().unwrap_or(0);
    for (kp, area) in body.split_evenly((STEPS.div_ceil(COLUMNS), COLUMNS)).iter().enumerate().take(STEPS) {
        let mut chart = ChartBuilder::on(area)
            .caption(format!("Kp = {:.1}", weight(kp)), font(18))
            .margin(8)
            .build_cartesian_2d(0..STEPS as i32, 0..STEPS as i32)?;
        chart.configure_mesh().disable_mesh().disable_axes().draw()?;
        let shade = |ks: usize, kc: usize| shade_of(tuning.hits[(ks * STEPS + kc) * STEPS + kp], least, plateau.hits);
        // Neighbours of one colour are one rectangle, which keeps the file small.
        let cells =
            (0..STEPS).flat_map(|kc| runs(move |ks| shade(ks, kc)).into_iter().map(move |run| (kc as i32, run)));
        let cells = cells.map(|(y, (from, to, colour))| Rectangle::new([(from, y), (to, y + 1)], colour.filled()));
        chart.draw_series(cells)?;
        if (weight(kp) - plateau.centre[2]).abs() < 1e-9 {
            let step = |of: f64| ((of - weight(0)) * 10.0).round() as i32;
            let (x, y) = (step(plateau.centre[0]), step(plateau.centre[1]));
            chart.draw_series([Rectangle::new([(x, y), (x + 1, y + 1)], INK.stroke_width(3))])?;
        }
    }
    root.present()?;
    Ok(())
}

/// The stretches of one colour along a row: from, to, colour.
fn runs(colour: impl Fn(usize) -> RGBColor) -> Vec<(i32, i32, RGBColor)> {
    let mut found: Vec<(i32, i32, RGBColor)> = Vec::new();
    for step in 0..STEPS {
        let (at, colour) = (step as i32, colour(step));
        match found.last_mut() {
            Some((_, to, last)) if *last == colour => *to = at + 1,
            _ => found.push((at, at + 1, colour)),
        }
    }
    found
}

/// The colour of so many hits between the fewest and the most of the grid.
fn shade_of(hits: u16, least: u16, most: u16) -> RGBColor {
    if hits == most {
        return BEST;
    }
    let share = f64::from(hits - least) / f64::from((most - least).max(1));
    let mix = |from: u8, to: u8| (f64::from(from) + share * (f64::from(to) - f64::from(from))).round() as u8;
    RGBColor(mix(PALE.0, DARK.0), mix(PALE.1, DARK.1), mix(PALE.2, DARK.2))
}
