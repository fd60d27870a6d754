//! Trees that grow: to the same answers as trees built whole, and where play leads.

use search::{Cfr, CfrLimits, Entry, ExtensiveForm, plain};
use tabletop::{Monitor, Seat, Turn};

use super::kuhn::Kuhn;
use super::leduc::Leduc;
use super::{ROOM, averages, iterate, rng, start, whole};

/// Both seats choose one of five moves in turns, and everything lies open. Move 2 is right; any other gives a chip away at once.
#[derive(Clone, Default)]
struct Line {
    played: Vec<u8>,
}

impl Line {
    /// How often each seat has left the line.
    fn errors(&self) -> [usize; 2] {
        let errors = |first: usize| self.played.iter().skip(first).step_by(2).filter(|mv| **mv != 2).count();
        [errors(0), errors(1)]
    }
}

impl ExtensiveForm for Line {
    type Move = u8;

    fn turn(&self) -> Turn {
        if self.played.len() == 60 { Turn::Over } else { Turn::Seat(Seat(self.played.len() as u8 % 2)) }
    }

    fn information(&self, _: Seat) -> u64 {
        self.played
            .iter()
            .fold(1, |key: u64, mv| (key.rotate_left(9) ^ u64::from(*mv + 1)).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    fn moves(&self, out: &mut Vec<u8>) {
        out.extend(0..5);
    }

    fn play(&mut self, mv: u8) {
        self.played.push(mv);
    }

    fn evaluate(&self) -> f64 {
        let [first, second] = self.errors();
        second as f64 - first as f64
    }
}

fn grow<G: ExtensiveForm>(game: G, limits: &CfrLimits, seed: u64) -> Cfr<G> {
    let mut cfr = Cfr::new(ROOM);
    cfr.begin(&start(game), Entry::Dealt).expect("the start can happen");
    cfr.solve(limits, &mut rng(seed), &Monitor::new()).expect("keys forget nothing");
    cfr
}

/// The positions that were opened.
fn opened(cfr: &Cfr<Line>) -> Vec<Line> {
    let mut lines = Vec::new();
    cfr.each_position(|line, _| lines.push(line.clone()));
    lines
}

#[test]
fn a_grown_kuhn_is_the_whole_kuhn() {
    for seed in 0..5 {
        let cfr = grow(Kuhn::default(), &CfrLimits::iterations(3_000).growing(1, 1.0), seed);
        let exploitability = plain::exploitability(&start(Kuhn::default()), &averages(&cfr));
        assert!(exploitability < 1e-4, "{exploitability}");
        assert!((cfr.value() + 1.0 / 18.0).abs() < 1e-4, "{}", cfr.value());
        assert!(cfr.solved().nodes <= 59, "{:?}", cfr.solved());
    }
}

#[test]
fn a_grown_leduc_comes_to_the_same_value_as_the_whole() {
    let game = start(Leduc::new());
    let mut built = whole(&game, Entry::Dealt);
    iterate(&mut built, 1_000);
    let limits = CfrLimits::iterations(200).growing(8, 4.0);
    let mut grown = grow(Leduc::new(), &limits, 1);
    let early = plain::exploitability(&game, &averages(&grown));
    grown.solve(&CfrLimits { iterations: 1_800, ..limits }, &mut rng(2), &Monitor::new()).unwrap();
    let late = plain::exploitability(&game, &averages(&grown));
    // What was left closed would need errors of both seats: the game itself is no worse than the tree.
    assert!(
        (late - grown.exploitability()).abs() < 1e-6 && !grown.solved().whole,
        "{late} and {}",
        grown.exploitability()
    );
    println!("Leduc grown: {early}, then {late} with {:?} of {:?}", grown.solved(), built.solved());
    assert!(late < 2e-3 && late < early, "{early}, then {late}");
    assert!((grown.value() - built.value()).abs() < 2e-3, "{} and {}", grown.value(), built.value());
}

#[test]
fn one_line_that_matters_is_the_one_that_is_opened() {
    let limits = CfrLimits::iterations(100).growing(1, 0.3);
    let cfr = grow(Line::default(), &limits, 1);
    let lines = opened(&cfr);
    assert_eq!(lines.len(), 101);
    let on_line = lines.iter().filter(|line| line.errors() == [0, 0]).count();
    assert!(on_line > 25, "{on_line} of them");
    assert_eq!(cfr.solved().nodes, 1 + 1 + 5 * lines.len());
    // With all weight on exploration the same number of leaves lies broad and low.
    let broad = opened(&grow(Line::default(), &CfrLimits { exploration: 100.0, ..limits }, 1));
    let deepest = |lines: &[Line]| lines.iter().map(|line| line.played.len()).max();
    assert!(deepest(&broad) < Some(8) && deepest(&lines) > Some(25), "{:?}, {:?}", deepest(&broad), deepest(&lines));
}

/// The strategy is the line from the first look on, so that only the seat that explores ever leaves it.
#[test]
fn one_seat_explores_while_the_other_keeps_to_its_strategy() {
    let lines = opened(&grow(Line::default(), &CfrLimits::iterations(300).growing(2, 2.0), 3));
    let by = |seat: usize| lines.iter().filter(|line| line.errors()[seat] > 0).count();
    assert!(by(0) > 50 && by(1) > 50, "{} and {}", by(0), by(1));
    // In the answers to an error the strategies of both may still change for a while.
    let both = lines.iter().filter(|line| line.errors().iter().all(|errors| *errors > 0)).count();
    assert!(both * 20 < lines.len(), "{both} of {}", lines.len());
}

#[test]
fn a_new_set_plays_what_looks_best_at_once() {
    let mut cfr = Cfr::new(ROOM);
    cfr.begin(&start(Line::default()), Entry::Dealt).unwrap();
    let key = Line::default().information(Seat(0));
    assert_eq!(cfr.present(Seat(0), key).unwrap().probabilities(), [0.0, 0.0, 1.0, 0.0, 0.0]);
    assert_eq!(cfr.average(Seat(0), key), cfr.present(Seat(0), key));
    // Seat 1 wants what is least.
    let mut second = Line::default();
    second.play(2);
    cfr.begin(&start(second.clone()), Entry::Dealt).unwrap();
    assert_eq!(cfr.present(Seat(1), second.information(Seat(1))).unwrap().likeliest().unwrap().mv, 2);
}

#[test]
fn visits_are_counted_for_the_seat_that_explores() {
    let cfr = grow(Line::default(), &CfrLimits::iterations(50).growing(1, 0.5), 1);
    let visits = cfr.visits(Seat(0), Line::default().information(Seat(0))).unwrap();
    // Every second walk is explored by seat 0.
    assert_eq!(visits.iter().sum::<u32>(), 25);
    assert!(visits.iter().all(|visits| *visits > 0) && visits[2] > 12, "{visits:?}");
}

#[test]
fn a_tree_keeps_within_its_nodes() {
    for nodes in [7, 8, 30, 500] {
        let mut cfr = Cfr::new(nodes);
        cfr.begin(&start(Line::default()), Entry::Dealt).unwrap();
        let solved = cfr.solve(&CfrLimits::iterations(200).growing(3, 1.0), &mut rng(1), &Monitor::new()).unwrap();
        // Every opened position takes five.
        assert_eq!(solved.nodes, 2 + (nodes - 2) / 5 * 5);
        assert!(!solved.whole && solved.iterations == 200);
        assert!(!cfr.open_all().unwrap() && cfr.solved().nodes <= nodes);
    }
}
