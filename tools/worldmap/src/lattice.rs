//! Exact geometry on an integer lattice: vertices that ought to be one are one, and crossings are decided without
//! rounding.
//!
//! On the globe a unit is 1e-4 degree; on the finished board it is 0.01 board unit ([`crate::project`]).

/// A vertex of the lattice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site {
    pub x: i32,
    pub y: i32,
}

/// Lattice units in a degree.
const PER_DEGREE: f64 = 1e4;

impl Site {
    /// Longitudes may exceed 180 degrees, east of the date line.
    pub fn from_degrees(lon: f64, lat: f64) -> Self {
        Self { x: (lon * PER_DEGREE).round() as i32, y: (lat * PER_DEGREE).round() as i32 }
    }

    pub fn degrees(self) -> [f64; 2] {
        [f64::from(self.x) / PER_DEGREE, f64::from(self.y) / PER_DEGREE]
    }
}

/// A directed line. On the globe the land it bounds lies on its left, north being up.
pub type Edge = (Site, Site);

/// Twice the signed area of the triangle `a b c`: positive where it turns left.
pub fn orient(a: Site, b: Site, c: Site) -> i64 {
    let (x1, y1) = (i64::from(b.x) - i64::from(a.x), i64::from(b.y) - i64::from(a.y));
    let (x2, y2) = (i64::from(c.x) - i64::from(a.x), i64::from(c.y) - i64::from(a.y));
    x1 * y2 - x2 * y1
}

/// Twice the signed area enclosed by directed edges: positive where the land lies on their left.
pub fn doubled_area(edges: &[Edge]) -> i64 {
    edges.iter().map(|(a, b)| i64::from(a.x) * i64::from(b.y) - i64::from(b.x) * i64::from(a.y)).sum()
}

/// The edges of a ring given as its vertices, the first not repeated, turned so that its inside lies on the left;
/// none if it encloses nothing, as islets do that are smaller than the source's own rounding.
pub fn ring_edges(ring: &[Site], inside_on_left: bool) -> Vec<Edge> {
    let mut edges: Vec<Edge> =
        ring.iter().zip(ring.iter().cycle().skip(1)).map(|(a, b)| (*a, *b)).filter(|(a, b)| a != b).collect();
    match doubled_area(&edges) {
        0 => edges.clear(),
        area if (area > 0) != inside_on_left => edges = edges.into_iter().rev().map(|(a, b)| (b, a)).collect(),
        _ => {}
    }
    edges
}

/// Whether a point (lattice units, possibly between lattice points) lies inside the edges, by the even-odd rule.
pub fn encloses(edges: &[Edge], x: f64, y: f64) -> bool {
    let mut inside = false;
    for (a, b) in edges {
        let (ay, by) = (f64::from(a.y), f64::from(b.y));
        if (ay > y) != (by > y) {
            let (ax, bx) = (f64::from(a.x), f64::from(b.x));
            inside ^= x < ax + (y - ay) / (by - ay) * (bx - ax);
        }
    }
    inside
}

/// The lattice point nearest to where two segments cross properly, the same whichever way either is written.
pub fn crossing(mut s: Edge, mut t: Edge) -> Option<Site> {
    let (d1, d2) = (orient(s.0, s.1, t.0), orient(s.0, s.1, t.1));
    let (d3, d4) = (orient(t.0, t.1, s.0), orient(t.0, t.1, s.1));
    if d1.signum() * d2.signum() >= 0 || d3.signum() * d4.signum() >= 0 {
        return None;
    }
    // A canonical order makes the rounding agree between the two sides of a cut.
    for edge in [&mut s, &mut t] {
        if edge.0 > edge.1 {
            *edge = (edge.1, edge.0);
        }
    }
    let (from, to) = (orient(t.0, t.1, s.0) as f64, orient(t.0, t.1, s.1) as f64);
    let share = from / (from - to);
    let between = |a: i32, b: i32| (f64::from(a) + share * f64::from(b - a)).round() as i32;
    Some(Site { x: between(s.0.x, s.1.x), y: between(s.0.y, s.1.y) })
}

/// Whether `p` lies on the segment, ends excluded, to within `tolerance` lattice units.
pub fn lies_on(p: Site, (a, b): Edge, tolerance: f64) -> bool {
    let (dx, dy) = (f64::from(b.x - a.x), f64::from(b.y - a.y));
    let (px, py) = (f64::from(p.x - a.x), f64::from(p.y - a.y));
    let squared = dx * dx + dy * dy;
    let along = px * dx + py * dy;
    if p == a || p == b || along <= 0.0 || along >= squared {
        return false;
    }
    (px * dy - py * dx).abs() <= tolerance * squared.sqrt()
}

/// Splits an edge at the given points of it, in order from its start.
pub fn split((a, b): Edge, mut at: Vec<Site>) -> Vec<Edge> {
    let key = |p: &Site| {
        let (dx, dy) = (i64::from(p.x - a.x), i64::from(p.y - a.y));
        dx * dx + dy * dy
    };
    at.sort_by_key(|p| (key(p), *p));
    at.push(b);
    let mut from = a;
    let mut parts = Vec::with_capacity(at.len());
    for to in at {
        if to != from {
            parts.push((from, to));
            from = to;
        }
    }
    parts
}
