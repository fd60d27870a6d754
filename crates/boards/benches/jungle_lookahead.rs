//! Positions of Jungle that a search evaluates in a second, and how deep it comes.

use boards::jungle::lookahead::{Knowledge, Outlook, Weights};
use boards::jungle::{Jungle, Setup, State, read_position};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use search::{AlphaBeta, Limits};
use tabletop::Monitor;
use tabletop::notation::Span;

/// Positions evaluated for one search.
const NODES: u64 = 500_000;

fn searches(c: &mut Criterion) {
    let mut group = c.benchmark_group("search");
    group.sample_size(10);
    let game = Jungle::new(Setup::default()).expect("it can be played");
    let knowledge = Knowledge::new(game.rules(), Weights::default());
    for (name, text) in [
        ("jungle, start", "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L"),
        ("jungle, middle", "l5t/1d5/r3w1e/3p3/3c3/3W3/E3P1R/1C3D1/T5L"),
        ("jungle, few", "2l4/7/2D4/7/3t3/T6/4E2/2p4/7"),
    ] {
        let state: State = read_position(&game, Span::of(text)).unwrap_or_else(|fault| panic!("{fault}"));
        let outlook = Outlook::new(&game, &knowledge, &state);
        let root = outlook.node(&state);
        let limits = Limits::depth(60).nodes(NODES);
        let mut search = AlphaBeta::new(18).with_null_windows();
        let found = search.search(&root, &limits, &Monitor::new());
        println!(
            "{name}: depth {} with {} positions of {} walked through, value {:?}",
            found.depth, found.nodes, found.visits, found.value
        );
        group.throughput(Throughput::Elements(found.nodes));
        group.bench_function(name, |b| b.iter(|| search.search(&root, &limits, &Monitor::new()).nodes));
    }
    group.finish();
}

criterion_group!(benches, searches);
criterion_main!(benches);
