//! Plane geometry in board units: areas, containment, distances, and the pole of inaccessibility.

/// `[x, y]`, y growing downwards.
pub type Point = [f64; 2];

/// A polygon's rings, closed without repeating their first point; the even-odd rule tells inside from outside.
pub type Rings = Vec<Vec<Point>>;

/// The sides of a closed ring.
pub fn sides(ring: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1))
}

/// The unsigned area of a ring.
pub fn area(ring: &[Point]) -> f64 {
    let twice: f64 = sides(ring).map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum();
    twice.abs() / 2.0
}

pub fn contains(rings: &[Vec<Point>], [x, y]: Point) -> bool {
    let crossings = rings.iter().flat_map(|ring| sides(ring));
    crossings.filter(|(a, b)| (a[1] > y) != (b[1] > y) && x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])).count()
        % 2
        == 1
}

pub fn distance(a: Point, b: Point) -> f64 {
    ((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1])).sqrt()
}

/// The point of a segment nearest to `p`.
pub fn nearest_on([a, b]: [Point; 2], p: Point) -> Point {
    let along = [b[0] - a[0], b[1] - a[1]];
    let squared = along[0] * along[0] + along[1] * along[1];
    if squared == 0.0 {
        return a;
    }
    let share = ((p[0] - a[0]) * along[0] + (p[1] - a[1]) * along[1]) / squared;
    let share = share.clamp(0.0, 1.0);
    [a[0] + share * along[0], a[1] + share * along[1]]
}

/// The nearest point on the rings' outline.
pub fn nearest_on_outline(rings: &[Vec<Point>], p: Point) -> Option<Point> {
    let feet = rings.iter().flat_map(|ring| sides(ring)).map(|(a, b)| nearest_on([a, b], p));
    feet.min_by(|a, b| distance(*a, p).total_cmp(&distance(*b, p)))
}

/// Distance to the outline: positive inside, negative outside.
pub fn clearance(rings: &[Vec<Point>], p: Point) -> f64 {
    let foot = nearest_on_outline(rings, p).map_or(f64::INFINITY, |foot| distance(foot, p));
    if contains(rings, p) { foot } else { -foot }
}

/// The corners of the smallest upright box around the rings.
pub fn bounds(rings: &[Vec<Point>]) -> [Point; 2] {
    rings.iter().flatten().fold([[f64::INFINITY; 2], [f64::NEG_INFINITY; 2]], |[low, high], p| {
        [[low[0].min(p[0]), low[1].min(p[1])], [high[0].max(p[0]), high[1].max(p[1])]]
    })
}
