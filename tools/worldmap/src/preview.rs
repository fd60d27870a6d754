//! A quick picture of the board as SVG, to look at while working on the tool.

use crate::plane::{Point, Rings};
use crate::write::World;
use std::fmt::Write as _;

/// The board as an SVG document.
pub fn svg(world: &World<'_>) -> String {
    const TINTS: [&str; 12] = [
        "#d9b44a", "#c9744a", "#6f8fc9", "#a9865c", "#7fae6a", "#a06fb5", "#d88fa5", "#5fb0ac", "#b8bf5a", "#8f8f9f",
        "#e0a070", "#79a0e0",
    ];
    let [width, height] = world.plan.size();
    let mut svg = format!(r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">"##);
    let _ = writeln!(svg, r##"<rect width="{width}" height="{height}" fill="#cfe3ee"/>"##);
    for wild in world.wilds {
        shape(&mut svg, std::slice::from_ref(wild), "#c9c9c4", "none");
    }
    for (owner, territory) in world.territories.iter().enumerate() {
        let continent = world.continents.iter().position(|(name, _)| *name == territory.continent).unwrap_or_default();
        for patch in world.board.land_of(owner) {
            shape(&mut svg, &patch, TINTS[continent % TINTS.len()], "#333");
        }
    }
    for lake in world.lakes {
        shape(&mut svg, std::slice::from_ref(lake), "#cfe3ee", "#778");
    }
    for piece in world.lanes.iter().flat_map(|(_, pieces)| pieces) {
        let line = piece.iter().map(|[x, y]| format!("{x:.2},{y:.2}")).collect::<Vec<_>>().join(" ");
        let _ = writeln!(svg, r##"<polyline points="{line}" fill="none" stroke="#b22" stroke-dasharray="5 3"/>"##);
    }
    for (territory, at) in world.territories.iter().zip(world.placements) {
        let [x, y] = at.token;
        let _ = writeln!(svg, r##"<circle cx="{x}" cy="{y}" r="12" fill="#fff" fill-opacity=".8" stroke="#333"/>"##);
        let words: Vec<&str> = territory.name.split(' ').collect();
        for (line, word) in words.iter().enumerate() {
            let y = at.label[1] + 3.2 + 10.5 * (line as f64 - (words.len() as f64 - 1.0) / 2.0);
            let x = at.label[0];
            let _ = writeln!(
                svg,
                r##"<text x="{x}" y="{y:.1}" font-family="DejaVu Sans" font-size="9" text-anchor="middle">{word}</text>"##
            );
        }
    }
    svg.push_str("</svg>\n");
    svg
}

fn shape(svg: &mut String, rings: &[Vec<Point>], fill: &str, stroke: &str) {
    let path: Rings = rings.to_vec();
    let _ = write!(svg, r##"<path fill-rule="evenodd" fill="{fill}" stroke="{stroke}" stroke-width=".7" d=""##);
    for ring in path {
        for (at, [x, y]) in ring.iter().enumerate() {
            let _ = write!(svg, "{}{x:.2} {y:.2}", if at == 0 { 'M' } else { 'L' });
        }
        svg.push('Z');
    }
    svg.push_str("\"/>\n");
}
