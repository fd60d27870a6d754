//! Cuts that look right for max^n and are not, each with the game that shows it.

use search::plain::max_n;
use search::{Limits, MaxN, Vectors};
use tabletop::{Monitor, Seat, Turn};

use crate::dag::{Dag, Node};

/// A game written out: seat to move and where its moves lead, or the values at the end.
fn written(nodes: &[(Option<u8>, &[usize], &[f64])]) -> Dag {
    let seats = nodes.iter().map(|(_, _, values)| values.len()).max().unwrap_or(0);
    let nodes = nodes.iter().enumerate().map(|(at, (seat, to, values))| Node {
        turn: seat.map_or(Turn::Over, |seat| Turn::Seat(Seat(seat))),
        edges: to.iter().map(|to| (0, *to)).collect(),
        weight: 1.0,
        values: (0..seats).map(|seat| values.get(seat).copied().unwrap_or(0.0)).collect(),
        hash: at as u64,
        forced: false,
    });
    Dag { nodes: nodes.collect(), seats, maximisers: 1, range: None }
}

/// The cut that looks like alpha-beta: leave a node as soon as a child gives the seat above no more than it has.
fn naive(dag: &Dag, at: usize, above: Option<(usize, f64)>) -> Vec<f64> {
    let node = &dag.nodes[at];
    let Turn::Seat(seat) = node.turn else { return node.values.clone() };
    let mut best: Option<Vec<f64>> = None;
    for (_, to) in &node.edges {
        let floor = best.as_ref().map(|best| (seat.index(), best[seat.index()]));
        let values = naive(dag, *to, floor);
        let useless = above.is_some_and(|(other, part)| values[other] <= part);
        if best.as_ref().is_none_or(|best| values[seat.index()] > best[seat.index()]) {
            best = Some(values);
        }
        if useless {
            break;
        }
    }
    best.expect("written games have moves where a seat is to move")
}

#[test]
fn the_naive_cut_loses_what_the_search_finds() {
    let monitor = Monitor::new();
    // L = (5, 5); at R the second seat picks between (1, 2) and (9, 3) and takes the latter.
    let raw = written(&[
        (Some(0), &[1, 2], &[]),
        (None, &[], &[5.0, 5.0]),
        (Some(1), &[3, 4], &[]),
        (None, &[], &[1.0, 2.0]),
        (None, &[], &[9.0, 3.0]),
    ]);
    assert_eq!(naive(&raw, 0, None), [5.0, 5.0]);
    let found = MaxN::new(Vectors::Raw).search(&raw.root(), &Limits::depth(4), &monitor);
    assert_eq!((found.best, found.value), (Some(1), Some(vec![9.0, 3.0])));

    // The same as shares: a third seat makes all sums equal.
    let shared = written(&[
        (Some(0), &[1, 2], &[]),
        (None, &[], &[20.0, 20.0, 24.0]),
        (Some(1), &[3, 4], &[]),
        (None, &[], &[4.0, 8.0, 52.0]),
        (None, &[], &[36.0, 12.0, 16.0]),
    ]);
    assert_eq!(naive(&shared, 0, None)[0], 20.0);
    let found = MaxN::new(Vectors::Shares).search(&shared.root(), &Limits::depth(4), &monitor);
    assert_eq!((found.best, found.value), (Some(1), Some(vec![0.5625, 0.1875, 0.25])));
}

#[test]
fn deep_pruning_would_change_the_move() {
    // The first seat has a half at hand. Three plies down the third seat is sure of a half, so nothing there is worth more to
    // the first; but what comes up there decides what the second seat plays, and so what the first gets.
    let game = |last: &[f64]| {
        let dag = written(&[
            (Some(0), &[1, 2], &[]),
            (None, &[], &[32.0, 16.0, 16.0]),
            (Some(1), &[3, 4], &[]),
            (None, &[], &[56.0, 4.0, 4.0]),
            (Some(2), &[5, 6], &[]),
            (None, &[], &[16.0, 16.0, 32.0]),
            (None, &[], last),
        ]);
        MaxN::new(Vectors::Shares).search(&dag.root(), &Limits::depth(5), &Monitor::new())
    };
    // The third seat goes on to 42, which leaves the second 2: it prefers its 4. Stopping at the half would show it 16.
    let found = game(&[20.0, 2.0, 42.0]);
    assert_eq!((found.best, found.value), (Some(1), Some(vec![0.875, 0.0625, 0.0625])));
    // It goes on to 54, which leaves the second 6: it prefers that to its 4. Giving the node up would hide it.
    let found = game(&[4.0, 6.0, 54.0]);
    assert_eq!((found.best, found.value), (Some(0), Some(vec![0.5, 0.25, 0.25])));
}

#[test]
fn ties_keep_the_first_child() {
    let dag = written(&[
        (Some(0), &[1, 2, 3], &[]),
        (Some(1), &[4, 5], &[]),
        (Some(1), &[5, 4], &[]),
        (None, &[], &[8.0, 4.0, 4.0]),
        (None, &[], &[4.0, 8.0, 4.0]),
        (None, &[], &[8.0, 8.0, 0.0]),
    ]);
    for vectors in [Vectors::Raw, Vectors::Shares] {
        for depth in 1..4 {
            let found = MaxN::new(vectors).search(&dag.root(), &Limits::depth(depth), &Monitor::new());
            let plain = max_n(&dag.root(), depth, vectors);
            assert_eq!(found.value, Some(plain), "{vectors:?} {depth}");
        }
        // Indifferent, the second seat takes the first of its moves: bad at the first child, good at the second.
        let found = MaxN::new(vectors).search(&dag.root(), &Limits::depth(3), &Monitor::new());
        assert_eq!(found.best, Some(1));
    }
}
