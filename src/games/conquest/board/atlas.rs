//! The map's drawing in world coordinates.

use std::sync::Arc;

use bevy::{
    math::{Rect, Vec2},
    prelude::Resource,
};
use risk::map::{BorderKind, Geometry, Map, Outline, Point, TerritoryId};

use crate::board::{Place, PlaceId, Places, Ring, Wrap};

/// A map ready to be drawn. World coordinates are board units with `y` upwards: a board of 2000 × 1000 units covers
/// `0..=2000` and `-1000..=0`.
#[derive(Resource, Clone, Debug)]
pub struct Atlas {
    places: Arc<Places>,
    lines: Vec<BorderLine>,
    lanes: Vec<Lane>,
    lakes: Vec<Ring>,
    wilds: Vec<Ring>,
    closed: Vec<Place>,
    portals: Vec<TerritoryId>,
}

/// A territory among the board's places.
pub const fn place_of(territory: TerritoryId) -> PlaceId {
    PlaceId(territory.0 as u16)
}

/// The territory that a place of the board is.
pub const fn territory_of(place: PlaceId) -> TerritoryId {
    // Maps have fewer than 256 territories, and the board's places are these.
    TerritoryId(place.0 as u8)
}

/// A coast or border.
#[derive(Clone, Debug)]
pub struct BorderLine {
    /// Its points, at least two.
    pub points: Ring,
    /// How it is stroked.
    pub kind: BorderKind,
}

/// A border over water.
#[derive(Clone, Debug)]
pub struct Lane {
    /// The territories it joins.
    pub ends: [TerritoryId; 2],
    /// Its lines: one from shore to shore, or two stubs to the board's edges.
    pub pieces: Vec<Ring>,
}

impl Atlas {
    /// The drawing of a map; `None` where its file holds none.
    pub fn new(map: &Map) -> Option<Self> {
        let geometry = map.geometry()?;
        let line = |points: &[Point]| points.iter().copied().map(world).collect::<Ring>();
        let places = map.territories().map(|territory| outline(geometry, geometry.outline(territory))).collect();
        let lines = geometry
            .arcs()
            .iter()
            .map(|arc| BorderLine { points: line(arc.points()), kind: map.border_kind(arc) })
            .collect();
        let lanes: Vec<Lane> = geometry
            .lanes()
            .iter()
            .map(|lane| Lane { ends: lane.ends(), pieces: lane.pieces().iter().map(|piece| line(piece)).collect() })
            .collect();
        let wraps = lanes.iter().filter_map(|lane| {
            let [out, back] = lane.pieces.as_slice() else { return None };
            Some(Wrap { ends: lane.ends.map(place_of), edges: [*out.last()?, *back.last()?] })
        });
        let bounds = Rect::from_corners(Vec2::new(0.0, -geometry.size().y()), Vec2::new(geometry.size().x(), 0.0));
        Some(Self {
            places: Arc::new(Places::new(bounds, places).with_wraps(wraps.collect())),
            lines,
            lanes,
            lakes: geometry.lakes().iter().map(|lake| line(lake)).collect(),
            wilds: geometry.wilds().iter().map(|wild| line(wild)).collect(),
            closed: geometry.closed().iter().map(|closed| outline(geometry, closed)).collect(),
            portals: map.portals().to_vec(),
        })
    }

    /// The territories as places of a board.
    pub fn places(&self) -> &Arc<Places> {
        &self.places
    }

    /// Width and height of the board.
    pub fn size(&self) -> Vec2 {
        self.bounds().size()
    }

    /// The board's place in the world.
    pub fn bounds(&self) -> Rect {
        self.places.bounds()
    }

    /// All territories with their land, in the map's order.
    pub fn territories(&self) -> impl Iterator<Item = (TerritoryId, &Place)> {
        self.places.iter().map(|(place, land)| (territory_of(place), land))
    }

    /// Where a territory's token stands.
    pub fn token(&self, territory: TerritoryId) -> Vec2 {
        self.places.get(place_of(territory)).map_or(Vec2::ZERO, Place::centre)
    }

    /// All coasts and borders, each once.
    pub fn lines(&self) -> &[BorderLine] {
        &self.lines
    }

    /// All borders over water.
    pub fn lanes(&self) -> &[Lane] {
        &self.lanes
    }

    /// Lakes, as closed lines.
    pub fn lakes(&self) -> &[Ring] {
        &self.lakes
    }

    /// Land that is no part of the game, as closed lines.
    pub fn wilds(&self) -> &[Ring] {
        &self.wilds
    }

    /// Land under blizzards.
    pub fn closed(&self) -> &[Place] {
        &self.closed
    }

    /// The territories with portals.
    pub fn portals(&self) -> &[TerritoryId] {
        &self.portals
    }
}

fn outline(geometry: &Geometry, outline: &Outline) -> Place {
    let ring = |ring| geometry.ring_points(ring).into_iter().map(world).collect::<Ring>();
    let polygons = outline
        .polygons()
        .iter()
        .map(|polygon| std::iter::once(polygon.outer()).chain(polygon.holes()).map(ring).collect())
        .collect();
    Place::new(world(outline.token()), polygons)
}

fn world(point: Point) -> Vec2 {
    Vec2::new(point.x(), -point.y())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Route;

    fn atlas() -> Atlas {
        Atlas::new(&crate::games::conquest::testing::world()).expect("the world map has a drawing")
    }

    #[test]
    fn tokens_lie_on_their_own_land() {
        let atlas = atlas();
        for (territory, _) in atlas.territories() {
            let token = atlas.token(territory);
            assert_eq!(atlas.places().hit(token).map(territory_of), Some(territory));
            assert!(atlas.bounds().contains(token));
        }
    }

    #[test]
    fn the_open_sea_is_nobody() {
        let atlas = atlas();
        let bounds = atlas.bounds();
        assert_eq!(atlas.places().hit(bounds.min), None);
        assert_eq!(atlas.places().hit(bounds.max + Vec2::splat(500.0)), None);
    }

    #[test]
    fn one_lane_of_the_world_leaves_the_board() {
        let atlas = atlas();
        let around: Vec<_> = atlas.lanes().iter().filter(|lane| lane.pieces.len() == 2).collect();
        assert_eq!(around.len(), 1);
        let [a, b] = around[0].ends;
        for (from, to) in [(a, b), (b, a)] {
            let Some(Route::Around([start, out], [back, end])) = atlas.places().route(place_of(from), place_of(to))
            else {
                panic!("the way from {from:?} to {to:?} does not leave the board")
            };
            assert_eq!((start, end), (atlas.token(from), atlas.token(to)));
            assert!(start.distance(out) + back.distance(end) < start.distance(end), "it is the shorter way");
        }
    }
}
