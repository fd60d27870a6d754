//! What is promised of every solver: the same from the same seed, stops and budgets, and clear errors for games that break the contract.

use search::{Cfr, CfrLimits, Entry, ExtensiveForm, Malformed, Start};
use tabletop::{Monitor, Seat, Turn};

use super::leduc::Leduc;
use super::random::Random;
use super::{ROOM, iterate, rng, start, whole};

/// Everything that a solver says of the game, bit for bit.
fn said<G: ExtensiveForm>(cfr: &Cfr<G>) -> Vec<u64> {
    let mut said = vec![cfr.value().to_bits(), cfr.solved().nodes as u64, cfr.solved().iterations];
    cfr.each_position(|position, reached| {
        said.extend([reached.value, reached.chance, reached.seats[0], reached.seats[1]].map(f64::to_bits));
        if let Turn::Seat(seat) = position.turn() {
            let key = position.information(seat);
            let (average, present) = (cfr.average(seat, key).expect("opened"), cfr.present(seat, key).expect("opened"));
            said.extend(
                average
                    .choices
                    .iter()
                    .chain(&present.choices)
                    .flat_map(|choice| [choice.probability.to_bits(), choice.held]),
            );
        }
    });
    said
}

const GROWING: CfrLimits = CfrLimits::iterations(60).growing(3, 2.0);

#[test]
fn the_same_seed_is_the_same_tree() {
    let once = |seed| {
        let mut cfr = Cfr::new(ROOM);
        cfr.begin(&start(Leduc::new()), Entry::Dealt).unwrap();
        cfr.solve(&GROWING, &mut rng(seed), &Monitor::new()).unwrap();
        said(&cfr)
    };
    assert_eq!(once(1), once(1));
    assert_ne!(once(1), once(2));
}

#[test]
fn to_go_on_is_to_have_gone_on() {
    let mut at_once = Cfr::new(ROOM);
    at_once.begin(&start(Leduc::new()), Entry::Dealt).unwrap();
    at_once.solve(&CfrLimits { iterations: 100, ..GROWING }, &mut rng(1), &Monitor::new()).unwrap();
    let (mut in_parts, mut generator) = (Cfr::new(ROOM), rng(1));
    in_parts.begin(&start(Leduc::new()), Entry::Dealt).unwrap();
    for iterations in [0, 1, 39, 60] {
        in_parts.solve(&CfrLimits { iterations, ..GROWING }, &mut generator, &Monitor::new()).unwrap();
    }
    assert_eq!(said(&at_once), said(&in_parts));
}

#[test]
fn nothing_of_the_last_game_is_left() {
    let fresh = |seed| {
        let mut cfr = Cfr::new(ROOM);
        cfr.begin(&start(Random::new(seed, 7)), Entry::Dealt).unwrap();
        cfr.solve(&GROWING, &mut rng(seed), &Monitor::new()).unwrap();
        cfr
    };
    let mut kept = fresh(0);
    for seed in 1..20 {
        kept.begin(&start(Random::new(seed, 7)), Entry::Dealt).unwrap();
        kept.solve(&GROWING, &mut rng(seed), &Monitor::new()).unwrap();
        assert_eq!(said(&kept), said(&fresh(seed)), "game {seed}");
    }
}

#[test]
fn a_stop_ends_it_and_what_was_found_holds() {
    let monitor = Monitor::new();
    let mut cfr = whole(&start(Leduc::new()), Entry::Dealt);
    let solved = cfr.solve(&CfrLimits::iterations(10), &mut rng(1), &monitor).unwrap();
    assert_eq!((solved.iterations, solved.cut, monitor.progress()), (10, false, (10, solved.depth)));
    let before = said(&cfr);
    monitor.stop();
    let solved = cfr.solve(&CfrLimits::iterations(1_000_000_000), &mut rng(1), &monitor).unwrap();
    assert_eq!((solved.iterations, solved.cut), (10, true));
    assert_eq!(said(&cfr), before);
}

#[test]
fn before_anything_is_begun_nothing_is_known() {
    let mut cfr = Cfr::<Leduc>::new(ROOM);
    iterate(&mut cfr, 3);
    assert_eq!((cfr.value(), cfr.exploitability(), cfr.solved().nodes), (0.0, 0.0, 0));
    assert!(cfr.margins().is_empty() && cfr.average(Seat(0), 1).is_none() && !cfr.solved().whole);
    assert_eq!(cfr.begin(&[], Entry::Dealt), Err(Malformed::NoStart));
    for weight in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        assert_eq!(cfr.begin(&[Start::new(Leduc::new(), weight)], Entry::Dealt), Err(Malformed::NoStart));
    }
    assert_eq!(Cfr::new(3).begin(&start(Random::new(1, 5)), Entry::Resolve(Seat(0))), Err(Malformed::NoRoom(4)));
    assert_eq!(Cfr::new(1).begin(&start(Random::new(1, 5)), Entry::Dealt), Err(Malformed::NoRoom(2)));
    assert!(Cfr::new(2).begin(&start(Random::new(1, 5)), Entry::Dealt).is_ok());
}

/// Three moves of seat 0, of which the second may be forgotten, or may change what can be done afterwards.
#[derive(Clone, Debug)]
struct Forgetful {
    played: Vec<u8>,
    forgets: bool,
    changes: bool,
    payoff: f64,
}

impl ExtensiveForm for Forgetful {
    type Move = u8;

    fn turn(&self) -> Turn {
        if self.played.len() == 3 { Turn::Over } else { Turn::Seat(Seat(0)) }
    }

    fn information(&self, _: Seat) -> u64 {
        match self.played[..] {
            [first, _] if self.forgets => 100 + u64::from(first),
            [first, second] => 200 + u64::from(first) * 10 + u64::from(second),
            _ => self.played.len() as u64 + self.played.iter().map(|mv| 10 * u64::from(*mv)).sum::<u64>(),
        }
    }

    fn moves(&self, out: &mut Vec<u8>) {
        let more = u8::from(self.changes && self.played.get(1) == Some(&1));
        out.extend([0, 1 + more]);
    }

    fn play(&mut self, mv: u8) {
        self.played.push(mv);
    }

    fn evaluate(&self) -> f64 {
        self.payoff * f64::from(self.played.iter().sum::<u8>())
    }
}

#[test]
fn broken_contracts_are_told() {
    let build = |forgets, changes| {
        let mut cfr = Cfr::new(ROOM);
        let game = Forgetful { played: Vec::new(), forgets, changes, payoff: 1.0 };
        cfr.begin(&start(game), Entry::Dealt).and_then(|()| cfr.open_all())
    };
    assert_eq!(build(false, false), Ok(true));
    assert_eq!(build(false, true), Ok(true));
    assert_eq!(build(true, false), Err(Malformed::Recall(Seat(0), 100)));
    assert_eq!(build(true, true), Err(Malformed::Moves(Seat(0), 100)));
    for malformed in
        [Malformed::NoStart, Malformed::NoRoom(5), Malformed::Moves(Seat(0), 1), Malformed::Recall(Seat(1), 2)]
    {
        let (text, number) = (malformed.to_string(), matches!(malformed, Malformed::NoRoom(_)));
        assert!(text.contains(';') && number == text.contains("5 nodes"), "{text}");
    }
}

#[test]
fn payoffs_beyond_all_bounds_stay_numbers() {
    for payoff in [f64::INFINITY, f64::NAN, f64::MAX, -f64::MAX, 1e-300] {
        let game = Forgetful { played: Vec::new(), forgets: false, changes: false, payoff };
        let mut cfr = whole(&start(game), Entry::Dealt);
        iterate(&mut cfr, 50);
        assert!(cfr.value().is_finite() && cfr.exploitability().is_finite(), "{payoff}");
        assert!(cfr.average(Seat(0), 0).unwrap().probabilities().iter().all(|probability| probability.is_finite()));
    }
}
