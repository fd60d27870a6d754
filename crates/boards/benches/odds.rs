//! What it takes to count all placements of foxes, and to decide on a shot.

use std::hint::black_box;

use boards::fox_hunt::odds::{MOST_COUNTS, Odds};
use boards::fox_hunt::{Action, FoxHunt, Setup, View, agents};
use criterion::{Criterion, criterion_group, criterion_main};
use tabletop::{Budget, Decision, Eye, Game, Monitor, NoEvents, Seed, Think, Turn};

/// Shots before the decision.
const SHOTS: [usize; 4] = [1, 6, 10, 14];

fn decision(game: &FoxHunt, view: &View) -> Decision<Action> {
    let mut hunter = agents::make("huntsman").expect("there is one");
    let (rng, monitor) = (Seed(1).stream("think", view.shots.len() as u64), Monitor::new());
    let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
    hunter.decide(game, view, &mut think)
}

/// What huntsman sees after so many shots of its own.
fn after(game: &FoxHunt, shots: usize) -> View {
    let mut state = game.start();
    let mut rng = Seed(1).stream("foxes", 0);
    while game.turn(&state) == Turn::Chance {
        let drawn = game.draw(&state, &mut rng).expect("it is due");
        game.resolve(&mut state, &drawn, &mut NoEvents).expect("it may come");
    }
    for _ in 0..shots {
        let shot = decision(game, &game.view(&state, Eye::Public)).action;
        game.apply(&mut state, &shot, &mut NoEvents).expect("it is allowed");
    }
    game.view(&state, Eye::Public)
}

fn decisions(c: &mut Criterion) {
    let mut group = c.benchmark_group("fox hunt");
    group.sample_size(20);
    let game = FoxHunt::new(Setup::default()).expect("it can be played");
    for shots in SHOTS {
        let view = after(&game, shots);
        let clues = game.clues(&view).expect("they fit");
        let odds = Odds::new(&clues, MOST_COUNTS).expect("they are counted");
        println!("after {shots} shots: {} placements, {} counts", odds.placements(), odds.counts());
        group.bench_function(format!("odds after {shots} shots"), |b| {
            b.iter(|| Odds::new(black_box(&clues), MOST_COUNTS));
        });
        group.bench_function(format!("huntsman after {shots} shots"), |b| {
            b.iter(|| decision(&game, black_box(&view)));
        });
    }
    group.finish();
}

criterion_group!(benches, decisions);
criterion_main!(benches);
