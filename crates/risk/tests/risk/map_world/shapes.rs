//! Plane geometry the checks stand on, kept apart from the code they check. Board units.

use super::WORLD;
use risk::map::{Geometry, Point, TerritoryId};

pub fn geometry() -> &'static Geometry {
    WORLD.geometry().expect("the world has a geometry")
}

pub fn xy(point: Point) -> (f64, f64) {
    (f64::from(point.x()), f64::from(point.y()))
}

/// The rings of each polygon of a territory as coordinates, outer ring first.
pub fn polygons(territory: TerritoryId) -> Vec<Vec<Vec<(f64, f64)>>> {
    let points = |ring: &risk::map::Ring| geometry().ring_points(ring).into_iter().map(xy).collect::<Vec<_>>();
    let outline = geometry().outline(territory);
    let rings = |p: &risk::map::Polygon| std::iter::once(p.outer()).chain(p.holes()).map(points).collect();
    outline.polygons().iter().map(rings).collect()
}

pub fn sides(ring: &[(f64, f64)]) -> impl Iterator<Item = ((f64, f64), (f64, f64))> {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1))
}

pub fn area(ring: &[(f64, f64)]) -> f64 {
    sides(ring).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<f64>().abs() / 2.0
}

pub fn contains(rings: &[Vec<(f64, f64)>], (x, y): (f64, f64)) -> bool {
    let cut =
        |(a, b): &((f64, f64), (f64, f64))| (a.1 > y) != (b.1 > y) && x < a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0);
    rings.iter().flat_map(|ring| sides(ring)).filter(cut).count() % 2 == 1
}

pub fn to_segment(p: (f64, f64), (a, b): ((f64, f64), (f64, f64))) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let squared = dx * dx + dy * dy;
    let along = if squared == 0.0 { 0.0 } else { ((p.0 - a.0) * dx + (p.1 - a.1) * dy) / squared };
    let along = along.clamp(0.0, 1.0);
    (p.0 - a.0 - along * dx).hypot(p.1 - a.1 - along * dy)
}

/// The distance from a point to the outlines of a territory.
pub fn to_outline(p: (f64, f64), territory: TerritoryId) -> f64 {
    let rings = polygons(territory).into_iter().flatten();
    rings
        .flat_map(|ring| sides(&ring).collect::<Vec<_>>())
        .map(|side| to_segment(p, side))
        .fold(f64::INFINITY, f64::min)
}

/// The territories whose land holds a point.
pub fn holders(p: (f64, f64)) -> Vec<TerritoryId> {
    WORLD.territories().filter(|t| polygons(*t).iter().any(|rings| contains(rings, p))).collect()
}
