//! The places of a board: where they lie, which of them is under a point, and the way from one to another.

use bevy::math::{Rect, Vec2};

/// A place by the board's own numbering: that of [`tabletop::Mark`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlaceId(pub u16);

impl PlaceId {
    /// Its index among [`Places`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A closed line; its first point is not repeated.
pub type Ring = Vec<Vec2>;

/// One place.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    centre: Vec2,
    polygons: Vec<Vec<Ring>>,
    bounds: Rect,
}

impl Place {
    /// A place of any shape: each polygon is an outer ring, then its holes. Pieces stand, and arrows end, at `centre`.
    pub fn new(centre: Vec2, polygons: Vec<Vec<Ring>>) -> Self {
        let mut bounds = Rect::EMPTY;
        for point in polygons.iter().flatten().flatten() {
            bounds = bounds.union_point(*point);
        }
        Self { centre, polygons, bounds }
    }

    /// A regular polygon whose corners lie `radius` from its middle, the first of them at `angle` (radians, from the right,
    /// counter-clockwise): a square, a hexagon, or with many corners a disc.
    pub fn regular(centre: Vec2, radius: f32, corners: usize, angle: f32) -> Self {
        let corner = |i: usize| Vec2::from_angle(angle + std::f32::consts::TAU * i as f32 / corners as f32);
        Self::new(centre, vec![vec![(0..corners).map(|i| centre + radius * corner(i)).collect()]])
    }

    /// A disc.
    pub fn disc(centre: Vec2, radius: f32) -> Self {
        Self::regular(centre, radius, 48, 0.0)
    }

    /// Where pieces stand and arrows end.
    pub const fn centre(&self) -> Vec2 {
        self.centre
    }

    /// Its area: polygons, each an outer ring, then its holes.
    pub fn polygons(&self) -> &[Vec<Ring>] {
        &self.polygons
    }

    /// The box around it.
    pub const fn bounds(&self) -> Rect {
        self.bounds
    }

    /// Whether a point lies in its area.
    pub fn contains(&self, point: Vec2) -> bool {
        let inside = |rings: &Vec<Ring>| rings.iter().filter(|ring| encloses(ring, point)).count() % 2 == 1;
        self.bounds.contains(point) && self.polygons.iter().any(inside)
    }
}

/// Whether a ray from the point to the right crosses the ring an odd number of times.
fn encloses(ring: &[Vec2], point: Vec2) -> bool {
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

/// Two places that are neighbours around the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wrap {
    /// The places.
    pub ends: [PlaceId; 2],
    /// Where the way from each of them meets the board's edge.
    pub edges: [Vec2; 2],
}

/// All places of a board, by the numbers of their marks.
#[derive(Clone, PartialEq, Debug)]
pub struct Places {
    bounds: Rect,
    places: Vec<Place>,
    wraps: Vec<Wrap>,
}

impl Places {
    /// Places on a board of this extent. World coordinates are the game's own, `y` upwards; lines and letters are made for boards
    /// some 1500 units wide.
    pub fn new(bounds: Rect, places: Vec<Place>) -> Self {
        Self { bounds, places, wraps: Vec::new() }
    }

    /// The same with ways around the board.
    #[must_use]
    pub fn with_wraps(self, wraps: Vec<Wrap>) -> Self {
        Self { wraps, ..self }
    }

    /// The board's extent.
    pub const fn bounds(&self) -> Rect {
        self.bounds
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// One place, where the board has it.
    pub fn get(&self, place: PlaceId) -> Option<&Place> {
        self.places.get(place.index())
    }

    /// All places, in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (PlaceId, &Place)> {
        (0..).map(PlaceId).zip(&self.places)
    }

    /// The place under a point: of several the last, which lies on top.
    pub fn hit(&self, point: Vec2) -> Option<PlaceId> {
        let on_top = self.places.iter().rposition(|place| place.contains(point))?;
        u16::try_from(on_top).ok().map(PlaceId)
    }

    /// The way from one place to another, around the board where that is how they are neighbours; `None` where the board has
    /// not both.
    pub fn route(&self, from: PlaceId, to: PlaceId) -> Option<Route> {
        let (start, end) = (self.get(from)?.centre, self.get(to)?.centre);
        let wrap = self.wraps.iter().find_map(|wrap| match wrap.ends {
            ends if ends == [from, to] => Some(wrap.edges),
            ends if ends == [to, from] => Some([wrap.edges[1], wrap.edges[0]]),
            _ => None,
        });
        Some(wrap.map_or(Route::Direct(start, end), |[out, back]| Route::Around([start, out], [back, end])))
    }
}

/// The way from one place to another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Route {
    /// Straight over the board.
    Direct(Vec2, Vec2),
    /// Out over one edge and in over the other.
    Around([Vec2; 2], [Vec2; 2]),
}

impl Route {
    /// A point of the way: 0 is its beginning and 1 its end.
    pub fn at(self, share: f32) -> Vec2 {
        match self {
            Self::Direct(from, to) => from.lerp(to, share),
            Self::Around(out, back) => {
                let (first, second) = (out[0].distance(out[1]), back[0].distance(back[1]));
                let passed = share * (first + second);
                if passed < first {
                    out[0].lerp(out[1], passed / first)
                } else {
                    back[0].lerp(back[1], (passed - first) / second.max(f32::MIN_POSITIVE))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(centre: Vec2, half: f32) -> Ring {
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| centre + half * Vec2::new(x, y)).to_vec()
    }

    #[test]
    fn a_hole_is_no_part_of_a_place_and_what_lies_in_it_is() {
        let middle = Vec2::new(50.0, -50.0);
        let moat = Place::new(middle, vec![vec![square(middle, 40.0), square(middle, 20.0)]]);
        let isle = Place::new(middle, vec![vec![square(middle, 10.0)]]);
        let places = Places::new(Rect::from_center_size(middle, Vec2::splat(100.0)), vec![moat, isle]);
        assert_eq!(places.hit(middle), Some(PlaceId(1)));
        assert_eq!(places.hit(middle + Vec2::new(15.0, 0.0)), None);
        assert_eq!(places.hit(middle + Vec2::new(0.0, -30.0)), Some(PlaceId(0)));
        assert_eq!(places.hit(middle + Vec2::new(41.0, 0.0)), None);
    }

    #[test]
    fn of_places_that_overlap_the_last_is_hit() {
        let places = [0.0, 10.0].map(|x| Place::disc(Vec2::new(x, 0.0), 10.0)).to_vec();
        let places = Places::new(Rect::from_corners(Vec2::splat(-20.0), Vec2::splat(20.0)), places);
        assert_eq!(places.hit(Vec2::new(5.0, 0.0)), Some(PlaceId(1)));
        assert_eq!(places.hit(Vec2::new(-5.0, 0.0)), Some(PlaceId(0)));
    }

    #[test]
    fn neighbours_around_the_board_are_reached_over_its_edges() {
        let (low, high) = (Vec2::ZERO, Vec2::new(90.0, 0.0));
        let places = [20.0, 70.0].map(|x| Place::disc(Vec2::new(x, 0.0), 5.0)).to_vec();
        let places = Places::new(Rect::from_corners(low, high), places)
            .with_wraps(vec![Wrap { ends: [PlaceId(0), PlaceId(1)], edges: [low, high] }]);
        let there = places.route(PlaceId(0), PlaceId(1)).expect("both are there");
        assert_eq!(there, Route::Around([Vec2::new(20.0, 0.0), low], [high, Vec2::new(70.0, 0.0)]));
        assert_eq!(there.at(0.0), Vec2::new(20.0, 0.0));
        assert_eq!(there.at(0.25), Vec2::new(10.0, 0.0));
        assert_eq!(there.at(0.75), Vec2::new(80.0, 0.0));
        assert_eq!(there.at(1.0), Vec2::new(70.0, 0.0));
        let back = places.route(PlaceId(1), PlaceId(0)).expect("both are there");
        assert_eq!(back.at(0.25), Vec2::new(80.0, 0.0));
        assert_eq!(places.route(PlaceId(0), PlaceId(2)), None);
    }
}
