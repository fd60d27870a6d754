//! The drawing of each map shows the borders there are, and no other.

use super::shapes::{Place, Rings, apart, area, geometry, sides, xy};
use super::{MAPS, Shipped};
use risk::map::{BorderKind, TerritoryId};
use std::collections::{BTreeMap, BTreeSet};

type Pairs = BTreeSet<(TerritoryId, TerritoryId)>;

fn ordered(a: TerritoryId, b: TerritoryId) -> (TerritoryId, TerritoryId) {
    (a.min(b), a.max(b))
}

fn all_borders(Shipped { map, .. }: &Shipped) -> Pairs {
    map.territories().flat_map(|a| map.neighbours(a).iter().map(move |b| ordered(a, *b))).collect()
}

fn lanes(Shipped { map, .. }: &Shipped) -> Pairs {
    let lanes = geometry(map).lanes();
    let pairs: Pairs = lanes.iter().map(|lane| ordered(lane.ends()[0], lane.ends()[1])).collect();
    assert_eq!(pairs.len(), lanes.len(), "{}: a lane is there twice", map.id());
    pairs
}

/// Pairs whose outlines have an arc in common.
fn by_arcs(Shipped { map, .. }: &Shipped) -> Pairs {
    let both = |arc: &risk::map::BorderArc| Some(ordered(arc.sides()[0]?, arc.sides()[1]?));
    geometry(map).arcs().iter().filter_map(both).collect()
}

/// Pairs whose rings run along a common side in opposite directions, found from coordinates alone.
fn by_coordinates(Shipped { map, shapes, .. }: &Shipped) -> Pairs {
    type Vertex = (u64, u64);
    let bits = |(x, y): Place| -> Vertex { (x.to_bits(), y.to_bits()) };
    let mut owners: BTreeMap<(Vertex, Vertex), TerritoryId> = BTreeMap::new();
    for territory in map.territories() {
        for ring in shapes.polygons(territory).iter().flatten() {
            for (a, b) in sides(ring) {
                let before = owners.insert((bits(a), bits(b)), territory);
                assert!(before.is_none(), "{}: land claimed twice at {a:?}", map.id());
            }
        }
    }
    owners.iter().filter_map(|(&(a, b), here)| Some(ordered(*here, *owners.get(&(b, a))?))).collect()
}

#[test]
fn each_border_is_a_land_border_or_a_lane() {
    for shipped in MAPS.iter() {
        let (land, lanes) = (by_arcs(shipped), lanes(shipped));
        assert!(land.is_disjoint(&lanes), "{}", shipped.map.id());
        assert_eq!(&land | &lanes, all_borders(shipped), "{}", shipped.map.id());
    }
}

#[test]
fn coordinates_alone_give_the_same_land_borders() {
    for shipped in MAPS.iter() {
        assert_eq!(by_coordinates(shipped), by_arcs(shipped), "{}", shipped.map.id());
    }
}

/// Points along a side, at most two units apart.
fn along((a, b): (Place, Place)) -> impl Iterator<Item = Place> {
    let steps = (apart(a, b) / 2.0).ceil().max(1.0);
    (0..steps as u32).map(move |step| {
        let share = f64::from(step) / steps;
        (a.0 + share * (b.0 - a.0), a.1 + share * (b.1 - a.1))
    })
}

/// Nobody may see a border where there is none.
#[test]
fn land_that_is_not_adjacent_stays_apart() {
    const APART: f64 = 4.0;
    struct Shore {
        territory: TerritoryId,
        at: Place,
    }
    let mut close = BTreeSet::new();
    for shipped in MAPS.iter() {
        let (map, borders) = (&shipped.map, all_borders(shipped));
        let mut cells: BTreeMap<(i64, i64), Vec<Shore>> = BTreeMap::new();
        for territory in map.territories() {
            for ring in shipped.shapes.polygons(territory).iter().flatten() {
                for at in sides(ring).flat_map(along) {
                    let cell = ((at.0 / APART) as i64, (at.1 / APART) as i64);
                    cells.entry(cell).or_default().push(Shore { territory, at });
                }
            }
        }
        for ((column, row), shores) in &cells {
            let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (column + dx, row + dy)));
            for other in around.filter_map(|cell| cells.get(&cell)).flatten() {
                for shore in shores.iter().filter(|shore| shore.territory < other.territory) {
                    let pair = (shore.territory, other.territory);
                    if !borders.contains(&pair) && apart(shore.at, other.at) < APART {
                        close.insert((map.id(), map.territory_name(pair.0), map.territory_name(pair.1)));
                    }
                }
            }
        }
    }
    assert!(close.is_empty(), "no neighbours, and nearer than {APART} units: {close:#?}");
}

#[test]
fn land_never_overlaps() {
    for Shipped { map, shapes, .. } in MAPS.iter() {
        let (width, height) = xy(geometry(map).size());
        let mut on_land = 0;
        // Off the lattice of hundredths, so that no sample lies on a line.
        for column in 0..(width / 4.0) as u32 {
            for row in 0..(height / 4.0) as u32 {
                let p = (f64::from(column) * 4.0 + 1.234_5, f64::from(row) * 4.0 + 2.345_6);
                let owners = shapes.holders(p).len();
                assert!(owners <= 1, "{}: {owners} territories at {p:?}", map.id());
                on_land += owners;
            }
        }
        let bare = |rings: &Rings| area(&rings[0]) - rings[1..].iter().map(|ring| area(ring)).sum::<f64>();
        let total: f64 = map.territories().flat_map(|t| shapes.polygons(t)).map(bare).sum();
        let sampled = on_land as f64 * 16.0;
        assert!((total - sampled).abs() < 0.02 * total, "{}: areas sum to {total}, samples to {sampled}", map.id());
    }
}

#[test]
fn arcs_know_how_to_be_stroked() {
    for Shipped { map, .. } in MAPS.iter() {
        let mut counts = BTreeMap::new();
        for arc in geometry(map).arcs() {
            *counts.entry(map.border_kind(arc)).or_insert(0) += 1;
            let expected = match arc.sides() {
                [Some(a), Some(b)] if map.continent_of(a) == map.continent_of(b) => BorderKind::Territory,
                [Some(_), Some(_)] => BorderKind::Continent,
                _ => BorderKind::Coast,
            };
            assert_eq!(map.border_kind(arc), expected);
        }
        assert!(counts.len() == 3, "{}: {counts:?}", map.id());
    }
}

#[test]
fn lakes_lie_inside_land() {
    for Shipped { map, shapes, .. } in MAPS.iter() {
        assert!(!geometry(map).lakes().is_empty(), "{} has no lake", map.id());
        for lake in geometry(map).lakes() {
            let ring: Vec<Place> = lake.iter().copied().map(xy).collect();
            assert!(area(&ring) > 1.0);
            let ashore = ring.iter().filter(|p| !shapes.holders(**p).is_empty()).count();
            let at = (map.id(), ring[0]);
            assert!(ashore * 10 >= ring.len() * 8, "a lake near {at:?} lies in the sea");
        }
    }
}
