//! A drawing for a map that has none: a disc for each territory, and a line over water for each border.

use super::board::Map;
use super::geometry::{ArcRef, BorderArc, Geometry, Lane, Outline, Point, Polygon, Ring};
use super::ids::TerritoryId;
use super::spread::spread;

/// Width and height of the board, and the sea left around the discs, in units.
const BOARD: (f32, f32) = (1500.0, 900.0);
const SHORE: f32 = 70.0;
/// Corners of a disc.
const CORNERS: u16 = 32;
/// The largest radius of a disc, and its share of the distance between the nearest two.
const RADIUS: f32 = 34.0;
const SHARE: f32 = 0.4;
/// How often points that lie too near to each other are moved apart.
const ROUNDS: usize = 60;

impl Map {
    /// The same map with a drawing: its own, or a sketch of its borders where its file has none.
    #[must_use]
    pub fn drawn(self) -> Self {
        if self.geometry().is_some() {
            return self;
        }
        let borders: Vec<Vec<usize>> =
            self.territories().map(|at| self.neighbours(at).iter().map(|to| to.index()).collect()).collect();
        let geometry = sketch(&stretched(&spread(&borders)), &borders);
        self.with_geometry(geometry)
    }
}

/// The sketch of territories at these points, in any unit with y downwards, and of borders by their places in the list.
pub(super) fn at_points(points: &[(f64, f64)], borders: &[Vec<usize>]) -> Geometry {
    let (low, span) = extent(points);
    let (width, height) = (f64::from(BOARD.0 - 2.0 * SHORE), f64::from(BOARD.1 - 2.0 * SHORE));
    let scale = (width / span.0.max(1.0)).min(height / span.1.max(1.0));
    let places: Vec<Point> = points
        .iter()
        .map(|(x, y)| Point(SHORE + (scale * (x - low.0)) as f32, SHORE + (scale * (y - low.1)) as f32))
        .collect();
    sketch(&places, borders)
}

/// Points that fill the board, each way by itself.
fn stretched(points: &[(f64, f64)]) -> Vec<Point> {
    let (low, span) = extent(points);
    let along = |at: f64, low: f64, span: f64, board: f32| {
        let share = if span > 1e-9 { (at - low) / span } else { 0.5 };
        SHORE + share as f32 * (board - 2.0 * SHORE)
    };
    points.iter().map(|(x, y)| Point(along(*x, low.0, span.0, BOARD.0), along(*y, low.1, span.1, BOARD.1))).collect()
}

/// The least of both coordinates, and how far they reach.
fn extent(points: &[(f64, f64)]) -> ((f64, f64), (f64, f64)) {
    let fold =
        |of: fn(&(f64, f64)) -> f64, first: f64, pick: fn(f64, f64) -> f64| points.iter().map(of).fold(first, pick);
    let low = (fold(|p| p.0, f64::INFINITY, f64::min), fold(|p| p.1, f64::INFINITY, f64::min));
    let high = (fold(|p| p.0, f64::NEG_INFINITY, f64::max), fold(|p| p.1, f64::NEG_INFINITY, f64::max));
    (low, (high.0 - low.0, high.1 - low.1))
}

fn sketch(points: &[Point], borders: &[Vec<usize>]) -> Geometry {
    let (right, foot) = points.iter().fold((0.0f32, 0.0f32), |(x, y), at| (x.max(at.x()), y.max(at.y())));
    let size = Point((right + SHORE).max(2.0 * SHORE), (foot + SHORE).max(2.0 * SHORE));
    let room = (0.5 * size.x() * size.y() / points.len().max(1) as f32).sqrt();
    let points = parted(points, room.min(RADIUS / SHARE), size);
    let radius = (SHARE * nearest(&points)).clamp(2.0, RADIUS);
    let id = |at: usize| TerritoryId(at as u8);
    let arcs = points.iter().enumerate();
    let arcs = arcs.map(|(at, point)| BorderArc { points: circle(*point, radius), sides: [Some(id(at)), None] });
    let outline = |(arc, point): (usize, &Point)| Outline {
        polygons: vec![Polygon { outer: Ring(vec![ArcRef { arc, reversed: false }]), holes: Vec::new() }],
        label: *point,
        token: *point,
    };
    let pairs = borders.iter().enumerate().flat_map(|(from, list)| list.iter().map(move |&to| (from, to)));
    let once = pairs.filter(|&(from, to)| from < to || !borders[to].contains(&from));
    let lane = |(from, to): (usize, usize)| {
        let (start, end) = (shore(points[from], points[to], radius), shore(points[to], points[from], radius));
        Lane { ends: [id(from), id(to)], pieces: vec![vec![start, end]] }
    };
    Geometry {
        size,
        arcs: arcs.collect(),
        outlines: points.iter().enumerate().map(outline).collect(),
        closed: Vec::new(),
        lanes: once.map(lane).collect(),
        lakes: Vec::new(),
        wilds: Vec::new(),
    }
}

/// The same points, those nearer than `least` moved apart, within the board.
fn parted(points: &[Point], least: f32, size: Point) -> Vec<Point> {
    let mut points = points.to_vec();
    for _ in 0..ROUNDS {
        let mut moved = false;
        for one in 0..points.len() {
            for other in one + 1..points.len() {
                let (dx, dy) = (points[other].x() - points[one].x(), points[other].y() - points[one].y());
                let far = (dx * dx + dy * dy).sqrt();
                if far >= least {
                    continue;
                }
                moved = true;
                // Two in one place part along a way of their own, so that a heap of them does not stay in a row.
                let (dx, dy) = if far > 1e-3 { (dx / far, dy / far) } else { way((one + other) as f32) };
                let step = 0.5 * (least - far);
                points[one] = within(Point(points[one].x() - step * dx, points[one].y() - step * dy), size);
                points[other] = within(Point(points[other].x() + step * dx, points[other].y() + step * dy), size);
            }
        }
        if !moved {
            break;
        }
    }
    points
}

/// A direction for a number; neighbouring numbers lie far apart.
fn way(number: f32) -> (f32, f32) {
    let angle = 2.399_963 * number;
    (libm::cosf(angle), libm::sinf(angle))
}

fn within(point: Point, size: Point) -> Point {
    let edge = RADIUS + 2.0;
    Point(point.x().clamp(edge, size.x() - edge), point.y().clamp(edge, size.y() - edge))
}

/// The distance of the nearest two.
fn nearest(points: &[Point]) -> f32 {
    let pairs = points.iter().enumerate().flat_map(|(at, one)| points[at + 1..].iter().map(move |other| (one, other)));
    let distances = pairs.map(|(one, other)| {
        let (dx, dy) = (one.x() - other.x(), one.y() - other.y());
        (dx * dx + dy * dy).sqrt()
    });
    distances.fold(f32::INFINITY, f32::min)
}

/// A closed line, anticlockwise to the eye.
fn circle(middle: Point, radius: f32) -> Vec<Point> {
    let corner = |corner: u16| {
        let angle = std::f32::consts::TAU * f32::from(corner % CORNERS) / f32::from(CORNERS);
        Point(middle.x() + radius * libm::cosf(angle), middle.y() - radius * libm::sinf(angle))
    };
    (0..=CORNERS).map(corner).collect()
}

/// Where a line from the middle of a disc to another point leaves it.
fn shore(from: Point, to: Point, radius: f32) -> Point {
    let (dx, dy) = (to.x() - from.x(), to.y() - from.y());
    let share = radius / (dx * dx + dy * dy).sqrt().max(radius);
    Point(from.x() + share * dx, from.y() + share * dy)
}
