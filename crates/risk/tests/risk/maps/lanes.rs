//! Lanes of each map.

use super::shapes::{Place, Shapes, geometry, xy};
use super::{MAPS, Shipped};
use risk::map::{Lane, Map};

fn first(piece: &[risk::map::Point]) -> Place {
    xy(piece[0])
}

fn last(piece: &[risk::map::Point]) -> Place {
    xy(piece[piece.len() - 1])
}

fn runs_from_shore_to_shore(map: &Map, shapes: &Shapes, lane: &Lane) {
    let [a, b] = lane.ends();
    let names = (map.id(), map.territory_name(a), map.territory_name(b));
    match lane.pieces() {
        [whole] => {
            let ends = (shapes.to_outline(first(whole), a), shapes.to_outline(last(whole), b));
            assert!(ends.0 < 0.1 && ends.1 < 0.1, "{names:?} ends {ends:?} from its shores");
        }
        [left, right] => {
            let ends = (shapes.to_outline(first(left), a), shapes.to_outline(first(right), b));
            assert!(ends.0 < 0.1 && ends.1 < 0.1, "{names:?} begins {ends:?} from its shores");
            assert_eq!((last(left).0, last(right).0), (0.0, f64::from(geometry(map).size().x())), "{names:?}");
            assert_eq!(last(left).1, last(right).1, "the stubs of {names:?} meet at one height");
        }
        pieces => panic!("{names:?} has {} pieces", pieces.len()),
    }
}

/// Where the lane crosses land.
fn ashore(map: &Map, shapes: &Shapes, lane: &Lane) -> Vec<String> {
    let mut ashore = Vec::new();
    for pair in lane.pieces().iter().flat_map(|piece| piece.windows(2)) {
        let (p, q) = (xy(pair[0]), xy(pair[1]));
        for step in 1..10 {
            let share = f64::from(step) / 10.0;
            let at = (p.0 + share * (q.0 - p.0), p.1 + share * (q.1 - p.1));
            let land = shapes.holders(at).into_iter().find(|t| shapes.to_outline(at, *t) > 0.1);
            ashore.extend(land.map(|t| map.territory_name(t).to_owned()));
        }
    }
    ashore.dedup();
    ashore
}

#[test]
fn lanes_run_from_coast_to_coast_over_water_only() {
    let mut faults = Vec::new();
    for Shipped { map, shapes, .. } in MAPS.iter() {
        for lane in geometry(map).lanes() {
            runs_from_shore_to_shore(map, shapes, lane);
            let over = ashore(map, shapes, lane);
            if !over.is_empty() {
                faults.push((map.id(), lane.ends().map(|end| map.territory_name(end)), over));
            }
        }
    }
    assert!(faults.is_empty(), "lanes over land: {faults:#?}");
}
