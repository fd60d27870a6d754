//! What it takes to count all placements of foxes, and to decide on a shot.

use std::hint::black_box;

use boards::fox_hunt::odds::{MOST_COUNTS, Odds};
use boards::fox_hunt::{FoxHunt, Setup, agents, read_position};
use criterion::{Criterion, criterion_group, criterion_main};
use tabletop::notation::Span;
use tabletop::{Budget, Monitor, Seed, Think};

/// Positions of hunts: early, where most is to be counted, and late.
const POSITIONS: [(&str, &str); 3] = [("early", EARLY), ("middle", MIDDLE), ("late", LATE)];

fn decisions(c: &mut Criterion) {
    let mut group = c.benchmark_group("fox hunt");
    group.sample_size(20);
    let game = FoxHunt::new(Setup::default()).expect("it can be played");
    for (name, text) in POSITIONS {
        let view = read_position(&game, Span::of(text)).unwrap_or_else(|fault| panic!("{fault}"));
        let clues = game.clues(&view).expect("they fit");
        let odds = Odds::new(&clues, MOST_COUNTS).expect("they are counted");
        println!("{name}: {} placements, {} counts", odds.placements(), odds.counts());
        group.bench_function(format!("{name}, odds"), |b| b.iter(|| Odds::new(black_box(&clues), MOST_COUNTS)));
        let mut hunter = agents::make("huntsman").expect("there is one");
        let monitor = Monitor::new();
        group.bench_function(format!("{name}, huntsman"), |b| {
            b.iter(|| {
                let rng = Seed(1).stream("think", 0);
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                hunter.decide(&game, black_box(&view), &mut think)
            });
        });
    }
    group.finish();
}

criterion_group!(benches, decisions);
criterion_main!(benches);
