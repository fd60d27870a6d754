//! Iterations per second on Leduc hold'em built whole, and leaves opened per second while trees grow: in Leduc, whose rules are cheap, and in a
//! made-up game as wide as chess that starts from some hundred positions.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use search::{Cfr, CfrLimits, Entry, ExtensiveForm, Start};
use tabletop::{Monitor, Seat, Seed, Turn};

#[allow(dead_code)]
#[path = "../tests/search/regret/leduc.rs"]
mod leduc;

use leduc::Leduc;

/// Thirty moves for either seat, of which the other sees only one in four kinds; and as many bytes as a chess position has.
#[derive(Clone)]
struct Wide {
    keys: [u64; 2],
    worth: f64,
    mover: u8,
    _board: [u8; 128],
}

impl Wide {
    fn new(hidden: u64) -> Self {
        Self { keys: [1, mix(hidden, 2)], worth: 0.0, mover: 0, _board: [0; 128] }
    }
}

fn mix(one: u64, other: u64) -> u64 {
    let x = (one.rotate_left(23) ^ other).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x ^ (x >> 29)
}

impl ExtensiveForm for Wide {
    type Move = u8;

    fn turn(&self) -> Turn {
        Turn::Seat(Seat(self.mover))
    }

    fn information(&self, seat: Seat) -> u64 {
        self.keys[seat.index()]
    }

    fn moves(&self, out: &mut Vec<u8>) {
        out.extend(0..30);
    }

    fn play(&mut self, mv: u8) {
        let (own, other) = (usize::from(self.mover), usize::from(1 - self.mover));
        let change = (mix(self.keys[own], mv.into()) % 64) as f64 / 64.0 - 0.5;
        self.worth += if own == 0 { change } else { -change };
        self.keys[own] = mix(self.keys[own], mv.into());
        self.keys[other] = mix(self.keys[other], 100 + u64::from(mv % 4));
        self.mover = 1 - self.mover;
    }

    fn evaluate(&self) -> f64 {
        self.worth
    }
}

fn leduc() -> Cfr<Leduc> {
    let mut cfr = Cfr::new(1 << 20);
    cfr.begin(&[Start::new(Leduc::new(), 1.0)], Entry::Dealt).expect("Leduc keeps the contract");
    cfr
}

fn wide(positions: u64) -> Cfr<Wide> {
    let starts: Vec<_> = (0..positions).map(|hidden| Start::new(Wide::new(hidden / 4), 1.0).or(0.1)).collect();
    let mut cfr = Cfr::new(1 << 22);
    cfr.begin(&starts, Entry::Resolve(Seat(1))).expect("keys follow from what was seen");
    cfr
}

fn solve<G: ExtensiveForm>(cfr: &mut Cfr<G>, limits: &CfrLimits) {
    let solved = cfr.solve(limits, &mut Seed(1).stream("bench", 0), &Monitor::new());
    black_box(solved.expect("the games keep the contract"));
}

fn regret(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("regret");
    group.sample_size(10);
    let mut cfr = leduc();
    cfr.open_all().expect("Leduc keeps the contract");
    solve(&mut cfr, &CfrLimits::iterations(500));
    let solved = cfr.solved();
    println!(
        "Leduc: {} nodes, {} sets, exploitability {:.5} after 500",
        solved.nodes,
        solved.sets,
        cfr.exploitability()
    );
    group.throughput(Throughput::Elements(100));
    group.bench_function("iterations/leduc", |bencher| {
        bencher.iter(|| solve(&mut cfr, &CfrLimits::iterations(100)));
    });

    let growing = CfrLimits::iterations(100).growing(20, 4.0);
    group.throughput(Throughput::Elements(2_000));
    group.bench_function("leaves/leduc", |bencher| {
        bencher.iter_batched(leduc, |mut cfr| solve(&mut cfr, &growing), BatchSize::PerIteration);
    });

    let growing = CfrLimits::iterations(100).growing(50, 0.5);
    let mut cfr = wide(256);
    solve(&mut cfr, &growing);
    println!("wide: {:?}", cfr.solved());
    group.throughput(Throughput::Elements(5_000));
    group.bench_function("leaves/wide", |bencher| {
        bencher.iter_batched(|| wide(256), |mut cfr| solve(&mut cfr, &growing), BatchSize::PerIteration);
    });
    group.throughput(Throughput::Elements(100));
    group.bench_function("iterations/wide", |bencher| {
        bencher.iter(|| solve(&mut cfr, &CfrLimits::iterations(100)));
    });
    group.finish();
}

criterion_group!(benches, regret);
criterion_main!(benches);
