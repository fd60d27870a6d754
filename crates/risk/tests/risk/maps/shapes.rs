//! Plane geometry the checks stand on, kept apart from the code they check. Board units.

use risk::map::{Geometry, Map, Point, TerritoryId};

pub type Place = (f64, f64);

/// The rings of a polygon, outer ring first.
pub type Rings = Vec<Vec<Place>>;

/// The polygons of each territory of a map.
pub struct Shapes {
    lands: Vec<Land>,
}

struct Land {
    polygons: Vec<Rings>,
    /// The corners of the box around it.
    low: Place,
    high: Place,
}

impl Shapes {
    pub fn of(map: &Map) -> Self {
        let geometry = geometry(map);
        let points = |ring: &risk::map::Ring| geometry.ring_points(ring).into_iter().map(xy).collect::<Vec<_>>();
        let rings = |p: &risk::map::Polygon| std::iter::once(p.outer()).chain(p.holes()).map(points).collect();
        let land = |territory| {
            let polygons: Vec<Rings> = geometry.outline(territory).polygons().iter().map(rings).collect();
            let all = || polygons.iter().flatten().flatten();
            let least = |axis: fn(&Place) -> f64| all().map(axis).fold(f64::INFINITY, f64::min);
            let most = |axis: fn(&Place) -> f64| all().map(axis).fold(f64::NEG_INFINITY, f64::max);
            let (low, high) = ((least(|p| p.0), least(|p| p.1)), (most(|p| p.0), most(|p| p.1)));
            Land { polygons, low, high }
        };
        Self { lands: map.territories().map(land).collect() }
    }

    pub fn polygons(&self, territory: TerritoryId) -> &[Rings] {
        &self.lands[territory.index()].polygons
    }

    /// The distance from a point to the outlines of a territory.
    pub fn to_outline(&self, p: Place, territory: TerritoryId) -> f64 {
        let all = self.polygons(territory).iter().flatten().flat_map(|ring| sides(ring));
        all.map(|side| to_segment(p, side)).fold(f64::INFINITY, f64::min)
    }

    /// The territories whose land holds a point.
    pub fn holders(&self, p: Place) -> Vec<TerritoryId> {
        let boxed = |land: &Land| land.low.0 <= p.0 && land.low.1 <= p.1 && p.0 <= land.high.0 && p.1 <= land.high.1;
        let holds = |land: &Land| boxed(land) && land.polygons.iter().any(|rings| contains(rings, p));
        let held = self.lands.iter().enumerate().filter(|(_, land)| holds(land));
        held.map(|(at, _)| TerritoryId(u8::try_from(at).expect("few territories"))).collect()
    }
}

pub fn geometry(map: &Map) -> &Geometry {
    map.geometry().unwrap_or_else(|| panic!("{} is not drawn", map.id()))
}

pub fn xy(point: Point) -> Place {
    (f64::from(point.x()), f64::from(point.y()))
}

pub fn apart(a: Place, b: Place) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

pub fn sides(ring: &[Place]) -> impl Iterator<Item = (Place, Place)> {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1))
}

pub fn area(ring: &[Place]) -> f64 {
    sides(ring).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<f64>().abs() / 2.0
}

pub fn contains(rings: &[Vec<Place>], (x, y): Place) -> bool {
    let cut = |(a, b): &(Place, Place)| (a.1 > y) != (b.1 > y) && x < a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0);
    rings.iter().flat_map(|ring| sides(ring)).filter(cut).count() % 2 == 1
}

fn to_segment(p: Place, (a, b): (Place, Place)) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let squared = dx * dx + dy * dy;
    let along = if squared == 0.0 { 0.0 } else { ((p.0 - a.0) * dx + (p.1 - a.1) * dy) / squared };
    let along = along.clamp(0.0, 1.0);
    (p.0 - a.0 - along * dx).hypot(p.1 - a.1 - along * dy)
}
