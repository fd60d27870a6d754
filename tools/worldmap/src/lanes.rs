//! Sea lanes: smooth curves through given way points, from coast to coast.

use crate::plan::Plan;
use crate::plane::{Point, Rings, clearance, contains, distance, nearest_on_outline};
use crate::simplify::simplify;
use crate::tables::SeaLane;
use anyhow::{Context, Result, bail, ensure};

/// Samples between two way points.
const SAMPLES: u32 = 160;
/// Thinning of the sampled curve, in square units; straight lanes become two points.
const SMALLEST_TRIANGLE: f64 = 0.05;
/// Points nearer than this to the shore are the shore, in units.
const NEGLIGIBLE: f64 = 0.01;

/// The lane's lines on the board: one from coast to coast, or a stub from each coast to the board's left and right
/// edge.
///
/// `ends` are the land of the lane's two territories.
///
/// # Errors
/// If the lane has no water to cross, neither one nor two pieces, or a piece of one point.
pub fn draw(lane: &SeaLane, ends: [&Rings; 2], plan: &Plan) -> Result<Vec<Vec<Point>>> {
    ensure!(lane.pieces.iter().all(|piece| piece.len() >= 2), "a lane needs two way points or more");
    let way: Vec<Vec<Point>> =
        lane.pieces.iter().map(|piece| piece.iter().map(|at| plan.project(*at)).collect()).collect();
    let lines = match &way[..] {
        [whole] => vec![shore_to_shore(&curve(&oriented(whole, ends)), ends)?],
        [first, second] => stubs([first, second], ends, plan.size()[0])?,
        other => bail!("expected one or two pieces, found {}", other.len()),
    };
    Ok(lines.iter().map(|line| simplify(line, SMALLEST_TRIANGLE)).collect())
}

/// The way points in the order of the ends: some rows of the table run the other way.
fn oriented(way: &[Point], ends: [&Rings; 2]) -> Vec<Point> {
    let off_shore = |p: Point, land: &Rings| -clearance(land, p).min(0.0);
    let (first, last) = (way[0], way[way.len() - 1]);
    let ahead = off_shore(first, ends[0]) + off_shore(last, ends[1]);
    let back = off_shore(last, ends[0]) + off_shore(first, ends[1]);
    if ahead <= back { way.to_vec() } else { way.iter().rev().copied().collect() }
}

fn shore_to_shore(line: &[Point], [from, to]: [&Rings; 2]) -> Result<Vec<Point>> {
    to_shore(&from_shore(line, from)?, to)
}

/// Runs both stubs to the board's edges, at one height so that the eye joins them.
fn stubs(pieces: [&[Point]; 2], ends: [&Rings; 2], width: f64) -> Result<Vec<Vec<Point>>> {
    let tips = pieces.map(|piece| piece.last().map_or(0.0, |tip| tip[1]));
    let height = f64::midpoint(tips[0], tips[1]);
    let edges = [0.0, width];
    (0..2)
        .map(|side| {
            let mut way = pieces[side].to_vec();
            way.push([edges[side], height]);
            from_shore(&curve(&way), ends[side])
        })
        .collect()
}

/// The line from where it last leaves the land, or from the nearest shore if it never touches it.
fn from_shore(line: &[Point], land: &Rings) -> Result<Vec<Point>> {
    let (shore, rest) = match line.iter().rposition(|p| contains(land, *p)) {
        Some(at) => {
            let outside = *line.get(at + 1).context("a lane ends on the land it starts from")?;
            (shore_between(line[at], outside, land), &line[at + 1..])
        }
        None => (nearest_shore(land, line[0])?, line),
    };
    let mut cut = vec![shore];
    cut.extend(rest.iter().copied().skip_while(|p| distance(*p, shore) < NEGLIGIBLE));
    Ok(cut)
}

/// The line up to its first landfall, or on to the nearest shore if it makes none.
fn to_shore(line: &[Point], land: &Rings) -> Result<Vec<Point>> {
    let (rest, shore) = match line.iter().position(|p| contains(land, *p)) {
        Some(at) => {
            let before = at.checked_sub(1).context("a lane has no water to cross")?;
            (&line[..at], shore_between(line[at], line[before], land))
        }
        None => (line, nearest_shore(land, line[line.len() - 1])?),
    };
    let mut cut: Vec<Point> = rest.to_vec();
    while cut.len() > 1 && distance(cut[cut.len() - 1], shore) < NEGLIGIBLE {
        cut.pop();
    }
    cut.push(shore);
    Ok(cut)
}

fn nearest_shore(land: &Rings, p: Point) -> Result<Point> {
    nearest_on_outline(land, p).context("a lane's territory has no land")
}

/// Where the way from land to water crosses the shore, to a thousandth of a unit.
fn shore_between(mut inside: Point, mut outside: Point, land: &Rings) -> Point {
    while distance(inside, outside) > 1e-3 {
        let middle = [f64::midpoint(inside[0], outside[0]), f64::midpoint(inside[1], outside[1])];
        if contains(land, middle) { inside = middle } else { outside = middle }
    }
    outside
}

/// A uniform Catmull-Rom spline through the way points, sampled; straight between two.
fn curve(way: &[Point]) -> Vec<Point> {
    let mirrored = |end: Point, next: Point| [2.0 * end[0] - next[0], 2.0 * end[1] - next[1]];
    let mut knots = vec![mirrored(way[0], way[1])];
    knots.extend(way);
    knots.push(mirrored(way[way.len() - 1], way[way.len() - 2]));
    let mut line = vec![way[0]];
    for four in knots.windows(4) {
        for sample in 1..=SAMPLES {
            let t = f64::from(sample) / f64::from(SAMPLES);
            let axis = |i: usize| {
                let [a, b, c, d] = [four[0][i], four[1][i], four[2][i], four[3][i]];
                b + 0.5 * t * (c - a + t * (2.0 * a - 5.0 * b + 4.0 * c - d + t * (3.0 * (b - c) + d - a)))
            };
            line.push([axis(0), axis(1)]);
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square([left, top]: Point) -> Rings {
        vec![vec![[left, top], [left + 10.0, top], [left + 10.0, top + 10.0], [left, top + 10.0]]]
    }

    #[test]
    fn a_lane_runs_from_coast_to_coast() {
        let line =
            shore_to_shore(&curve(&[[5.0, 5.0], [45.0, 5.0]]), [&square([0.0, 0.0]), &square([40.0, 0.0])]).unwrap();
        let (first, last) = (line[0], line[line.len() - 1]);
        assert!(distance(first, [10.0, 5.0]) < 0.01, "{first:?}");
        assert!(distance(last, [40.0, 5.0]) < 0.01, "{last:?}");
    }

    #[test]
    fn way_points_in_the_water_are_joined_to_the_nearest_coast() {
        let line =
            shore_to_shore(&curve(&[[12.0, 5.0], [38.0, 5.0]]), [&square([0.0, 0.0]), &square([40.0, 0.0])]).unwrap();
        assert_eq!((line[0], line[line.len() - 1]), ([10.0, 5.0], [40.0, 5.0]));
    }

    #[test]
    fn a_spline_passes_through_its_way_points() {
        let way = [[0.0, 0.0], [10.0, 4.0], [20.0, -3.0]];
        let line = curve(&way);
        assert!(way.iter().all(|p| line.iter().any(|q| distance(*p, *q) < 1e-9)));
    }
}
