//! Parts of Leduc solved anew, with and without what lets the opponent decline.

use std::collections::BTreeMap;

use search::{Cfr, Entry, ExtensiveForm, Malformed, Start, plain};
use tabletop::{Seat, Turn};

use super::leduc::{Leduc, Play};
use super::{ROOM, averages, iterate, start, whole};

/// A policy as a list: what a seat does with a key.
type Listed = BTreeMap<(u8, u64), Vec<f64>>;

const ME: Seat = Seat(0);
const THEY: Seat = Seat(1);

fn policy<'a>(listed: &'a Listed, otherwise: &'a Listed) -> impl Fn(Seat, u64, &[Play]) -> Vec<f64> + 'a {
    |seat, key, _| listed.get(&(seat.0, key)).unwrap_or_else(|| &otherwise[&(seat.0, key)]).clone()
}

/// The averages of a solved game.
fn list(cfr: &Cfr<Leduc>) -> Listed {
    let mut listed = Listed::new();
    cfr.each_position(|position, _| {
        if let Turn::Seat(seat) = position.turn() {
            let key = position.information(seat);
            listed.insert((seat.0, key), cfr.average(seat, key).unwrap().probabilities());
        }
    });
    listed
}

/// Where the second round begins, by what both have seen. Each with how likely chance and `ME` come there, and `THEY`.
fn second_rounds(blueprint: &Cfr<Leduc>) -> BTreeMap<u64, Vec<(Leduc, f64, f64)>> {
    let mut parts: BTreeMap<u64, Vec<_>> = BTreeMap::new();
    blueprint.each_position(|position, reached| {
        if position.second_round_begins() {
            let part = parts.entry(position.public).or_default();
            part.push((position.clone(), reached.chance * reached.seats[0], reached.seats[1]));
        }
    });
    parts
}

/// The second round solved anew, part by part: only what `ME` does in it.
fn resolved(blueprint: &Cfr<Leduc>, entry: Entry, check: impl Fn(&Cfr<Leduc>)) -> Listed {
    let (known, none) = (list(blueprint), Listed::new());
    let mut patch = Listed::new();
    let mut cfr = Cfr::new(ROOM);
    for part in second_rounds(blueprint).values() {
        let alternative = |key: u64| {
            let own = part.iter().filter(|(position, ..)| position.information(THEY) == key);
            let starts: Vec<_> = own.map(|(position, weight, _)| Start::new(position.clone(), *weight)).collect();
            plain::best_response(&starts, THEY, &policy(&known, &none))
        };
        let starts: Vec<_> = part
            .iter()
            .map(|(position, weight, theirs)| match entry {
                Entry::Dealt => Start::new(position.clone(), weight * theirs),
                _ => Start::new(position.clone(), *weight).or(alternative(position.information(THEY))),
            })
            .collect();
        match cfr.begin(&starts, entry) {
            // Nobody comes here by the blueprint.
            Err(Malformed::NoStart) => continue,
            begun => begun.unwrap(),
        }
        assert!(cfr.open_all().unwrap());
        iterate(&mut cfr, 400);
        check(&cfr);
        patch.extend(list(&cfr).into_iter().filter(|((seat, _), _)| *seat == ME.0));
    }
    patch
}

/// Every play and every entry: what `THEY` leave of the game to `ME` if they know the strategy.
#[test]
fn a_part_solved_with_a_gadget_is_not_easier_to_exploit_and_without_it_is() {
    let game = start(Leduc::new());
    for iterations in [12, 40, 500] {
        let mut blueprint = whole(&game, Entry::Dealt);
        iterate(&mut blueprint, iterations);
        let known = list(&blueprint);
        let left = |patch: &Listed| plain::best_response(&game, THEY, &policy(patch, &known));
        let before = left(&Listed::new());
        let resolve = left(&resolved(&blueprint, Entry::Resolve(THEY), |cfr| {
            let margins = cfr.margins();
            assert!(!margins.is_empty() && margins.iter().all(|margin| margin.margin > -0.02), "{margins:?}");
        }));
        let margin = left(&resolved(&blueprint, Entry::MaxMargin(THEY), |cfr| {
            let least = cfr.margins().iter().map(|margin| margin.margin).fold(f64::INFINITY, f64::min);
            // What the game is worth is the least margin.
            assert!(least > -0.02 && (least - cfr.best_response(THEY)).abs() < 1e-9, "{least}");
        }));
        let unsafely = left(&resolved(&blueprint, Entry::Dealt, |cfr| assert!(cfr.margins().is_empty())));
        println!("{iterations}: {before}, resolve {resolve}, margin {margin}, without {unsafely}");
        assert!(resolve > before - 0.005 && margin > before - 0.005, "{before}, {resolve}, {margin}");
        assert!(unsafely < resolve - 0.02 && unsafely < margin - 0.02, "{resolve}, {margin}, without {unsafely}");
    }
}
