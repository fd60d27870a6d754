//! Which territories the drawing shows as neighbours: to begin a map with, or to see what a changed cut has changed.

use crate::board::Board;
use crate::tables::{SeaLane, Territory};
use anyhow::{Result, ensure};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// Pairs of territories by name, each pair and all pairs in order.
type Pairs<'a> = BTreeSet<[&'a str; 2]>;

fn ordered<'a>(a: &'a str, b: &'a str) -> [&'a str; 2] {
    [a.min(b), a.max(b)]
}

fn by_land<'a>(territories: &'a [Territory], board: &Board) -> Pairs<'a> {
    let mut owners: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for patch in board.patches.iter().filter(|patch| patch.owner < territories.len()) {
        for part in patch.rings.iter().flatten() {
            owners.entry(part.arc).or_default().push(patch.owner);
        }
    }
    let name = |owner: usize| territories[owner].name.as_str();
    let shared = owners.values().filter(|owners| owners.len() == 2);
    shared.map(|owners| ordered(name(owners[0]), name(owners[1]))).collect()
}

fn by_lane(lanes: &[SeaLane]) -> Pairs<'_> {
    lanes.iter().map(|lane| ordered(&lane.ends[0], &lane.ends[1])).collect()
}

/// # Errors
/// If a lane joins territories that meet on land.
pub fn check_lanes(territories: &[Territory], board: &Board, lanes: &[SeaLane]) -> Result<()> {
    let land = by_land(territories, board);
    let idle: Vec<[&str; 2]> = by_lane(lanes).intersection(&land).copied().collect();
    ensure!(
        idle.is_empty(),
        "these meet on land and have a lane too: {idle:?}; take the lane out, or cut the land elsewhere"
    );
    Ok(())
}

/// The rows of `territories.csv` with the neighbours by land and by lane.
pub fn rows(territories: &[Territory], board: &Board, lanes: &[SeaLane]) -> String {
    let pairs = &by_land(territories, board) | &by_lane(lanes);
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
