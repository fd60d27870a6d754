//! Slips of land that a cut has left behind go to the neighbour they lie against.

use crate::dissolve::{ArcRef, Mosaic, Patch, dissolve, without};
use crate::lattice::Edge;
use crate::plan::Plan;
use crate::plane::{Point, area, distance};
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};

/// Joins the land of all owners, and gives away what is smaller than the plan's `scraps`, against other land, and not its owner's largest.
///
/// # Errors
/// If the land cannot be joined.
pub fn without_scraps(mut land: Vec<Vec<Edge>>, plan: &Plan) -> Result<Mosaic> {
    loop {
        let mosaic = dissolve(&land)?;
        let scraps = scraps(&mosaic, plan);
        if scraps.is_empty() {
            return Ok(mosaic);
        }
        // Smallest first, and no owner twice: two scraps side by side become one, and each round leaves fewer.
        let mut busy = BTreeSet::new();
        for (patch, heir) in scraps {
            if busy.contains(&patch.owner) || busy.contains(&heir) {
                continue;
            }
            busy.extend([patch.owner, heir]);
            let edges: Vec<Edge> = patch.rings.iter().flatten().flat_map(|part| edges(&mosaic, *part)).collect();
            land[patch.owner] = without(&land[patch.owner], &edges);
            land[heir].extend(edges);
        }
    }
}

/// Patches to give away, smallest first, each with who gets it.
fn scraps<'a>(mosaic: &'a Mosaic, plan: &Plan) -> Vec<(&'a Patch, usize)> {
    let size = |patch: &Patch| {
        let ring = patch.rings[0].iter().flat_map(|part| edges(mosaic, *part));
        area(&ring.map(|(site, _)| plan.project(site.degrees())).collect::<Vec<Point>>())
    };
    let mut largest: BTreeMap<usize, f64> = BTreeMap::new();
    for patch in &mosaic.patches {
        let most = largest.entry(patch.owner).or_default();
        *most = most.max(size(patch));
    }
    let mut small: Vec<(f64, &Patch)> = mosaic.patches.iter().map(|patch| (size(patch), patch)).collect();
    small.retain(|(size, patch)| *size < plan.scraps.min(largest[&patch.owner]));
    small.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    small.into_iter().filter_map(|(_, patch)| Some((patch, heir(mosaic, patch, plan)?))).collect()
}

/// With whom a patch has its longest border.
fn heir(mosaic: &Mosaic, patch: &Patch, plan: &Plan) -> Option<usize> {
    let mut shared: BTreeMap<usize, f64> = BTreeMap::new();
    for part in patch.rings.iter().flatten() {
        let other = mosaic.arcs[part.arc].sides[usize::from(!part.reversed)];
        if let Some(other) = other {
            let ends = edges(mosaic, *part).map(|(a, b)| (plan.project(a.degrees()), plan.project(b.degrees())));
            *shared.entry(other).or_default() += ends.map(|(a, b)| distance(a, b)).sum::<f64>();
        }
    }
    shared.into_iter().max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(owner, _)| owner)
}

/// The steps of an arc as a ring walks it.
fn edges(mosaic: &Mosaic, part: ArcRef) -> impl Iterator<Item = Edge> {
    let sites = &mosaic.arcs[part.arc].sites;
    let count = sites.len() - 1;
    (0..count).map(
        move |at| {
            if part.reversed { (sites[count - at], sites[count - at - 1]) } else { (sites[at], sites[at + 1]) }
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lattice::{Site, ring_edges};

    fn rectangle([west, south, east, north]: [i32; 4]) -> Vec<Edge> {
        let ring = [(west, south), (east, south), (east, north), (west, north)];
        ring_edges(&ring.map(|(x, y)| Site { x: x * 10_000, y: y * 10_000 }), true)
    }

    fn patches(scraps: &str) -> Vec<usize> {
        let projection = "Cylindrical(west: 0, east: 40, north: 40, stretch: 1)";
        let text = format!(
            "(id: \"x\", name: \"X\", about: \"A map.\", board: (400, 400), projection: {projection}, scraps: {scraps})"
        );
        let plan = Plan::parse(&text).unwrap();
        let west = [rectangle([0, 10, 10, 20]), rectangle([20, 10, 21, 11])].concat();
        let mosaic = without_scraps(vec![west, rectangle([21, 10, 30, 20])], &plan).unwrap();
        mosaic.patches.iter().map(|patch| patch.owner).collect()
    }

    #[test]
    fn a_slip_goes_to_its_neighbour_and_all_land_else_stays() {
        assert_eq!(patches("0"), [0, 0, 1]);
        assert_eq!(patches("500"), [0, 1]);
    }
}
