//! Positions a search evaluates in a second, and how deep it comes.

use boards::banqi::lookahead::{Outlook, Weights, Worth};
use boards::banqi::{Banqi, Setup, State, read_position};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use search::{AlphaBeta, Limits};
use tabletop::Monitor;
use tabletop::notation::Span;

/// Positions evaluated for one search.
const NODES: u64 = 200_000;

fn searches(c: &mut Criterion) {
    let mut group = c.benchmark_group("search");
    group.sample_size(10);
    let game = Banqi::new(Setup::default()).expect("it can be played");
    let worth = Worth::new(game.rules(), Weights::default());
    for (name, text) in [
        ("banqi, face down", "G?a?C?s?/?S?c?R?e/h?A?g?S?/?s?H?r?E"),
        ("banqi, all open", "gSaCeRrH/hScAsEsG/SaRcEhSs/AsHrCesS b2"),
        ("banqi, few", "sr4R1/s1G1a2A/Rh1s1a2/A1E1H3 b2 EHCCSSSSSgeehccssr"),
    ] {
        let state: State = read_position(&game, Span::of(text)).unwrap_or_else(|fault| panic!("{fault}"));
        let outlook = Outlook::new(&game, &worth, &state);
        let root = outlook.node(&state);
        let limits = Limits::depth(60).nodes(NODES);
        let mut search = AlphaBeta::new(18).with_null_windows();
        let found = search.search(&root, &limits, &Monitor::new());
        println!(
            "{name}: depth {} with {} positions of {} walked through, value {:?}, {:?}",
            found.depth, found.nodes, found.visits, found.value, found.line
        );
        group.throughput(Throughput::Elements(found.nodes));
        group.bench_function(name, |b| {
            b.iter(|| AlphaBeta::new(18).with_null_windows().search(&root, &limits, &Monitor::new()).nodes);
        });
    }
    group.finish();
}

criterion_group!(benches, searches);
criterion_main!(benches);
