//! Cards read per second, from a few hundred to tens of thousands over several mods: a rate that does not fall shows that loading
//! takes a time in proportion to what is loaded.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use dice::{Content, MOST_NEW_CARDS, Source, Sources};

/// Mods of as many cards as one may have, `cards` in all, no two of which do the same.
fn mods(cards: usize) -> Vec<String> {
    let card = |at: usize| {
        format!(
            "(id: \"card-{at}\", name: \"Card\", slot: Any, action: \"attack(d + {}); bonus({})\"),",
            at % 97,
            at / 97
        )
    };
    let all: Vec<usize> = (0..cards).collect();
    all.chunks(MOST_NEW_CARDS).map(|of| format!("[{}]", of.iter().map(|at| card(*at)).collect::<String>())).collect()
}

fn loading(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("loading");
    group.sample_size(10);
    for cards in [500, 2_000, 8_000, 32_000] {
        let texts = mods(cards);
        let sources: Vec<[Source<'_>; 1]> = texts.iter().map(|text| [Source { name: "cards.ron", text }]).collect();
        let layers: Vec<Sources<'_>> = sources.iter().map(|cards| Sources { cards, ..Sources::default() }).collect();
        assert_eq!(Content::load_layers(&layers).content.catalogue.cards().len(), cards);
        group.throughput(Throughput::Elements(cards as u64));
        group.bench_with_input(BenchmarkId::from_parameter(cards), &layers, |bencher, layers| {
            bencher.iter(|| black_box(Content::load_layers(layers)));
        });
    }
    group.finish();
}

criterion_group!(benches, loading);
criterion_main!(benches);
