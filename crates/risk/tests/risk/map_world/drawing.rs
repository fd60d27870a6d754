//! The drawing shows the borders there are, and no other.

use super::WORLD;
use super::shapes::{area, contains, geometry, holders, polygons, sides, to_outline, xy};
use risk::map::{BorderKind, TerritoryId};
use std::collections::{BTreeMap, BTreeSet};

type Pairs = BTreeSet<(TerritoryId, TerritoryId)>;

fn ordered(a: TerritoryId, b: TerritoryId) -> (TerritoryId, TerritoryId) {
    (a.min(b), a.max(b))
}

fn all_borders() -> Pairs {
    WORLD.territories().flat_map(|a| WORLD.neighbours(a).iter().map(move |b| ordered(a, *b))).collect()
}

fn lanes() -> Pairs {
    let pairs: Pairs = geometry().lanes().iter().map(|lane| ordered(lane.ends()[0], lane.ends()[1])).collect();
    assert_eq!(pairs.len(), geometry().lanes().len(), "a lane is there twice");
    pairs
}

/// Pairs whose outlines have an arc in common.
fn by_arcs() -> Pairs {
    let both = |arc: &risk::map::BorderArc| Some(ordered(arc.sides()[0]?, arc.sides()[1]?));
    geometry().arcs().iter().filter_map(both).collect()
}

/// Pairs whose rings run along a common side in opposite directions, found from coordinates alone.
fn by_coordinates() -> Pairs {
    type Vertex = (u64, u64);
    let bits = |(x, y): (f64, f64)| -> Vertex { (x.to_bits(), y.to_bits()) };
    let mut owners: BTreeMap<(Vertex, Vertex), TerritoryId> = BTreeMap::new();
    for territory in WORLD.territories() {
        for ring in polygons(territory).iter().flatten() {
            for (a, b) in sides(ring) {
                assert!(owners.insert((bits(a), bits(b)), territory).is_none(), "land claimed twice at {a:?}");
            }
        }
    }
    owners.iter().filter_map(|(&(a, b), here)| Some(ordered(*here, *owners.get(&(b, a))?))).collect()
}

#[test]
fn polygons_give_59_land_borders_and_lanes_the_other_24() {
    let land = by_arcs();
    assert_eq!(land.len(), 59);
    assert_eq!(lanes().len(), 24);
    assert!(land.is_disjoint(&lanes()));
    assert_eq!(&land | &lanes(), all_borders());
}

#[test]
fn coordinates_alone_give_the_same_land_borders() {
    assert_eq!(by_coordinates(), by_arcs());
}

/// Points along a side, at most two units apart.
fn along((a, b): ((f64, f64), (f64, f64))) -> impl Iterator<Item = (f64, f64)> {
    let steps = ((a.0 - b.0).hypot(a.1 - b.1) / 2.0).ceil().max(1.0);
    (0..steps as u32).map(move |step| {
        let share = f64::from(step) / steps;
        (a.0 + share * (b.0 - a.0), a.1 + share * (b.1 - a.1))
    })
}

/// Nobody may see a border where there is none: the closest such pair faces each other over Hudson Strait.
#[test]
fn land_that_is_not_adjacent_stays_apart() {
    const APART: f64 = 4.0;
    struct Shore {
        territory: TerritoryId,
        at: (f64, f64),
    }
    let borders = all_borders();
    let mut cells: BTreeMap<(i64, i64), Vec<Shore>> = BTreeMap::new();
    for territory in WORLD.territories() {
        for ring in polygons(territory).into_iter().flatten() {
            for at in sides(&ring).flat_map(along) {
                let cell = ((at.0 / APART) as i64, (at.1 / APART) as i64);
                cells.entry(cell).or_default().push(Shore { territory, at });
            }
        }
    }
    for ((column, row), shores) in &cells {
        let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (column + dx, row + dy)));
        for other in around.filter_map(|cell| cells.get(&cell)).flatten() {
            for shore in shores {
                let names = [shore.territory, other.territory].map(|t| WORLD.territory_name(t));
                let distance = (shore.at.0 - other.at.0).hypot(shore.at.1 - other.at.1);
                let neighbours = borders.contains(&ordered(shore.territory, other.territory));
                let meet = shore.territory == other.territory || neighbours;
                assert!(meet || distance >= APART, "{names:?} come as close as {distance} at {:?}", shore.at);
            }
        }
    }
}

#[test]
fn land_never_overlaps() {
    let shapes: Vec<_> = WORLD.territories().map(polygons).collect();
    let mut on_land = 0;
    // Off the lattice of hundredths, so that no sample lies on a line.
    for column in 0..400 {
        for row in 0..200 {
            let p = (f64::from(column) * 4.0 + 1.234_5, f64::from(row) * 4.0 + 2.345_6);
            let owners = shapes.iter().filter(|polygons| polygons.iter().any(|rings| contains(rings, p))).count();
            assert!(owners <= 1, "{owners} territories at {p:?}");
            on_land += owners;
        }
    }
    let total: f64 =
        shapes.iter().flatten().map(|rings| area(&rings[0]) - rings[1..].iter().map(|r| area(r)).sum::<f64>()).sum();
    let sampled = on_land as f64 * 16.0;
    assert!((total - sampled).abs() < 0.02 * total, "areas sum to {total}, samples to {sampled}");
}

#[test]
fn a_token_fits_inside_every_territory() {
    const RADIUS: f64 = 12.0;
    for territory in WORLD.territories() {
        let name = WORLD.territory_name(territory);
        let token = xy(geometry().outline(territory).token());
        assert_eq!(holders(token), [territory], "{name}");
        // Iceland, Great Britain and Japan are narrower than a token even enlarged; it overhangs them by a few units.
        let room = to_outline(token, territory);
        let enough = if ["Iceland", "Great Britain", "Japan"].contains(&name) { 9.5 } else { RADIUS };
        assert!(room >= enough, "{name} leaves {room} of {RADIUS} for its token");
    }
}

#[test]
fn names_lie_on_their_own_land_or_on_water_beside_it() {
    for territory in WORLD.territories() {
        let name = WORLD.territory_name(territory);
        let outline = geometry().outline(territory);
        let (label, token) = (xy(outline.label()), xy(outline.token()));
        let on = holders(label);
        assert!(on.is_empty() || on == [territory], "{name} is written on {on:?}");
        let (dx, dy) = (label.0 - token.0, label.1 - token.1);
        assert!(dx.hypot(dy) < 60.0, "{name} is written {dx}, {dy} from its token");
        assert!(dx.abs() > 12.0 || dy.abs() > 17.0, "the token of {name} hides its name");
    }
}

#[test]
fn lanes_run_from_coast_to_coast_over_water_only() {
    for lane in geometry().lanes() {
        let [a, b] = lane.ends();
        let names = (WORLD.territory_name(a), WORLD.territory_name(b));
        let first = |piece: &[risk::map::Point]| xy(piece[0]);
        let last = |piece: &[risk::map::Point]| xy(piece[piece.len() - 1]);
        match lane.pieces() {
            [whole] => {
                assert!(to_outline(first(whole), a) < 0.1, "{names:?} starts {}", to_outline(first(whole), a));
                assert!(to_outline(last(whole), b) < 0.1, "{names:?} ends {}", to_outline(last(whole), b));
            }
            [left, right] => {
                assert!(to_outline(first(left), a) < 0.1 && to_outline(first(right), b) < 0.1, "{names:?}");
                assert_eq!((last(left).0, last(right).0), (0.0, f64::from(geometry().size().x())), "{names:?}");
                assert_eq!(last(left).1, last(right).1, "the stubs meet at one height");
            }
            pieces => panic!("{names:?} has {} pieces", pieces.len()),
        }
        for piece in lane.pieces() {
            for pair in piece.windows(2) {
                let (p, q) = (xy(pair[0]), xy(pair[1]));
                for step in 1..10 {
                    let share = f64::from(step) / 10.0;
                    let at = (p.0 + share * (q.0 - p.0), p.1 + share * (q.1 - p.1));
                    let ashore = holders(at).into_iter().find(|t| to_outline(at, *t) > 0.1);
                    assert_eq!(ashore.map(|t| WORLD.territory_name(t)), None, "{names:?} at {at:?}");
                }
            }
        }
    }
}

#[test]
fn arcs_know_how_to_be_stroked() {
    let mut counts = BTreeMap::new();
    for arc in geometry().arcs() {
        *counts.entry(WORLD.border_kind(arc)).or_insert(0) += 1;
        if let [Some(a), Some(b)] = arc.sides() {
            let same = WORLD.continent_of(a) == WORLD.continent_of(b);
            assert_eq!(WORLD.border_kind(arc), if same { BorderKind::Territory } else { BorderKind::Continent });
        } else {
            assert_eq!(WORLD.border_kind(arc), BorderKind::Coast);
        }
    }
    assert!(counts.len() == 3, "{counts:?}");
}

#[test]
fn lakes_lie_inside_land() {
    assert!(geometry().lakes().len() >= 8);
    for lake in geometry().lakes() {
        let ring: Vec<_> = lake.iter().copied().map(xy).collect();
        assert!(area(&ring) > 1.0);
        let ashore = ring.iter().filter(|p| !holders(**p).is_empty()).count();
        assert!(ashore * 10 >= ring.len() * 8, "a lake near {:?} lies in the sea", ring[0]);
    }
}
