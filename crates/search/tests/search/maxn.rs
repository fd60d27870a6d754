//! Max^n against its plain version on random games.

use search::plain::{after, depth_after, max_n, moves};
use search::{Bound, Limits, MaxN, Position, SeatAnswer, Vectors};
use tabletop::{Monitor, Turn};

use crate::dag::{At, Dag, MOST, Shape};

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
        let dag = Dag::random(seed, Shape::varied(seed));
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
        let dag = Dag::random(seed, Shape::varied(seed));
        let root = dag.root();
        let Some(depth) = dag.affordable(1 + (seed / 7 % 5) as u32, MOST) else { continue };
        let ranked = 1 + (seed % 4) as usize;
        let mut search = MaxN::new(Vectors::Shares);
        let plain = search.search(&root, &Limits::depth(depth), &monitor);
        let found = search.search(&root, &Limits::depth(depth).ranked(ranked), &monitor);
        assert_eq!((found.best, &found.value, &found.line), (plain.best, &plain.value, &plain.line));
        assert_eq!(found.nodes, plain.nodes);
        // Where the best move needed less depth to be certain, the others are ranked at that depth.
        let depth = found.depth;
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
