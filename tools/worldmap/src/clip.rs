//! Cuts a feature along straight lines in the longitude/latitude plane, exactly on the lattice.
//!
//! Land is a set of directed edges with the land on their left, so a cut needs no tracing of rings: of the land's
//! edges those inside the clip stay, and of the clip's edges those inside the land join them.

use crate::lattice::{Edge, Site, crossing, encloses, lies_on, ring_edges, split};
use std::collections::BTreeSet;

/// A part of the plane, bounded by a closed polygon.
pub struct Clip {
    /// Directed with the kept side on the left.
    edges: Vec<Edge>,
    keeps_inside: bool,
}

impl Clip {
    pub fn inside(ring: Vec<Site>) -> Self {
        Self { edges: ring_edges(&ring, true), keeps_inside: true }
    }

    pub fn outside(ring: Vec<Site>) -> Self {
        Self { edges: ring_edges(&ring, false), keeps_inside: false }
    }

    /// All of the globe between two longitudes and two latitudes; infinite bounds leave a side open.
    pub fn band([west, east]: [f64; 2], [south, north]: [f64; 2]) -> Self {
        // Beyond every coordinate there is, even those unwound over the date line.
        let [west, east] = [west.max(-600.0), east.min(600.0)];
        let [south, north] = [south.max(-100.0), north.min(100.0)];
        let corners = [(west, south), (east, south), (east, north), (west, north)];
        Self::inside(corners.iter().map(|(lon, lat)| Site::from_degrees(*lon, *lat)).collect())
    }

    /// The part of the land on the kept side.
    pub fn apply(&self, land: &[Edge]) -> Vec<Edge> {
        let shore = noded(land, &self.edges);
        let cut = noded(&self.edges, land);
        let along_shore: BTreeSet<Edge> = shore.iter().copied().collect();
        let along_cut: BTreeSet<Edge> = cut.iter().copied().collect();
        // Where shore and cut run along each other, the land is kept if it lies on the cut's kept side.
        let keeps = |part: &Edge| {
            along_cut.contains(part)
                || !along_cut.contains(&reverse(*part)) && holds_middle(&self.edges, *part) == self.keeps_inside
        };
        let joins = |part: &Edge| {
            !along_shore.contains(part) && !along_shore.contains(&reverse(*part)) && holds_middle(land, *part)
        };
        let mut kept: Vec<Edge> = shore.into_iter().filter(keeps).collect();
        kept.extend(cut.into_iter().filter(joins));
        kept
    }
}

fn reverse((a, b): Edge) -> Edge {
    (b, a)
}

/// Edges split wherever others meet them.
fn noded(edges: &[Edge], others: &[Edge]) -> Vec<Edge> {
    edges.iter().flat_map(|edge| split(*edge, meetings(*edge, others))).collect()
}

/// Where an edge is cut by others: proper crossings, and their vertices that lie on it.
fn meetings(edge: Edge, others: &[Edge]) -> Vec<Site> {
    let mut at = Vec::new();
    for other in others {
        at.extend(crossing(edge, *other));
        at.extend([other.0, other.1].into_iter().filter(|site| lies_on(*site, edge, 0.0)));
    }
    at
}

fn holds_middle(edges: &[Edge], (a, b): Edge) -> bool {
    encloses(edges, f64::midpoint(a.x.into(), b.x.into()), f64::midpoint(a.y.into(), b.y.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lattice::doubled_area;

    fn square(from: i32, to: i32) -> Vec<Site> {
        [(from, from), (to, from), (to, to), (from, to)].map(|(x, y)| Site { x, y }).to_vec()
    }

    #[test]
    fn a_clip_and_its_complement_tile_the_land() {
        let land = ring_edges(&square(0, 1000), true);
        let cut = vec![Site { x: 333, y: -50 }, Site { x: 712, y: 1100 }, Site { x: -90, y: 1100 }];
        let (inner, outer) = (Clip::inside(cut.clone()).apply(&land), Clip::outside(cut).apply(&land));
        assert!(doubled_area(&inner) > 0 && doubled_area(&outer) > 0);
        assert_eq!(doubled_area(&inner) + doubled_area(&outer), doubled_area(&land));
    }

    #[test]
    fn a_band_sorts_islands_without_cutting_them() {
        let mut land = ring_edges(&square(0, 1000), true);
        land.extend(ring_edges(&square(50_000, 60_000), true));
        let west = Clip::band([f64::NEG_INFINITY, 2.0], [f64::NEG_INFINITY, f64::INFINITY]).apply(&land);
        assert_eq!(doubled_area(&west), 2 * 1000 * 1000);
        assert_eq!(west.len(), 4);
    }

    #[test]
    fn a_cut_along_the_shore_keeps_the_land_on_its_kept_side_only() {
        let land = ring_edges(&square(0, 1000), true);
        let beside = [(1000, -50), (2000, -50), (2000, 1100), (1000, 1100)].map(|(x, y)| Site { x, y }).to_vec();
        assert_eq!(doubled_area(&Clip::inside(beside.clone()).apply(&land)), 0);
        assert_eq!(doubled_area(&Clip::outside(beside).apply(&land)), doubled_area(&land));
    }
}
