//! Cost of the kernel that searches walk with: what may be done, doing it, and both together as perft.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hare::{Hare, Setup, State, perft};
use tabletop::{Game, NoEvents};

fn rules(seats: u8, luck: bool) -> Hare {
    Hare::new(Setup { seats, luck, ..Setup::default() }).expect("it can be played")
}

/// A position in the middle of a race: the longest of the legal steps that are not over ten squares, a few rounds long.
fn middle(game: &Hare) -> State {
    let mut state = game.start();
    for _ in 0..12 {
        let moves = game.moves(&state);
        let Some(action) = moves.get(moves.len() / 2) else { break };
        game.play(&mut state, action, &mut NoEvents);
    }
    state
}

fn steps(c: &mut Criterion) {
    for seats in [2, 4, 6] {
        let game = rules(seats, false);
        let state = middle(&game);
        let action = game.moves(&state).get(0).expect("it can move");
        c.bench_function(&format!("moves/{seats} seats"), |b| b.iter(|| game.moves(black_box(&state)).len()));
        c.bench_function(&format!("play/{seats} seats"), |b| {
            b.iter(|| {
                let mut next = *black_box(&state);
                game.play(&mut next, black_box(action), &mut NoEvents);
                next
            });
        });
        c.bench_function(&format!("key/{seats} seats"), |b| b.iter(|| black_box(&state).key()));
    }
}

fn lines(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    for (name, luck) in [("sober", false), ("cards", true)] {
        let game = rules(4, luck);
        let state = middle(&rules(4, false));
        let depth = 6;
        group.throughput(Throughput::Elements(perft(&game, &state, depth)));
        group.bench_function(name, |b| b.iter(|| perft(&game, black_box(&state), depth)));
    }
    group.finish();
}

criterion_group!(benches, steps, lines);
criterion_main!(benches);
