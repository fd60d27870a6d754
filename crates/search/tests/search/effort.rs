//! What pruning, ordering and the table spare. Values are checked elsewhere; here the nodes are counted.

use search::{AlphaBeta, Limits};
use tabletop::{Monitor, Seat, Turn};

use crate::dag::{Dag, Node, Shape};

#[test]
fn pruning_and_table_spare_nodes() {
    let monitor = Monitor::new();
    let (mut plain, mut ordered, mut full) = (0, 0, 0);
    for seed in 0..300 {
        let dag = Dag::random(seed, Shape { seats: 2, chance: 0.1, steps: 0, crowded: false });
        let nodes = |mut search: AlphaBeta<u8>| search.search(&dag.root(), &Limits::depth(6), &monitor).nodes;
        plain += nodes(AlphaBeta::new(0).without_ordering());
        ordered += nodes(AlphaBeta::new(0));
        full += nodes(AlphaBeta::new(12));
    }
    assert!(full < ordered && ordered < plain, "{full} {ordered} {plain}");
}

#[test]
fn equal_leaves_give_the_smallest_tree() {
    // A tree of 4 moves a node in which all is equal, cut as early as can be, has b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves (Knuth and
    // Moore 1975).
    let (width, depth) = (4usize, 6);
    let inner = (width.pow(depth) - 1) / (width - 1);
    let nodes = (0..inner + width.pow(depth)).map(|at| Node {
        turn: Turn::Seat(Seat(at_ply(at, width) as u8 % 2)),
        edges: (1..=width).map(|child| (0, at * width + child)).filter(|(_, to)| at < inner && *to > 0).collect(),
        weight: 1.0,
        values: vec![3.0],
        hash: at as u64,
        forced: false,
    });
    let dag = Dag { nodes: nodes.collect(), seats: 2, maximisers: 1, range: None };
    let found = AlphaBeta::new(0).search(&dag.root(), &Limits::depth(depth), &Monitor::new());
    let smallest = |depth: u32| width.pow(depth.div_ceil(2)) + width.pow(depth / 2) - 1;
    assert_eq!(found.nodes, (1..=depth).map(smallest).sum::<usize>() as u64);
}

/// The ply of a node in a tree of `width` moves a node, counted row by row.
fn at_ply(at: usize, width: usize) -> usize {
    if at == 0 { 0 } else { 1 + at_ply((at - 1) / width, width) }
}

#[test]
fn the_signature_is_pinned() {
    // Nodes over many games: any change of what is searched changes it. A change that means to keep the search must not; one
    // that means to better it says so where it puts the new number.
    let monitor = Monitor::new();
    let nodes = |bits| -> u64 {
        (0..400)
            .map(|seed| {
                let dag = Dag::random(seed, Shape::varied(seed));
                AlphaBeta::new(bits).search(&dag.root(), &Limits::depth(6).nodes(2_000), &monitor).nodes
            })
            .sum()
    };
    assert_eq!((nodes(0), nodes(4), nodes(12)), (154_494, 79_530, 61_953));
}
