//! What must hold of any game, whatever its values.

use proptest::prelude::*;
use search::{AlphaBeta, Limits, MaxN, Vectors};
use tabletop::Monitor;

use crate::dag::{Dag, Shape};

fn shapes() -> impl Strategy<Value = (u64, Shape)> {
    (any::<u64>(), 1..5usize, 0.0..0.4, 0..6u32, any::<bool>())
        .prop_map(|(seed, seats, chance, steps, crowded)| (seed, Shape { seats, chance, steps, crowded }))
}

/// Numbers a game must not give, among those it may.
fn odd_numbers() -> impl Strategy<Value = f64> {
    prop_oneof![
        Just(f64::NAN),
        Just(f64::INFINITY),
        Just(f64::NEG_INFINITY),
        Just(f64::MAX),
        Just(-f64::MIN_POSITIVE),
        -2.0..2.0f64,
    ]
}

proptest! {
    #[test]
    fn sides_are_mirror_images((seed, shape) in shapes(), depth in 1..5u32) {
        let dag = Dag::random(seed, shape);
        prop_assume!(dag.affordable(depth, 20_000.0) == Some(depth));
        let mut mirror = Dag::random(seed, shape);
        mirror.maximisers = !mirror.maximisers;
        mirror.range = mirror.range.map(|(low, high)| (-high, -low));
        for node in &mut mirror.nodes {
            node.values[0] = -node.values[0];
        }
        let monitor = Monitor::new();
        let found = AlphaBeta::new(8).search(&dag.root(), &Limits::depth(depth), &monitor);
        let mirrored = AlphaBeta::new(8).search(&mirror.root(), &Limits::depth(depth), &monitor);
        prop_assert_eq!(found.value, mirrored.value.map(|value| -value));
        prop_assert_eq!((found.best, found.line, found.nodes), (mirrored.best, mirrored.line, mirrored.nodes));
    }

    #[test]
    fn doubling_every_value_doubles_the_answer((seed, shape) in shapes(), depth in 1..5u32) {
        let dag = Dag::random(seed, shape);
        prop_assume!(dag.affordable(depth, 20_000.0) == Some(depth));
        let mut double = Dag::random(seed, shape);
        double.range = double.range.map(|(low, high)| (2.0 * low, 2.0 * high));
        for value in double.nodes.iter_mut().flat_map(|node| &mut node.values) {
            *value *= 2.0;
        }
        let monitor = Monitor::new();
        let limits = Limits::depth(depth).ranked(2);
        let found = AlphaBeta::new(8).search(&dag.root(), &limits, &monitor);
        let doubled = AlphaBeta::new(8).search(&double.root(), &limits, &monitor);
        prop_assert_eq!(found.value.map(|value| 2.0 * value), doubled.value);
        prop_assert_eq!((found.best, found.line, found.nodes), (doubled.best, doubled.line, doubled.nodes));
        // Shares do not know the scale at all.
        let shares = MaxN::new(Vectors::Shares).search(&dag.root(), &limits, &monitor);
        prop_assert_eq!(shares, MaxN::new(Vectors::Shares).search(&double.root(), &limits, &monitor));
    }

    #[test]
    fn no_value_range_or_limit_breaks_a_search(
        (seed, shape) in shapes(),
        odd in prop::collection::vec(odd_numbers(), 1..6),
        range in prop::option::of((odd_numbers(), odd_numbers())),
        depth in prop_oneof![0..6u32, Just(u32::MAX)],
        nodes in 0..300u64,
        ranked in prop_oneof![0..5usize, Just(usize::MAX)],
    ) {
        let mut dag = Dag::random(seed, shape);
        dag.range = range;
        let values = dag.nodes.iter_mut().flat_map(|node| &mut node.values);
        values.zip(odd.iter().cycle()).for_each(|(value, odd)| *value = *odd);
        let (monitor, root) = (Monitor::new(), dag.root());
        let limits = Limits { depth, nodes: Some(nodes), ranked };
        let found = AlphaBeta::new(6).search(&root, &limits, &monitor);
        prop_assert!(found.nodes <= nodes && found.ranking_nodes <= nodes);
        prop_assert!(found.value.is_none_or(f64::is_finite));
        prop_assert_eq!(found.best.is_some(), !search::plain::moves(&root).is_empty());
        for vectors in [Vectors::Raw, Vectors::Shares] {
            let found = MaxN::new(vectors).search(&root, &limits, &monitor);
            prop_assert!(found.nodes <= nodes && found.ranking_nodes <= nodes);
            prop_assert!(found.value.is_none_or(|values| values.iter().all(|value| value.is_finite())));
            prop_assert_eq!(found.best.is_some(), !search::plain::moves(&root).is_empty());
        }
    }
}
