//! The drawn board: the mosaic projected, small islands dropped, lines thinned without ever crossing.

use crate::dissolve::{Arc, ArcRef, Mosaic, Patch};
use crate::lattice::{Edge, Site, crossing, lies_on};
use crate::plan::Plan;
use crate::plane::{Point, Rings, area};
use crate::project::{from_lattice, to_lattice};
use crate::simplify::simplify;
use anyhow::{Result, ensure};
use std::collections::{BTreeMap, BTreeSet};

/// Polygons and holes below this area vanish, in square units; an owner's largest polygon stays.
const SMALLEST_PATCH: f64 = 4.0;
/// Triangles below this area are thinned away, in square units.
const SMALLEST_TRIANGLE: f64 = 0.4;

/// Lines and the patches they bound, on the board's lattice of hundredths.
pub struct Board {
    pub arcs: Vec<Vec<Site>>,
    /// How many of the arcs bound a territory; those after them bound only land without one.
    pub played: usize,
    pub patches: Vec<Patch>,
}

impl Board {
    /// Draws a mosaic whose first `territories` owners are territories.
    ///
    /// # Errors
    /// If some lines still cross when drawn with all their points.
    pub fn draw(mosaic: &Mosaic, plan: &Plan, territories: usize) -> Result<Self> {
        let full: Vec<Vec<Point>> = mosaic.arcs.iter().map(|arc| plan.project_line(&arc.sites)).collect();
        let patches = without_small(mosaic, &full);
        let arcs_of = |played: bool| -> BTreeSet<usize> {
            let patches = patches.iter().filter(|patch| (patch.owner < territories) == played);
            patches.flat_map(|p| p.rings.iter().flatten()).map(|part| part.arc).collect()
        };
        let (played, others) = (arcs_of(true), arcs_of(false));
        let used: Vec<usize> = played.iter().chain(others.difference(&played)).copied().collect();
        let number: BTreeMap<usize, usize> = used.iter().enumerate().map(|(new, old)| (*old, new)).collect();
        let lines: Vec<&[Point]> = used.iter().map(|old| full[*old].as_slice()).collect();
        let renumber = |part: &ArcRef| ArcRef { arc: number[&part.arc], reversed: part.reversed };
        let rings = |patch: &Patch| patch.rings.iter().map(|ring| ring.iter().map(renumber).collect()).collect();
        let patches = patches.iter().map(|patch| Patch { owner: patch.owner, rings: rings(patch) }).collect();
        Ok(Self { arcs: thin(&lines)?, played: played.len(), patches })
    }

    /// The rings of a patch as points.
    pub fn rings(&self, patch: &Patch) -> Rings {
        patch
            .rings
            .iter()
            .map(|ring| ring_points(ring, |arc| self.arcs[arc].iter().map(|s| from_lattice(*s)).collect()))
            .collect()
    }

    /// All rings of all patches of an owner, its largest patch first.
    pub fn land_of(&self, owner: usize) -> Vec<Rings> {
        let mut land: Vec<Rings> = self.patches.iter().filter(|p| p.owner == owner).map(|p| self.rings(p)).collect();
        land.sort_by(|a, b| area(&b[0]).total_cmp(&area(&a[0])));
        land
    }
}

/// The points of a ring, the first not repeated, from the lines of its arcs.
fn ring_points(ring: &[ArcRef], line: impl Fn(usize) -> Vec<Point>) -> Vec<Point> {
    let mut points = Vec::new();
    for part in ring {
        let mut arc = line(part.arc);
        if part.reversed {
            arc.reverse();
        }
        arc.pop();
        points.extend(arc);
    }
    points
}

/// The patches worth drawing, each owner's largest first, with the holes worth drawing.
fn without_small(mosaic: &Mosaic, lines: &[Vec<Point>]) -> Vec<Patch> {
    let size = |ring: &Vec<ArcRef>| area(&ring_points(ring, |arc| lines[arc].clone()));
    let is_shore = |ring: &Vec<ArcRef>| ring.iter().all(|part| is_coast(&mosaic.arcs[part.arc]));
    let mut sized: Vec<(f64, &Patch)> = mosaic.patches.iter().map(|patch| (size(&patch.rings[0]), patch)).collect();
    sized.sort_by(|(a, p), (b, q)| p.owner.cmp(&q.owner).then(b.total_cmp(a)));
    let mut kept: Vec<Patch> = Vec::new();
    for (patch_size, patch) in sized {
        let largest = kept.last().is_none_or(|last| last.owner != patch.owner);
        if largest || patch_size >= SMALLEST_PATCH || !is_shore(&patch.rings[0]) {
            let holes = patch.rings[1..].iter().filter(|hole| !is_shore(hole) || size(hole) >= SMALLEST_PATCH);
            let rings = patch.rings[..1].iter().chain(holes).cloned().collect();
            kept.push(Patch { owner: patch.owner, rings });
        }
    }
    kept
}

fn is_coast(arc: &Arc) -> bool {
    arc.sides.iter().any(Option::is_none)
}

/// Thins all lines; those that come to cross or touch where they did not are thinned less, until none does.
fn thin(lines: &[&[Point]]) -> Result<Vec<Vec<Site>>> {
    const ROUNDS: usize = 12;
    let draw = |line: &[Point], smallest: f64| {
        let mut sites: Vec<Site> = simplify(line, smallest).into_iter().map(to_lattice).collect();
        sites.dedup();
        sites
    };
    let mut smallest = vec![SMALLEST_TRIANGLE; lines.len()];
    let mut thinned: Vec<Vec<Site>> = lines.iter().zip(&smallest).map(|(line, s)| draw(line, *s)).collect();
    for _ in 0..ROUNDS {
        let tangled = tangled(&thinned);
        if tangled.is_empty() {
            return Ok(thinned);
        }
        for arc in tangled {
            smallest[arc] /= 4.0;
            thinned[arc] = draw(lines[arc], smallest[arc]);
        }
    }
    let tangled = tangled(&thinned);
    ensure!(
        tangled.is_empty(),
        "lines cross at {:?}",
        tangled.iter().map(|arc| from_lattice(thinned[*arc][0])).collect::<Vec<_>>()
    );
    Ok(thinned)
}

/// The lines that cross, touch or cover another or themselves anywhere but in common end points of their steps.
fn tangled(lines: &[Vec<Site>]) -> BTreeSet<usize> {
    const CELL: i32 = 1000;
    let mut cells: BTreeMap<(i32, i32), Vec<(usize, Edge)>> = BTreeMap::new();
    for (number, line) in lines.iter().enumerate() {
        for pair in line.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            let span = |p: i32, q: i32| p.min(q).div_euclid(CELL)..=p.max(q).div_euclid(CELL);
            for x in span(a.x, b.x) {
                for y in span(a.y, b.y) {
                    cells.entry((x, y)).or_default().push((number, (a, b)));
                }
            }
        }
    }
    let mut tangled = BTreeSet::new();
    for steps in cells.values() {
        for (nth, (first, s)) in steps.iter().enumerate() {
            for (second, t) in &steps[nth + 1..] {
                let covers = s == t || *s == (t.1, t.0);
                let touches = [t.0, t.1].into_iter().any(|p| lies_on(p, *s, 0.0))
                    || [s.0, s.1].into_iter().any(|p| lies_on(p, *t, 0.0));
                if covers || touches || crossing(*s, *t).is_some() {
                    tangled.extend([*first, *second]);
                }
            }
        }
    }
    tangled.extend(meeting(lines));
    tangled
}

/// The lines that pass through a point of another, or twice through one of their own; only ends may coincide.
fn meeting(lines: &[Vec<Site>]) -> BTreeSet<usize> {
    let mut through: BTreeMap<Site, BTreeSet<usize>> = BTreeMap::new();
    let mut passes: BTreeMap<Site, usize> = BTreeMap::new();
    for (number, line) in lines.iter().enumerate() {
        for (at, site) in line.iter().enumerate() {
            through.entry(*site).or_default().insert(number);
            *passes.entry(*site).or_default() += usize::from(at != 0 && at != line.len() - 1);
        }
    }
    let meets = |(site, lines): &(Site, BTreeSet<usize>)| passes[site] > 1 || (passes[site] == 1 && lines.len() > 1);
    through.into_iter().filter(meets).flat_map(|(_, lines)| lines).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crossings_are_found_and_common_ends_are_not() {
        let line = |points: &[(i32, i32)]| points.iter().map(|(x, y)| Site { x: *x, y: *y }).collect::<Vec<_>>();
        let apart = [line(&[(0, 0), (100, 0)]), line(&[(100, 0), (100, 100)]), line(&[(5000, 5000), (5100, 5050)])];
        assert!(tangled(&apart).is_empty());
        let crossed = [line(&[(0, 0), (100, 0)]), line(&[(50, -50), (50, 50)]), line(&[(300, 300), (301, 301)])];
        assert_eq!(tangled(&crossed), BTreeSet::from([0, 1]));
        let covered = [line(&[(0, 0), (100, 0)]), line(&[(100, 0), (0, 0)])];
        assert_eq!(tangled(&covered), BTreeSet::from([0, 1]));
    }
}
