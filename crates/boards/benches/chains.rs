//! Decisions of Chains in a second.

use boards::banqi::{Banqi, BoardSize, Setup, State, agents, read_position};
use criterion::{Criterion, criterion_group, criterion_main};
use tabletop::notation::Span;
use tabletop::{Budget, Monitor, Seed, Think};

fn decisions(c: &mut Criterion) {
    let mut group = c.benchmark_group("chains");
    let small = Setup::default();
    let large = Setup { size: BoardSize::Large, ..Setup::default() };
    for (name, setup, text) in [
        ("face down", &small, "G?a?C?s?/?S?c?R?e/h?A?g?S?/?s?H?r?E"),
        ("all open", &small, "gSaCeRrH/hScAsEsG/SaRcEhSs/AsHrCesS b2"),
        ("few", &small, "sr4R1/s1G1a2A/Rh1s1a2/A1E1H3 b2 EHCCSSSSSgeehccssr"),
        ("large", &large, "gSaCeRrH/hScAsEsG/SaRcEhSs/AsHrCesS/????????/????????/????????/???????? b2"),
    ] {
        let game = Banqi::new(setup.clone()).expect("it can be played");
        let state: State = read_position(&game, Span::of(text)).unwrap_or_else(|fault| panic!("{fault}"));
        let mut agent = agents::make("chains").unwrap_or_else(|fault| panic!("{fault}"));
        let monitor = Monitor::new();
        group.bench_function(name, |b| {
            b.iter(|| {
                let rng = Seed(1).stream("think", 0);
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                agent.decide(&game, &state, &mut think)
            });
        });
    }
    group.finish();
}

criterion_group!(benches, decisions);
criterion_main!(benches);
