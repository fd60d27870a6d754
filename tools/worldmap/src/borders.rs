//! Which territories the drawing shows as neighbours: to begin a map with, or to see what a changed cut has changed.

use crate::board::Board;
use crate::tables::{SeaLane, Territory};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// The rows of `territories.csv` with the neighbours by land and by lane.
pub fn rows(territories: &[Territory], board: &Board, lanes: &[SeaLane]) -> String {
    let mut owners: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for patch in board.patches.iter().filter(|patch| patch.owner < territories.len()) {
        for part in patch.rings.iter().flatten() {
            owners.entry(part.arc).or_default().push(patch.owner);
        }
    }
    let by_land = owners.values().filter(|owners| owners.len() == 2);
    let mut pairs: BTreeSet<[&str; 2]> =
        by_land.map(|owners| [0, 1].map(|side| territories[owners[side]].name.as_str())).collect();
    pairs.extend(lanes.iter().map(|lane| [lane.ends[0].as_str(), lane.ends[1].as_str()]));
    let mut rows = String::new();
    for Territory { name, continent, .. } in territories {
        let others = pairs.iter().filter_map(|[a, b]| match name {
            name if name == a => Some(*b),
            name if name == b => Some(*a),
            _ => None,
        });
        let neighbours: Vec<&str> = others.collect::<BTreeSet<_>>().into_iter().collect();
        let _ = writeln!(rows, "{name};{continent};{}", neighbours.join(", "));
    }
    rows
}
