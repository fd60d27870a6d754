//! What a client needs to draw a map: shared border lines, outlines made of them, lanes, lakes, labels.
//!
//! Lengths are board units: `x` grows to the right from 0 to the board's width, `y` grows downwards from 0 to its
//! height.

use super::ids::TerritoryId;
use serde::{Deserialize, Serialize};

/// A place on the board, in board units.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Point(pub f32, pub f32);

impl Point {
    /// Distance from the left edge.
    #[inline]
    pub const fn x(self) -> f32 {
        self.0
    }

    /// Distance from the upper edge.
    #[inline]
    pub const fn y(self) -> f32 {
        self.1
    }
}

/// A line between two junctions (or closed), stored once and used by the outlines on both its sides.
#[derive(Debug, Clone, PartialEq)]
pub struct BorderArc {
    pub(super) points: Vec<Point>,
    pub(super) sides: [Option<TerritoryId>; 2],
}

impl BorderArc {
    /// The points of the line, at least two; a closed arc repeats its first point at the end.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The territories on its two sides; one of them is `None` on a coast.
    pub const fn sides(&self) -> [Option<TerritoryId>; 2] {
        self.sides
    }
}

/// How a line of the map is to be stroked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BorderKind {
    /// Land on one side only.
    Coast,
    /// Two territories of one continent.
    Territory,
    /// Two territories of different continents.
    Continent,
}

/// One use of an arc by a ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ArcRef {
    /// Index into [`Geometry::arcs`].
    pub arc: usize,
    /// Walk the arc from its last point to its first.
    pub reversed: bool,
}

/// A closed line, as the arcs it runs along; each begins where the one before it ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ring(pub(super) Vec<ArcRef>);

impl Ring {
    /// The arcs, in the order they are walked.
    pub fn arcs(&self) -> &[ArcRef] {
        &self.0
    }
}

/// A piece of land of one territory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Polygon {
    pub(super) outer: Ring,
    pub(super) holes: Vec<Ring>,
}

impl Polygon {
    /// The shore or border around it.
    pub const fn outer(&self) -> &Ring {
        &self.outer
    }

    /// What is cut out of it: foreign enclaves and inland seas.
    pub fn holes(&self) -> &[Ring] {
        &self.holes
    }
}

/// How one territory is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct Outline {
    pub(super) polygons: Vec<Polygon>,
    pub(super) label: Point,
    pub(super) token: Point,
}

impl Outline {
    /// Its pieces of land, at least one, in the order of the file (largest first in the shipped map).
    pub fn polygons(&self) -> &[Polygon] {
        &self.polygons
    }

    /// The middle of the territory's name.
    pub const fn label(&self) -> Point {
        self.label
    }

    /// The middle of the army token.
    pub const fn token(&self) -> Point {
        self.token
    }
}

/// A border over water, to be drawn as a dashed line.
#[derive(Debug, Clone, PartialEq)]
pub struct Lane {
    pub(super) ends: [TerritoryId; 2],
    pub(super) pieces: Vec<Vec<Point>>,
}

impl Lane {
    /// The two territories it joins.
    pub const fn ends(&self) -> [TerritoryId; 2] {
        self.ends
    }

    /// Its lines, already smooth: one from shore to shore, or two stubs to the board's edges where it leaves the board,
    /// the first from the first end's shore, the second from the second's.
    pub fn pieces(&self) -> &[Vec<Point>] {
        &self.pieces
    }
}

/// Everything a client draws of a map.
#[derive(Debug, Clone, PartialEq)]
pub struct Geometry {
    pub(super) size: Point,
    pub(super) arcs: Vec<BorderArc>,
    pub(super) outlines: Vec<Outline>,
    pub(super) closed: Vec<Outline>,
    pub(super) lanes: Vec<Lane>,
    pub(super) lakes: Vec<Vec<Point>>,
    pub(super) wilds: Vec<Vec<Point>>,
}

impl Geometry {
    /// Width and height of the board, in units.
    pub const fn size(&self) -> Point {
        self.size
    }

    /// All coast and border lines, each once.
    pub fn arcs(&self) -> &[BorderArc] {
        &self.arcs
    }

    /// The outline of a territory.
    ///
    /// # Panics
    /// If the id is no territory of this map.
    pub fn outline(&self, territory: TerritoryId) -> &Outline {
        &self.outlines[territory.index()]
    }

    /// The outlines of territories under blizzards, which are no part of the game.
    pub fn closed(&self) -> &[Outline] {
        &self.closed
    }

    /// The borders over water.
    pub fn lanes(&self) -> &[Lane] {
        &self.lanes
    }

    /// Closed lines (first point not repeated) to fill with the sea's colour over the land.
    pub fn lakes(&self) -> &[Vec<Point>] {
        &self.lakes
    }

    /// Closed lines (first point not repeated) of land that is no part of the game, for decoration.
    pub fn wilds(&self) -> &[Vec<Point>] {
        &self.wilds
    }

    /// The points of a ring of this geometry, the first not repeated at the end.
    pub fn ring_points(&self, ring: &Ring) -> Vec<Point> {
        let mut points: Vec<Point> = Vec::new();
        for part in ring.arcs() {
            let line = self.arcs[part.arc].points();
            // The last point of each arc is the first of the next one.
            if part.reversed {
                points.extend(line.iter().skip(1).rev());
            } else {
                points.extend(&line[..line.len() - 1]);
            }
        }
        points
    }
}
