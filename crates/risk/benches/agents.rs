//! Cost of opponents: whole games of those that do not search, and single decisions of those that do.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, criterion_group, criterion_main};
use risk::map::Map;
use risk::{Phase, Risk, Setup, View, agents};
use tabletop::{Budget, Eye, Game, Limits, Monitor, NoEvents, Seed, Table, Think, Turn};

fn risk(seats: u8) -> Risk {
    let text = include_str!("../../../assets/risk/world.ron");
    let map = Map::from_ron("world.ron", text).expect("the world map is sound");
    Risk::new(Setup { seats, ..Setup::default() }, Arc::new(map)).expect("playable")
}

/// Games of two seats with neutrals and cards, seeds in turn.
fn games(c: &mut Criterion) {
    let game = risk(2);
    for pair in [["sentinel", "raider"], ["gardener", "drifter"]] {
        let mut seated = pair.map(|name| agents::make(name).expect("a listed agent"));
        let mut seeds = (0..).map(Seed);
        c.bench_function(&format!("game/{} v {}", pair[0], pair[1]), |b| {
            b.iter(|| {
                let seed = seeds.next().expect("seeds do not end");
                Table::new(&game, seed, &mut seated).and_then(|table| table.play(Limits::default())).expect("no fault")
            });
        });
    }
}

/// What the first seat sees when it may first attack, six seats having placed and drafted like Sentinels.
fn first_attack(game: &Risk) -> View {
    let mut sentinel = agents::make("sentinel").expect("a listed agent");
    let mut state = game.start();
    let monitor = Monitor::new();
    for step in 0.. {
        let mut rng = Seed(5).stream("bench", step);
        match game.turn(&state) {
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng).expect("chance is due");
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
            }
            Turn::Seat(seat) => {
                let view = game.view(&state, Eye::Seat(seat));
                if state.board.phase == Phase::Attack {
                    return view;
                }
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                let decision = sentinel.decide(game, &view, &mut think);
                game.apply(&mut state, &decision.action, &mut NoEvents).expect("legal");
            }
            Turn::Over => break,
        }
    }
    unreachable!("a game does not end before the first attack")
}

fn attacks(c: &mut Criterion) {
    let game = risk(6);
    let view = first_attack(&game);
    let monitor = Monitor::new();
    for spec in ["sentinel", "minimax@easy", "minimax", "minimax@hard", "marshal@easy", "marshal"] {
        let mut agent = agents::make(spec).expect("a listed agent");
        c.bench_function(&format!("attack/{spec}"), |b| {
            b.iter(|| {
                let rng = Seed(1).stream("think", 0);
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                agent.decide(&game, black_box(&view), &mut think)
            });
        });
    }
}

criterion_group!(benches, games, attacks);
criterion_main!(benches);
