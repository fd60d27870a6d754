//! Parts of Leduc solved anew, with and without what lets the opponent decline.

use std::collections::BTreeMap;

use search::{Cfr, CfrLimits, Entry, ExtensiveForm, Malformed, Margin, Start, plain};
use tabletop::{Monitor, Seat, Turn};

use super::kuhn::{JACK, KING, Kuhn, QUEEN};
use super::leduc::{Leduc, Play};
use super::{ROOM, averages, iterate, rng, start, whole};

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
            listed.insert((seat.0, key), cfr.average(seat, key).expect("it was opened").probabilities());
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
            begun => begun.expect("there is room"),
        }
        assert!(cfr.open_all().expect("keys forget nothing"));
        iterate(&mut cfr, 400);
        check(&cfr);
        patch.extend(list(&cfr).into_iter().filter(|((seat, _), _)| *seat == ME.0));
    }
    patch
}

/// What `THEY` leave of the game to `ME` if they know the strategy.
fn left(known: &Listed, patch: &Listed) -> f64 {
    plain::best_response(&start(Leduc::new()), THEY, &policy(patch, known))
}

#[test]
fn a_part_solved_with_a_gadget_loses_nothing_of_what_the_whole_had() {
    let game = start(Leduc::new());
    for (iterations, gain) in [(12, 0.05), (40, 0.01), (500, -0.001)] {
        let mut blueprint = whole(&game, Entry::Dealt);
        iterate(&mut blueprint, iterations);
        let known = list(&blueprint);
        let before = left(&known, &Listed::new());
        let resolve = left(
            &known,
            &resolved(&blueprint, Entry::Resolve(THEY), |cfr| {
                let margins = cfr.margins();
                assert!(!margins.is_empty() && margins.iter().all(|margin| margin.margin > -0.02), "{margins:?}");
            }),
        );
        let margin = left(
            &known,
            &resolved(&blueprint, Entry::MaxMargin(THEY), |cfr| {
                let least = cfr.margins().iter().map(|margin| margin.margin).fold(f64::INFINITY, f64::min);
                // What the game is worth is the least margin.
                assert!(least > -0.02 && (least - cfr.best_response(THEY)).abs() < 1e-9, "{least}");
            }),
        );
        let dealt = left(&known, &resolved(&blueprint, Entry::Dealt, |cfr| assert!(cfr.margins().is_empty())));
        println!("{iterations}: {before:.4}, resolve {resolve:.4}, margin {margin:.4}, without {dealt:.4}");
        // What was found roughly is mended, what was found well is kept.
        assert!(resolve > before + gain && margin > before + gain, "{before}, {resolve}, {margin}");
        // Without a gadget a part is solved for opponents who come as they did; those who know better find it worse.
        if iterations > 12 {
            assert!(dealt < before - 0.01, "{before}, without {dealt}");
        }
    }
}

#[test]
fn parts_that_grow_come_to_the_same_margins() {
    let mut blueprint = whole(&start(Leduc::new()), Entry::Dealt);
    iterate(&mut blueprint, 100);
    let part = second_rounds(&blueprint).into_values().find(|part| part.len() == 8).unwrap();
    let starts: Vec<_> = part
        .iter()
        .map(|(position, weight, _)| Start::new(position.clone(), *weight).or(position.evaluate()))
        .collect();
    for entry in [Entry::Resolve(THEY), Entry::MaxMargin(THEY), Entry::Resolve(ME), Entry::MaxMargin(ME), Entry::Dealt]
    {
        let mut built = whole(&starts, entry);
        iterate(&mut built, 2_000);
        let mut grown = Cfr::new(ROOM);
        grown.begin(&starts, entry).unwrap();
        let nodes = grown.solved().nodes;
        grown.solve(&CfrLimits::iterations(2_000).growing(2, 8.0), &mut rng(1), &Monitor::new()).unwrap();
        assert!(grown.solved().nodes > nodes, "{entry:?}");
        assert!((grown.value() - built.value()).abs() < 0.02, "{entry:?}: {} and {}", grown.value(), built.value());
        let (grown, built) = (grown.margins(), built.margins());
        assert_eq!(grown.len(), if entry == Entry::Dealt { 0 } else { 3 });
        let least = |margins: &[Margin]| margins.iter().map(|margin| margin.margin).fold(f64::INFINITY, f64::min);
        assert!(grown.iter().map(|margin| margin.key).eq(built.iter().map(|margin| margin.key)));
        assert!(
            entry == Entry::Dealt || (least(&grown) - least(&built)).abs() < 0.05,
            "{entry:?}: {grown:?}, {built:?}"
        );
    }
}

/// After a bet in Kuhn the second seat has one right answer with a queen, which keeps a jack from bluffing and a king from hoping for more.
#[test]
fn the_answer_to_a_bet_follows_from_what_the_bettor_could_have_had() {
    let mut solved = whole(&start(Kuhn::default()), Entry::Dealt);
    iterate(&mut solved, 5_000);
    let known = averages(&solved);
    let mut dealt = Vec::new();
    solved.each_position(|position, reached| {
        if position.turn() == Turn::Seat(Seat(0)) && position.untouched() {
            assert!((reached.chance - 1.0 / 6.0).abs() < 1e-12 && reached.seats == [1.0, 1.0]);
            dealt.push((position.clone(), reached.value));
        }
    });
    assert_eq!(dealt.len(), 6);
    assert!((dealt.iter().map(|(_, value)| value / 6.0).sum::<f64>() - solved.value()).abs() < 1e-12);
    let starts: Vec<_> = dealt
        .iter()
        .map(|(position, _)| {
            let same = |other: &&(Kuhn, f64)| other.0.information(Seat(0)) == position.information(Seat(0));
            let own: Vec<_> = dealt.iter().filter(same).map(|(other, _)| Start::new(other.clone(), 1.0)).collect();
            let mut after_bet = position.clone();
            after_bet.play(super::kuhn::Play::Bet);
            Start::new(after_bet, 1.0).or(plain::best_response(&own, Seat(0), &known))
        })
        .collect();
    for entry in [Entry::Resolve(Seat(0)), Entry::MaxMargin(Seat(0))] {
        let mut cfr = whole(&starts, entry);
        iterate(&mut cfr, 5_000);
        let calls = |card| cfr.average(Seat(1), Kuhn::key(card, &[true])).unwrap().choices[1].probability;
        assert!((calls(QUEEN) - 1.0 / 3.0).abs() < 0.01, "{entry:?}: {}", calls(QUEEN));
        assert!(calls(KING) > 0.999 && calls(JACK) < 0.001, "{entry:?}");
        // A jack and a king win by a bet just what they are worth; a queen should not bet.
        for (margin, card) in cfr.margins().iter().zip([JACK, QUEEN, KING]) {
            assert_eq!(margin.key, Kuhn::key(card, &[true]));
            assert!(
                if card == QUEEN { margin.margin > 0.1 } else { margin.margin.abs() < 0.01 },
                "{entry:?}: {margin:?}"
            );
        }
    }
    // Of positions it cannot tell apart the mean of the alternatives counts, by weight.
    let mut uneven = starts.clone();
    for (start, (weight, more)) in uneven.iter_mut().zip([(1.0, 3.0), (3.0, -1.0)].into_iter().cycle()) {
        (start.weight, start.alternative) = (weight, start.alternative + more);
    }
    let mean = |starts: &[Start<Kuhn>], entry| {
        let mut cfr = whole(starts, entry);
        iterate(&mut cfr, 100);
        (cfr.value(), cfr.margins())
    };
    for entry in [Entry::Resolve(Seat(0)), Entry::MaxMargin(Seat(0))] {
        let even: Vec<_> = uneven
            .iter()
            .zip(&starts)
            .map(|(one, other)| Start { alternative: other.alternative, ..one.clone() })
            .collect();
        let (one, other) = (mean(&uneven, entry), mean(&even, entry));
        assert!((one.0 - other.0).abs() < 1e-9, "{entry:?}: {one:?}, {other:?}");
    }
}
