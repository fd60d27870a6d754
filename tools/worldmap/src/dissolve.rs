//! Joins the land of each owner and finds the lines between owners: every coast and border becomes one arc, stored
//! once.

use crate::lattice::{Edge, Site, doubled_area, encloses, lies_on, split};
use anyhow::{Context, Result, ensure};
use std::collections::{BTreeMap, BTreeSet};

/// A line between two junctions, or a closed one.
pub struct Arc {
    pub sites: Vec<Site>,
    /// Whose land lies on its left and on its right.
    pub sides: [Option<usize>; 2],
}

/// One use of an arc by a ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ArcRef {
    pub arc: usize,
    pub reversed: bool,
}

/// A piece of an owner's land: its outer ring and its holes.
pub struct Patch {
    pub owner: usize,
    pub rings: Vec<Vec<ArcRef>>,
}

/// The land of all owners, with shared borders.
pub struct Mosaic {
    pub arcs: Vec<Arc>,
    pub patches: Vec<Patch>,
}

/// How far a vertex may lie beside a straight border that lacks it and still belong to it, in lattice units.
const WELD: f64 = 1.5;

/// Builds the mosaic from each owner's directed edges.
///
/// # Errors
/// If two owners claim the same land, or an owner's edges do not close.
pub fn dissolve(land: &[Vec<Edge>]) -> Result<Mosaic> {
    let owned = cancel(weld(land))?;
    let arcs = Lines::new(owned).arcs();
    let patches = trace_patches(&arcs, land.len())?;
    Ok(Mosaic { arcs, patches })
}

/// What is left of some land when a part of it is taken away.
pub fn without(land: &[Edge], part: &[Edge]) -> Vec<Edge> {
    let taken = part.iter().map(|(a, b)| (*b, *a));
    let mut runs: BTreeMap<Edge, i32> = BTreeMap::new();
    for (_, (a, b)) in weld(&[land.iter().copied().chain(taken).collect()]) {
        *runs.entry((a.min(b), a.max(b))).or_default() += if a < b { 1 } else { -1 };
    }
    let directed = |((a, b), net): (Edge, i32)| if net > 0 { (a, b) } else { (b, a) };
    runs.into_iter().filter(|(_, net)| *net != 0).map(directed).collect()
}

/// Inserts the vertices that a straight border has on one of its sides only.
fn weld(land: &[Vec<Edge>]) -> Vec<(usize, Edge)> {
    let sites: BTreeSet<Site> = land.iter().flatten().flat_map(|(a, b)| [*a, *b]).collect();
    let parts = |edge: &Edge| split(*edge, sites_along(&sites, *edge));
    let owned = land.iter().enumerate().flat_map(|(owner, edges)| edges.iter().map(move |edge| (owner, edge)));
    owned.flat_map(|(owner, edge)| parts(edge).into_iter().map(move |part| (owner, part))).collect()
}

fn sites_along(sites: &BTreeSet<Site>, edge: Edge) -> Vec<Site> {
    let margin = WELD.ceil() as i32;
    let (west, east) = (edge.0.x.min(edge.1.x) - margin, edge.0.x.max(edge.1.x) + margin);
    let range = Site { x: west, y: i32::MIN }..=Site { x: east, y: i32::MAX };
    sites.range(range).copied().filter(|site| lies_on(*site, edge, WELD)).collect()
}

/// Removes the lines between two pieces of one owner's land, and spikes that run out and back; what is left bounds it.
fn cancel(edges: Vec<(usize, Edge)>) -> Result<BTreeMap<Edge, usize>> {
    let mut runs: BTreeMap<(Edge, usize), i32> = BTreeMap::new();
    for (owner, (a, b)) in edges {
        *runs.entry(((a.min(b), a.max(b)), owner)).or_default() += if a < b { 1 } else { -1 };
    }
    let mut owned: BTreeMap<Edge, usize> = BTreeMap::new();
    for (((a, b), owner), net) in runs.into_iter().filter(|(_, net)| *net != 0) {
        let edge = if net > 0 { (a, b) } else { (b, a) };
        let before = owned.insert(edge, owner);
        ensure!(net.abs() == 1 && before.is_none(), "land claimed twice at {:?}", edge.0.degrees());
    }
    Ok(owned)
}

/// The lines that bound land, as a graph.
struct Lines {
    owned: BTreeMap<Edge, usize>,
    ways: BTreeMap<Site, BTreeSet<Site>>,
}

impl Lines {
    fn new(owned: BTreeMap<Edge, usize>) -> Self {
        let mut ways: BTreeMap<Site, BTreeSet<Site>> = BTreeMap::new();
        for (a, b) in owned.keys() {
            ways.entry(*a).or_default().insert(*b);
            ways.entry(*b).or_default().insert(*a);
        }
        Self { owned, ways }
    }

    fn sides(&self, (a, b): Edge) -> [Option<usize>; 2] {
        [self.owned.get(&(a, b)).copied(), self.owned.get(&(b, a)).copied()]
    }

    /// A line runs on through a vertex where just two edges meet and both part the same owners.
    fn onward(&self, from: Site, at: Site) -> Option<Site> {
        let ways = &self.ways[&at];
        let to = *ways.iter().find(|to| **to != from)?;
        (ways.len() == 2 && self.sides((from, at)) == self.sides((at, to))).then_some(to)
    }

    fn is_junction(&self, at: Site) -> bool {
        self.ways[&at].first().is_none_or(|from| self.onward(*from, at).is_none())
    }

    /// All lines between junctions, then the closed ones that meet no junction.
    fn arcs(&self) -> Vec<Arc> {
        let (junctions, others): (Vec<Site>, Vec<Site>) = self.ways.keys().partition(|at| self.is_junction(**at));
        let mut used: BTreeSet<Edge> = BTreeSet::new();
        let mut arcs = Vec::new();
        for start in junctions.into_iter().chain(others) {
            for to in &self.ways[&start] {
                if !used.contains(&(start, *to)) {
                    let arc = self.arc(start, *to);
                    used.extend(arc.sites.windows(2).flat_map(|pair| [(pair[0], pair[1]), (pair[1], pair[0])]));
                    arcs.push(arc);
                }
            }
        }
        arcs
    }

    fn arc(&self, start: Site, second: Site) -> Arc {
        let mut sites = vec![start, second];
        let (mut from, mut at) = (start, second);
        while at != start
            && let Some(to) = self.onward(from, at)
        {
            (from, at) = (at, to);
            sites.push(at);
        }
        Arc { sites, sides: self.sides((start, second)) }
    }
}

/// The arcs that have an owner's land on their left, by the site they start from.
struct Outlines<'a> {
    arcs: &'a [Arc],
    from: BTreeMap<(usize, Site), Vec<ArcRef>>,
}

impl Outlines<'_> {
    fn sites(&self, part: ArcRef) -> Vec<Site> {
        let sites = self.arcs[part.arc].sites.iter().copied();
        if part.reversed { sites.rev().collect() } else { sites.collect() }
    }

    /// Walks a ring from an arc, taking the sharpest left turn at each junction so that a ring never passes a site
    /// twice.
    fn ring(&mut self, owner: usize, start: ArcRef) -> Result<Vec<ArcRef>> {
        let home = self.sites(start)[0];
        let mut ring = vec![start];
        let mut sites = self.sites(start);
        loop {
            let [.., before, at] = sites[..] else { unreachable!("an arc has two sites or more") };
            if at == home {
                return Ok(ring);
            }
            let back = direction(at, before);
            let ways = self
                .from
                .get_mut(&(owner, at))
                .with_context(|| format!("land does not close at {:?}", at.degrees()))?;
            let turn = |part: &ArcRef| {
                let line = &self.arcs[part.arc].sites;
                let second = if part.reversed { line[line.len() - 2] } else { line[1] };
                let clockwise = (back - direction(at, second)).rem_euclid(4.0);
                if clockwise == 0.0 { 4.0 } else { clockwise }
            };
            let (place, _) = ways
                .iter()
                .enumerate()
                .min_by(|(_, a), (_, b)| turn(a).total_cmp(&turn(b)))
                .with_context(|| format!("land does not close at {:?}", at.degrees()))?;
            let part = ways.remove(place);
            ring.push(part);
            sites = self.sites(part);
        }
    }
}

/// Grows with the angle from east, counter-clockwise, from 0 to 4: exact enough to order directions, without
/// trigonometry.
fn direction(from: Site, to: Site) -> f64 {
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let across = dx / (dx.abs() + dy.abs());
    if dy >= 0.0 { 1.0 - across } else { 3.0 + across }
}

fn trace_patches(arcs: &[Arc], owners: usize) -> Result<Vec<Patch>> {
    let mut outlines = Outlines { arcs, from: BTreeMap::new() };
    let mut starts: Vec<Vec<ArcRef>> = vec![Vec::new(); owners];
    for (number, arc) in arcs.iter().enumerate() {
        for (owner, reversed) in arc.sides.into_iter().zip([false, true]) {
            if let Some(owner) = owner {
                let part = ArcRef { arc: number, reversed };
                let first = outlines.sites(part)[0];
                outlines.from.entry((owner, first)).or_default().push(part);
                starts[owner].push(part);
            }
        }
    }
    let mut patches = Vec::new();
    for (owner, starts) in starts.into_iter().enumerate() {
        let (mut outer, mut holes) = (Vec::new(), Vec::new());
        for start in starts {
            let first = outlines.sites(start)[0];
            let ways = outlines.from.entry((owner, first)).or_default();
            let Some(place) = ways.iter().position(|part| *part == start) else { continue };
            ways.remove(place);
            let ring = outlines.ring(owner, start)?;
            let sites: Vec<Site> = ring.iter().flat_map(|part| outlines.sites(*part)).collect();
            let edges: Vec<Edge> = sites.windows(2).map(|pair| (pair[0], pair[1])).filter(|(a, b)| a != b).collect();
            let is_outer = doubled_area(&edges) > 0;
            if is_outer { &mut outer } else { &mut holes }.push((ring, edges));
        }
        patches.extend(nest(owner, outer, holes)?);
    }
    Ok(patches)
}

type TracedRing = (Vec<ArcRef>, Vec<Edge>);

/// Gives each hole to the smallest outer ring around it.
fn nest(owner: usize, outer: Vec<TracedRing>, holes: Vec<TracedRing>) -> Result<Vec<Patch>> {
    let mut patches: Vec<Patch> = outer.iter().map(|(ring, _)| Patch { owner, rings: vec![ring.clone()] }).collect();
    for (hole, edges) in holes {
        let (a, b) = edges[0];
        let (x, y) = (f64::midpoint(a.x.into(), b.x.into()), f64::midpoint(a.y.into(), b.y.into()));
        let around = outer.iter().enumerate().filter(|(_, (_, edges))| encloses(edges, x, y));
        let (smallest, _) = around
            .min_by_key(|(_, (_, edges))| doubled_area(edges))
            .with_context(|| format!("a hole at {:?} lies in no land", a.degrees()))?;
        patches[smallest].rings.push(hole);
    }
    Ok(patches)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lattice::ring_edges;

    fn rectangle([west, south, east, north]: [i32; 4]) -> Vec<Edge> {
        let ring = [(west, south), (east, south), (east, north), (west, north)].map(|(x, y)| Site { x, y });
        ring_edges(&ring, true)
    }

    #[test]
    fn what_is_left_of_land_has_the_rest_of_its_area() {
        let (land, part) = (rectangle([0, 0, 1000, 1000]), rectangle([0, 0, 400, 300]));
        let rest = without(&land, &part);
        assert_eq!(doubled_area(&rest), doubled_area(&land) - doubled_area(&part));
        assert!(without(&land, &land).is_empty());
    }

    #[test]
    fn neighbours_share_their_border_as_one_arc() {
        // The right-hand square lacks the vertex that the two left-hand ones put on the common side.
        let left = [rectangle([0, 0, 1000, 500]), rectangle([0, 500, 1000, 1000])].concat();
        let right = rectangle([1000, 0, 2000, 1000]);
        let mosaic = dissolve(&[left, right]).unwrap();
        let shared: Vec<&Arc> = mosaic.arcs.iter().filter(|arc| arc.sides.iter().all(Option::is_some)).collect();
        assert_eq!(shared.len(), 1);
        assert_eq!(shared[0].sites.len(), 3);
        assert_eq!(mosaic.arcs.len(), 3);
        assert_eq!(mosaic.patches.iter().map(|patch| patch.rings.len()).collect::<Vec<_>>(), [1, 1]);
    }

    #[test]
    fn an_enclave_is_a_hole_of_its_surroundings() {
        let hole = rectangle([400, 400, 600, 600]);
        let mut around = rectangle([0, 0, 1000, 1000]);
        around.extend(hole.iter().map(|(a, b)| (*b, *a)));
        let mosaic = dissolve(&[around, hole]).unwrap();
        assert_eq!(mosaic.arcs.len(), 2);
        assert_eq!(mosaic.patches[0].rings.len(), 2);
        assert_eq!(mosaic.patches[1].rings.len(), 1);
        assert_eq!(mosaic.patches[0].rings[1][0].arc, mosaic.patches[1].rings[0][0].arc);
    }

    #[test]
    fn land_touching_at_a_point_stays_two_patches() {
        let land = [rectangle([0, 0, 100, 100]), rectangle([100, 100, 200, 200])].concat();
        assert_eq!(dissolve(&[land]).unwrap().patches.len(), 2);
    }

    #[test]
    fn land_claimed_twice_is_refused() {
        assert!(dissolve(&[rectangle([0, 0, 10, 10]), rectangle([0, 0, 10, 20])]).is_err());
    }
}
