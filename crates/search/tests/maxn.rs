//! Max^n against its plain version on random games, and the cuts that look right and are not.

mod dag;

use dag::{At, Dag, Node, Shape};
use search::plain::{after, depth_after, max_n, moves};
use search::{Bound, Cut, Limits, MaxN, Position, SeatAnswer, Vectors};
use tabletop::{Monitor, Seat, Turn};

/// Positions a plain search may visit; larger trees are searched less deep.
const MOST: f64 = 3_000.0;

fn shapes(seed: u64) -> Shape {
    Shape {
        seats: 1 + (seed % 5) as usize,
        chance: [0.0, 0.0, 0.15, 0.35][(seed / 5 % 4) as usize],
        steps: [1, 3, 0][(seed / 20 % 3) as usize],
        crowded: false,
    }
}

fn own(root: &At<'_>, values: &[f64]) -> f64 {
    match root.turn() {
        Turn::Seat(seat) => values[seat.index()],
        Turn::Chance | Turn::Over => 0.0,
    }
}

/// The best move by the fixed rule: the first in static order of those that give the chooser most.
fn best_of(root: &At<'_>, depth: u32, vectors: Vectors) -> Option<u8> {
    let mut best: Option<(u8, f64)> = None;
    for mv in moves(root) {
        let found = own(root, &max_n(&after(root, mv), depth_after(root, depth), vectors));
        if best.is_none_or(|(_, most)| found > most) {
            best = Some((mv, found));
        }
    }
    best.map(|(mv, _)| mv)
}

fn check(root: &At<'_>, depth: u32, vectors: Vectors, found: &SeatAnswer<At<'_>>) {
    assert_eq!(found.cut, None);
    assert!(found.depth == depth || found.exhausted && found.depth < depth);
    let values = max_n(root, depth, vectors);
    assert_eq!(found.value.as_ref(), Some(&values), "{vectors:?} depth {depth}");
    assert_eq!(found.best, best_of(root, depth, vectors), "ties go to the first move");
    let (mut pos, mut left, mut chance) = (*root, found.depth, false);
    for mv in &found.line {
        chance |= pos.turn() == Turn::Chance;
        if pos.turn() != Turn::Chance {
            assert_eq!(Some(*mv), best_of(&pos, left, vectors), "the line is not what the seats would play");
        }
        left = depth_after(&pos, left);
        pos.make(*mv);
    }
    assert!(chance || max_n(&pos, left, vectors) == values);
}

#[test]
fn full_vectors_moves_and_lines_are_those_of_plain_max_n() {
    let monitor = Monitor::new();
    let (mut games, mut pruned, mut unpruned) = (0, 0, 0);
    for seed in 0..6_500 {
        let dag = Dag::random(seed, shapes(seed));
        let root = dag.root();
        let Some(depth) = dag.affordable(1 + (seed / 7 % 6) as u32, MOST) else { continue };
        games += 1;
        let limits = Limits::depth(depth);
        let raw = MaxN::new(Vectors::Raw).search(&root, &limits, &monitor);
        check(&root, depth, Vectors::Raw, &raw);
        let some = MaxN::new(Vectors::Shares).search(&root, &limits, &monitor);
        check(&root, depth, Vectors::Shares, &some);
        let all = MaxN::new(Vectors::Shares).without_pruning().search(&root, &limits, &monitor);
        check(&root, depth, Vectors::Shares, &all);
        assert!(some.nodes <= all.nodes);
        pruned += some.nodes;
        unpruned += all.nodes;
    }
    assert!(games >= 6_000, "{games}");
    assert!(pruned * 10 < unpruned * 9, "pruning prunes next to nothing: {pruned} of {unpruned}");
}

#[test]
fn runners_up_have_true_values_and_do_not_change_the_decision() {
    let monitor = Monitor::new();
    for seed in 0..3_000 {
        let dag = Dag::random(seed, shapes(seed));
        let root = dag.root();
        let Some(depth) = dag.affordable(1 + (seed / 7 % 5) as u32, MOST) else { continue };
        let ranked = 1 + (seed % 4) as usize;
        let mut search = MaxN::new(Vectors::Shares);
        let plain = search.search(&root, &Limits::depth(depth), &monitor);
        let found = search.search(&root, &Limits::depth(depth).ranked(ranked), &monitor);
        assert_eq!((found.best, &found.value, &found.line), (plain.best, &plain.value, &plain.line));
        assert_eq!(found.nodes, plain.nodes);
        let truth = |mv| max_n(&after(&root, mv), depth_after(&root, depth), Vectors::Shares);
        let mut parts: Vec<f64> = moves(&root).into_iter().map(|mv| own(&root, &truth(mv))).collect();
        parts.sort_by(|a, b| b.total_cmp(a));
        for (place, entry) in found.ranking.iter().enumerate() {
            if let Some(values) = &entry.value {
                assert_eq!((entry.bound, values), (Bound::Exact, &truth(entry.mv)));
            }
            if place < ranked {
                let values = entry.value.as_ref().expect("the best are known");
                assert_eq!(own(&root, values), parts[place]);
            }
        }
    }
}

#[test]
fn budgets_are_kept_to_the_node_and_cut_searches_repeat() {
    let monitor = Monitor::new();
    let mut cut = 0;
    for seed in 0..2_000 {
        let dag = Dag::random(seed, shapes(seed));
        let root = dag.root();
        let limits = Limits::depth(6).nodes(seed % 60).ranked(2);
        let mut search = MaxN::new([Vectors::Raw, Vectors::Shares][(seed % 2) as usize]);
        let found = search.search(&root, &limits, &monitor);
        assert!(found.nodes <= seed % 60 && found.ranking_nodes <= seed % 60);
        if found.cut.is_some() {
            assert_eq!((found.cut, found.nodes), (Some(Cut::Budget), seed % 60));
            assert_eq!(found.best.is_some(), !moves(&root).is_empty());
            cut += 1;
        }
        assert_eq!(found, search.search(&root, &limits, &monitor), "a used search remembers something");
    }
    assert!(cut > 500, "{cut}");
}

#[test]
fn a_cut_iteration_never_makes_the_choice_worse() {
    let monitor = Monitor::new();
    let (mut adopted, mut kept) = (0, 0);
    for seed in 0..6_000 {
        let dag = Dag::random(seed, shapes(seed));
        let root = dag.root();
        let found = MaxN::new(Vectors::Shares).search(&root, &Limits::depth(8).nodes(5 + seed % 90), &monitor);
        let (Some(best), Some(Cut::Budget), 1..) = (found.best, found.cut, found.depth) else { continue };
        let complete = MaxN::new(Vectors::Shares).search(&root, &Limits::depth(found.depth), &monitor);
        let former = complete.best.expect("a choice stays a choice");
        let reached = found.ranking[0].depth;
        if dag.affordable(reached, 100.0 * MOST) != Some(reached) {
            continue;
        }
        let worth = |mv| own(&root, &max_n(&after(&root, mv), depth_after(&root, reached), Vectors::Shares));
        assert_eq!(found.value.as_ref().map(|values| own(&root, values)), Some(worth(best)));
        if best == former {
            assert_eq!(reached, found.depth);
            kept += 1;
        } else {
            assert_eq!(reached, found.depth + 1);
            assert!(worth(best) >= worth(former));
            adopted += 1;
        }
    }
    assert!(adopted > 30 && kept > 300, "{adopted} {kept}");
}

#[test]
fn a_stop_is_obeyed_and_still_answered() {
    let dag = (0..).map(|seed| Dag::random(seed, shapes(seed))).find(|dag| dag.nodes[0].edges.len() > 1).unwrap();
    let monitor = Monitor::new();
    monitor.stop();
    let found = MaxN::new(Vectors::Raw).search(&dag.root(), &Limits::depth(8), &monitor);
    assert_eq!((found.cut, found.nodes, found.value), (Some(Cut::Stopped), 0, None));
    assert!(found.best.is_some());
}

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
