//! Cost of the kernels that searches walk with, as lines of play counted.

use std::hint::black_box;

use boards::{banqi, flip_jungle, jungle};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tabletop::Game;
use tabletop::notation::Span;

fn lines(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    let game = banqi::Banqi::new(banqi::Setup::default()).expect("it can be played");
    for (name, text, depth) in [
        ("banqi, face down", "G?a?C?s?/?S?c?R?e/h?A?g?S?/?s?H?r?E", 3),
        ("banqi, all open", "gSaCeRrH/hScAsEsG/SaRcEhSs/AsHrCesS b2", 5),
        ("banqi, few", "sr4R1/s1G1a2A/Rh1s1a2/A1E1H3 b2 EHCCSSSSSgeehccssr", 6),
    ] {
        let position = banqi::read_position(&game, Span::of(text)).unwrap_or_else(|fault| panic!("{fault}")).position();
        group.throughput(Throughput::Elements(banqi::perft(game.rules(), &position, depth)));
        group.bench_function(name, |b| b.iter(|| banqi::perft(game.rules(), black_box(&position), depth)));
    }
    let game = jungle::Jungle::new(jungle::Setup::default()).expect("it can be played");
    let position = game.start().position();
    group.throughput(Throughput::Elements(jungle::perft(game.rules(), &position, 5)));
    group.bench_function("jungle, start", |b| b.iter(|| jungle::perft(game.rules(), black_box(&position), 5)));
    let game = flip_jungle::FlipJungle::new(flip_jungle::Setup::default()).expect("it can be played");
    for (name, text, depth) in [
        ("flip jungle, face down", "?E?c/??r?/????/?l?? w1", 3),
        ("flip jungle, all open", "ElTp/wDcR/eLtP/WdCr w1", 6),
    ] {
        let state = flip_jungle::read_position(&game, Span::of(text)).unwrap_or_else(|fault| panic!("{fault}"));
        let position = state.position();
        group.throughput(Throughput::Elements(flip_jungle::perft(game.rules(), &position, depth)));
        group.bench_function(name, |b| b.iter(|| flip_jungle::perft(game.rules(), black_box(&position), depth)));
    }
    group.finish();
}

criterion_group!(benches, lines);
criterion_main!(benches);
