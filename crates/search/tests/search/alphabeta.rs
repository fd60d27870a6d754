//! Alpha-beta against plain minimax on random games.

use search::plain::{after, depth_after, minimax, moves};
use search::{AlphaBeta, Answer, Bound, Limits, Position, TwoSided};
use tabletop::{Monitor, Turn};

use crate::dag::{At, Dag, MOST, Shape};

/// Searches with and without table and ordering; one table is so small that positions push each other out.
fn searches() -> [AlphaBeta<u8>; 5] {
    [
        AlphaBeta::new(0).without_ordering(),
        AlphaBeta::new(0),
        AlphaBeta::new(12).without_ordering(),
        AlphaBeta::new(12),
        AlphaBeta::new(3),
    ]
}

/// The line is legal, every choice along it is worth as much as the best one, and without chance it ends at the value.
fn check_line(root: &At<'_>, depth: u32, line: &[u8], value: f64) {
    let (mut pos, mut left, mut expected, mut chance) = (*root, depth, value, false);
    for mv in line {
        let next = match pos.turn() {
            Turn::Seat(_) => {
                assert!(moves(&pos).contains(mv));
                after(&pos, *mv)
            }
            Turn::Chance => {
                chance = true;
                assert!(usize::from(*mv) < pos.node().edges.len());
                after(&pos, *mv)
            }
            Turn::Over => panic!("a line goes on after the end"),
        };
        let next_left = depth_after(&pos, left);
        let found = minimax(&next, next_left);
        if pos.turn() == Turn::Chance {
            expected = found;
        } else {
            assert_eq!(found, expected, "a choice along the line is worth less");
        }
        (pos, left) = (next, next_left);
    }
    if !chance {
        assert_eq!(minimax(&pos, left), value);
    }
}

fn check(root: &At<'_>, depth: u32, found: &Answer<At<'_>>) {
    let reached = if found.exhausted { found.depth } else { depth };
    assert_eq!((found.cut, reached), (None, found.depth));
    let value = minimax(root, depth);
    assert_eq!(found.value, Some(value), "depth {depth}");
    assert_eq!(found.best.is_some(), !moves(root).is_empty());
    if let Some(best) = found.best {
        assert_eq!(minimax(&after(root, best), depth_after(root, depth)), value);
        assert_eq!(found.line[0], best);
    }
    check_line(root, found.depth, &found.line, value);
}

#[test]
fn values_moves_and_lines_are_those_of_plain_minimax() {
    let monitor = Monitor::new();
    let (mut games, mut exhausted) = (0, 0);
    for seed in 0..6_500 {
        let dag = Dag::random(seed, Shape::varied(seed));
        let root = dag.root();
        let Some(depth) = dag.affordable(1 + (seed / 7 % 6) as u32, MOST) else { continue };
        games += 1;
        for mut search in searches() {
            let found = search.search(&root, &Limits::depth(depth), &monitor);
            check(&root, depth, &found);
            exhausted += usize::from(found.exhausted);
        }
    }
    assert!(games >= 6_000, "{games}");
    assert!((5_000..25_000).contains(&exhausted), "both kinds of trees must occur: {exhausted}");
}

#[test]
fn lines_are_whole() {
    let monitor = Monitor::new();
    // A table keeps of a position what was stored last, which need not be what the line came from: 34 of 1 000 cannot be completed.
    for (bits, most_short) in [(0, 0), (16, 34)] {
        let mut short = 0;
        for seed in 0..1_000 {
            let dag = Dag::random(seed, Shape::varied(seed));
            let root = dag.root();
            let Some(depth) = dag.affordable(4, MOST) else { continue };
            let found = AlphaBeta::new(bits).search(&root, &Limits::depth(depth), &monitor);
            let (mut pos, mut left) = (root, found.depth);
            for mv in &found.line {
                left = depth_after(&pos, left);
                pos.make(*mv);
            }
            let goes_on = match pos.turn() {
                Turn::Seat(_) => left > 0 || pos.forced(),
                Turn::Chance => true,
                Turn::Over => false,
            };
            short += usize::from(goes_on && !pos.node().edges.is_empty());
        }
        assert!(short <= most_short, "with a table of {bits} bits {short} lines stop early");
    }
}

#[test]
fn every_window_gets_the_value_or_a_bound_on_the_right_side() {
    let monitor = Monitor::new();
    for seed in 0..6_000 {
        let dag = Dag::random(seed, Shape::varied(seed));
        let root = dag.root();
        let Some(depth) = dag.affordable(1 + (seed / 5 % 5) as u32, MOST) else { continue };
        let value = minimax(&root, depth);
        let (low, high) = (value - (seed % 11) as f64 / 7.0, value + (seed % 13) as f64 / 7.0);
        let tight = (value.next_down(), value.next_up());
        let windows = [
            (f64::NEG_INFINITY, f64::INFINITY),
            (low - 0.01, high + 0.01),
            tight,
            (value, value.next_up()),
            (value.next_down(), value),
            (value, value + 1.0),
            (value - 1.0, value),
            (high + 0.1, high + 0.2),
            (low - 0.2, low - 0.1),
            (f64::NEG_INFINITY, low),
            (high, f64::INFINITY),
        ];
        for mut search in searches() {
            for (alpha, beta) in windows {
                let (found, bound) = search.search_window(&root, depth, (alpha, beta), &monitor).unwrap();
                match bound {
                    Bound::Exact => assert_eq!(found, value),
                    Bound::Lower => assert!(value >= found && found >= beta, "{value} {found} {alpha} {beta}"),
                    Bound::Upper => assert!(value <= found && found <= alpha, "{value} {found} {alpha} {beta}"),
                }
            }
        }
    }
}

#[test]
fn runners_up_have_true_values_and_do_not_change_the_decision() {
    let monitor = Monitor::new();
    for seed in 0..3_000 {
        let dag = Dag::random(seed, Shape::varied(seed));
        let root = dag.root();
        let Some(depth) = dag.affordable(1 + (seed / 7 % 5) as u32, MOST) else { continue };
        let ranked = 1 + (seed % 4) as usize;
        for mut search in searches() {
            let plain = search.search(&root, &Limits::depth(depth), &monitor);
            let found = search.search(&root, &Limits::depth(depth).ranked(ranked), &monitor);
            assert_eq!((found.best, found.value, &found.line), (plain.best, plain.value, &plain.line));
            assert_eq!((found.nodes, plain.ranking_nodes), (plain.nodes, 0));
            let Turn::Seat(seat) = root.turn() else { continue };
            // Where the best move needed less depth to be certain, the others are ranked at that depth.
            let depth = found.depth;
            let mut values: Vec<f64> =
                moves(&root).into_iter().map(|mv| minimax(&after(&root, mv), depth_after(&root, depth))).collect();
            values.sort_by(f64::total_cmp);
            if root.maximises(seat) {
                values.reverse();
            }
            assert_eq!(found.ranking.len(), values.len());
            for (place, entry) in found.ranking.iter().enumerate() {
                let value = minimax(&after(&root, entry.mv), depth_after(&root, depth));
                let told = entry.value.expect("every move was searched");
                match entry.bound {
                    Bound::Exact => assert_eq!(told, value),
                    Bound::Lower => assert!(told <= value),
                    Bound::Upper => assert!(told >= value),
                }
                if place < ranked {
                    assert_eq!(told, values[place], "seed {seed} place {place}");
                }
                if entry.is_exact() {
                    check_line(&root, found.depth, &entry.line, value);
                }
            }
        }
    }
}

#[test]
fn depth_zero_is_the_best_static_move() {
    let monitor = Monitor::new();
    for seed in 0..2_000 {
        let dag = Dag::random(seed, Shape { chance: 0.0, ..Shape::varied(seed) });
        let root = dag.root();
        let Turn::Seat(seat) = root.turn() else { continue };
        let values = moves(&root).into_iter().map(|mv| after(&root, mv).evaluate());
        let best = if root.maximises(seat) { values.reduce(f64::max) } else { values.reduce(f64::min) };
        let found = AlphaBeta::new(8).search(&root, &Limits::depth(0), &monitor);
        assert_eq!(found.value, Some(best.unwrap_or_else(|| root.evaluate())));
        assert_eq!(found.depth, 0);
    }
}
