//! Cost of the odds: the table built once, a lookup in a search's inner loop, and outcomes computed when asked for.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use risk::odds::{Battle, Defence, OddsTable};

fn table(c: &mut Criterion) {
    c.bench_function("table/build", |b| b.iter(OddsTable::new));
    let table = OddsTable::new();
    for (name, attackers, defenders) in [("lookup", 17, 12), ("beyond", 170, 120)] {
        c.bench_function(&format!("table/{name}"), |b| {
            b.iter(|| table.p_conquer(black_box(attackers), black_box(defenders), Defence::Standard));
        });
    }
    c.bench_function("table/forecast_beyond", |b| {
        b.iter(|| table.forecast(black_box(170), black_box(120), Defence::Standard));
    });
}

fn outcome(c: &mut Criterion) {
    for armies in [10, 100, 1_000, 1_001, 1_000_000] {
        c.bench_function(&format!("outcome/{armies}v{armies}"), |b| {
            b.iter(|| Battle::new(black_box(armies), black_box(armies)).outcome());
        });
    }
    c.bench_function("outcome/1000v1000 capital", |b| {
        b.iter(|| Battle::new(black_box(1_000), black_box(1_000)).against(Defence::Capital).outcome());
    });
    c.bench_function("outcome/1000v4000000000", |b| {
        b.iter(|| Battle::new(black_box(1_000), black_box(4_000_000_000)).outcome());
    });
}

criterion_group!(benches, table, outcome);
criterion_main!(benches);
