//! Writes the map file: one line for each fact, numbers in hundredths at most.

use crate::board::Board;
use crate::dissolve::ArcRef;
use crate::lattice::Site;
use crate::place::Placement;
use crate::plan::Plan;
use crate::plane::Point;
use crate::project::{from_lattice, to_lattice};
use crate::tables::Territory;
use std::fmt::Write as _;

/// Everything the map file says.
pub struct World<'a> {
    pub plan: &'a Plan,
    pub continents: &'a [(String, u32)],
    pub territories: &'a [Territory],
    pub board: &'a Board,
    pub placements: &'a [Placement],
    /// The two ends' names and the pieces of each lane.
    pub lanes: &'a [([String; 2], Vec<Vec<Point>>)],
    pub lakes: &'a [Vec<Point>],
    pub wilds: &'a [Vec<Point>],
}

impl World<'_> {
    /// The text of the map file.
    pub fn to_ron(&self) -> String {
        let Plan { id, name, about, board: (width, height), .. } = self.plan;
        let mut ron = format!(
            "// {about} Written by `cargo run -p worldmap`; change tools/worldmap or assets/risk/source/{id}\n\
             // instead. Land: Natural Earth 1:50m (public domain). The format is described in crates/risk/src/map/raw.rs.\n"
        );
        let _ = writeln!(ron, "(\n    format: 1,\n    id: {id:?},\n    name: {name:?},");
        list(&mut ron, 1, "continents", self.continents, |(name, bonus)| format!("(name: {name:?}, bonus: {bonus})"));
        let mut symbols = ["Infantry", "Cavalry", "Artillery"].into_iter().cycle();
        list(&mut ron, 1, "territories", self.territories, |territory| {
            // Dealt in turn, so that every continent has its share of each symbol.
            let card = symbols.next().unwrap_or_default();
            let Territory { name, continent, neighbours } = territory;
            format!("(name: {name:?}, continent: {continent:?}, card: {card}, neighbours: {neighbours:?})")
        });
        let _ = writeln!(ron, "    geometry: Some((\n        size: ({width}, {height}),");
        list(&mut ron, 2, "arcs", &self.board.arcs[..self.board.played], |sites| line(&points(sites)));
        let owners: Vec<(usize, (&Territory, &Placement))> =
            self.territories.iter().zip(self.placements).enumerate().collect();
        list(&mut ron, 2, "outlines", &owners, |(owner, (t, at))| self.outline(*owner, &t.name, **at));
        list(&mut ron, 2, "lanes", self.lanes, |([a, b], pieces)| {
            let pieces: Vec<String> = pieces.iter().map(|piece| line(piece)).collect();
            format!("(between: ({a:?}, {b:?}), pieces: [{}])", pieces.join(", "))
        });
        list(&mut ron, 2, "lakes", self.lakes, |lake| line(lake));
        list(&mut ron, 2, "wilds", self.wilds, |wild| line(wild));
        ron.push_str("    )),\n)\n");
        ron
    }

    fn outline(&self, owner: usize, name: &str, at: Placement) -> String {
        let patches = self.board.patches.iter().filter(|patch| patch.owner == owner);
        let polygons: Vec<String> = patches
            .map(|patch| {
                let rings: Vec<String> = patch.rings.iter().map(|ring| references(ring)).collect();
                format!("[{}]", rings.join(", "))
            })
            .collect();
        let polygons = polygons.join(", ");
        let (label, token) = (point(at.label), point(at.token));
        format!("(territory: {name:?}, label: {label}, token: {token}, polygons: [{polygons}])")
    }
}

/// A named list, one item a line.
fn list<T>(ron: &mut String, depth: usize, name: &str, items: &[T], mut show: impl FnMut(&T) -> String) {
    let indent = "    ".repeat(depth);
    let _ = writeln!(ron, "{indent}{name}: [");
    for item in items {
        let _ = writeln!(ron, "{indent}    {},", show(item));
    }
    let _ = writeln!(ron, "{indent}],");
}

/// Arcs as numbers; one walked backwards is written as its complement: -1 for 0, -2 for 1.
fn references(ring: &[ArcRef]) -> String {
    let number = |part: &ArcRef| if part.reversed { !(part.arc as i64) } else { part.arc as i64 };
    format!("{:?}", ring.iter().map(number).collect::<Vec<_>>())
}

fn points(sites: &[Site]) -> Vec<Point> {
    sites.iter().map(|site| from_lattice(*site)).collect()
}

fn line(points: &[Point]) -> String {
    format!("[{}]", points.iter().map(|p| point(*p)).collect::<Vec<_>>().join(","))
}

fn point(p: Point) -> String {
    let [x, y] = from_lattice(to_lattice(p));
    format!("({x},{y})")
}
