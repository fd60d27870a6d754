//! The map's drawing in world coordinates, and which territory lies under a point.

use bevy::math::{Rect, Vec2};
use risk::map::{BorderKind, Geometry, Map, Point, TerritoryId};

/// A map ready to be drawn. World coordinates are board units with `y` upwards: a board of 2000 × 1000 units covers
/// `0..=2000` and `-1000..=0`.
#[derive(Clone, Debug)]
pub struct Atlas {
    size: Vec2,
    shapes: Vec<Shape>,
    lines: Vec<Line>,
    lanes: Vec<Lane>,
    lakes: Vec<Vec<Vec2>>,
    wilds: Vec<Vec<Vec2>>,
}

/// One territory.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Its pieces of land, largest first: each an outer ring, then its holes. First points are not repeated.
    pub pieces: Vec<Vec<Vec<Vec2>>>,
    /// The box around it.
    pub bounds: Rect,
    /// Where its token stands.
    pub token: Vec2,
    /// Where its name would stand best.
    pub label: Vec2,
}

/// A coast or border.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its points, at least two.
    pub points: Vec<Vec2>,
    /// How it is stroked.
    pub kind: BorderKind,
}

/// A border over water.
#[derive(Clone, Debug)]
pub struct Lane {
    /// The territories it joins.
    pub ends: [TerritoryId; 2],
    /// Its lines: one from shore to shore, or two stubs to the board's edges.
    pub pieces: Vec<Vec<Vec2>>,
}

impl Atlas {
    /// The drawing of a map; `None` where its file holds none.
    pub fn new(map: &Map) -> Option<Self> {
        let geometry = map.geometry()?;
        let line = |points: &[Point]| points.iter().copied().map(place).collect::<Vec<_>>();
        let shapes = map.territories().map(|territory| Shape::new(geometry, territory)).collect();
        let lines =
            geometry.arcs().iter().map(|arc| Line { points: line(arc.points()), kind: map.border_kind(arc) }).collect();
        let lanes = geometry
            .lanes()
            .iter()
            .map(|lane| Lane { ends: lane.ends(), pieces: lane.pieces().iter().map(|piece| line(piece)).collect() })
            .collect();
        Some(Self {
            size: Vec2::new(geometry.size().x(), geometry.size().y()),
            shapes,
            lines,
            lanes,
            lakes: geometry.lakes().iter().map(|lake| line(lake)).collect(),
            wilds: geometry.wilds().iter().map(|wild| line(wild)).collect(),
        })
    }

    /// Width and height of the board.
    pub fn size(&self) -> Vec2 {
        self.size
    }

    /// The board's place in the world.
    pub fn bounds(&self) -> Rect {
        Rect::from_corners(Vec2::new(0.0, -self.size.y), Vec2::new(self.size.x, 0.0))
    }

    /// One territory.
    pub fn shape(&self, territory: TerritoryId) -> &Shape {
        &self.shapes[territory.index()]
    }

    /// All territories, in the map's order.
    pub fn shapes(&self) -> impl Iterator<Item = (TerritoryId, &Shape)> {
        self.shapes.iter().enumerate().map(|(at, shape)| (TerritoryId(at as u8), shape))
    }

    /// All coasts and borders, each once.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// All borders over water.
    pub fn lanes(&self) -> &[Lane] {
        &self.lanes
    }

    /// Lakes, as closed lines.
    pub fn lakes(&self) -> &[Vec<Vec2>] {
        &self.lakes
    }

    /// Land that is no part of the game, as closed lines.
    pub fn wilds(&self) -> &[Vec<Vec2>] {
        &self.wilds
    }

    /// The territory at a point, lakes included.
    pub fn at(&self, point: Vec2) -> Option<TerritoryId> {
        self.shapes().find(|(_, shape)| shape.contains(point)).map(|(territory, _)| territory)
    }

    /// How two neighbours are seen side by side: from one token to the other, the short way around the board where their
    /// lane leaves it.
    pub fn way(&self, from: TerritoryId, to: TerritoryId) -> Way {
        let (a, b) = (self.shape(from).token, self.shape(to).token);
        let around = self
            .lanes
            .iter()
            .find(|lane| lane.pieces.len() > 1 && { lane.ends == [from, to] || lane.ends == [to, from] });
        match around {
            None => Way::Direct(a, b),
            Some(lane) => {
                let stub = |end: usize| lane.pieces[end].last().copied().unwrap_or(a);
                let (out, back) = if lane.ends[0] == from { (stub(0), stub(1)) } else { (stub(1), stub(0)) };
                Way::Around([a, out], [back, b])
            }
        }
    }
}

/// The way from one token to a neighbouring one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Way {
    /// Straight over the board.
    Direct(Vec2, Vec2),
    /// Out over one edge and in over the other.
    Around([Vec2; 2], [Vec2; 2]),
}

impl Shape {
    fn new(geometry: &Geometry, territory: TerritoryId) -> Self {
        let outline = geometry.outline(territory);
        let ring = |ring| geometry.ring_points(ring).into_iter().map(place).collect::<Vec<Vec2>>();
        let pieces: Vec<Vec<Vec<Vec2>>> = outline
            .polygons()
            .iter()
            .map(|polygon| std::iter::once(polygon.outer()).chain(polygon.holes()).map(ring).collect())
            .collect();
        let mut bounds = Rect::EMPTY;
        for point in pieces.iter().flatten().flatten() {
            bounds = bounds.union_point(*point);
        }
        Self { pieces, bounds, token: place(outline.token()), label: place(outline.label()) }
    }

    /// Whether the point lies on the territory's land.
    pub fn contains(&self, point: Vec2) -> bool {
        self.bounds.contains(point)
            && self.pieces.iter().any(|rings| rings.iter().filter(|ring| winds(ring, point)).count() % 2 == 1)
    }
}

fn place(point: Point) -> Vec2 {
    Vec2::new(point.x(), -point.y())
}

/// Whether a ray from the point to the right crosses the ring an odd number of times.
fn winds(ring: &[Vec2], point: Vec2) -> bool {
    let mut inside = false;
    let Some(mut a) = ring.last().copied() else { return false };
    for &b in ring {
        if (a.y > point.y) != (b.y > point.y) && point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) {
            inside = !inside;
        }
        a = b;
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;

    fn world() -> Atlas {
        Atlas::new(&crate::games::conquest::testing::world()).expect("the world map has a drawing")
    }

    #[test]
    fn tokens_lie_on_their_own_land() {
        let atlas = world();
        for (territory, shape) in atlas.shapes() {
            assert_eq!(atlas.at(shape.token), Some(territory), "{territory:?}");
            assert!(atlas.bounds().contains(shape.token));
        }
    }

    #[test]
    fn the_open_sea_is_nobody() {
        let atlas = world();
        let bounds = atlas.bounds();
        assert_eq!(atlas.at(bounds.min), None);
        assert_eq!(atlas.at(bounds.max + Vec2::splat(500.0)), None);
    }

    #[test]
    fn one_lane_of_the_world_leaves_the_board() {
        let atlas = world();
        let around: Vec<_> = atlas.lanes().iter().filter(|lane| lane.pieces.len() == 2).collect();
        assert_eq!(around.len(), 1);
        let [a, b] = around[0].ends;
        assert!(matches!(atlas.way(a, b), Way::Around(..)));
        assert!(matches!(atlas.way(b, a), Way::Around(..)));
    }
}
