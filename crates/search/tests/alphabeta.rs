//! Alpha-beta against plain minimax on random games.

mod dag;

use dag::{At, Dag, Shape};
use search::plain::{after, depth_after, minimax, moves};
use search::{AlphaBeta, Answer, Bound, Cut, Limits, Position, TwoSided};
use tabletop::{Monitor, Turn};

/// Games of every kind: with ties and without, with chance and without, with full and with crowded hashes.
fn shapes(seed: u64) -> Shape {
    Shape {
        seats: 1 + (seed % 3) as usize,
        chance: [0.0, 0.0, 0.15, 0.35][(seed / 3 % 4) as usize],
        steps: [1, 5, 0][(seed / 12 % 3) as usize],
        crowded: seed / 36 % 2 == 1,
    }
}

/// Positions a plain search may visit; larger trees are searched less deep.
const MOST: f64 = 3_000.0;

/// Searches with and without table and ordering; one table is so small that positions push each other out.
fn searches<'a>() -> [AlphaBeta<At<'a>>; 5] {
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
        let dag = Dag::random(seed, shapes(seed));
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
fn lines_are_whole_without_a_table() {
    let monitor = Monitor::new();
    for seed in 0..1_000 {
        let dag = Dag::random(seed, shapes(seed));
        let root = dag.root();
        let Some(depth) = dag.affordable(4, MOST) else { continue };
        let found = AlphaBeta::new(0).search(&root, &Limits::depth(depth), &monitor);
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
        assert!(!goes_on || pos.node().edges.is_empty(), "seed {seed}: the line stops early");
    }
}

#[test]
fn every_window_gets_the_value_or_a_bound_on_the_right_side() {
    let monitor = Monitor::new();
    for seed in 0..6_000 {
        let dag = Dag::random(seed, shapes(seed));
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
        let dag = Dag::random(seed, shapes(seed));
        let root = dag.root();
        let Some(depth) = dag.affordable(1 + (seed / 7 % 5) as u32, MOST) else { continue };
        let ranked = 1 + (seed % 4) as usize;
        for mut search in searches() {
            let plain = search.search(&root, &Limits::depth(depth), &monitor);
            let found = search.search(&root, &Limits::depth(depth).ranked(ranked), &monitor);
            assert_eq!((found.best, found.value, &found.line), (plain.best, plain.value, &plain.line));
            assert_eq!((found.nodes, plain.ranking_nodes), (plain.nodes, 0));
            let Turn::Seat(seat) = root.turn() else { continue };
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
        let dag = Dag::random(seed, Shape { chance: 0.0, ..shapes(seed) });
        let root = dag.root();
        let Turn::Seat(seat) = root.turn() else { continue };
        let values = moves(&root).into_iter().map(|mv| after(&root, mv).evaluate());
        let best = if root.maximises(seat) { values.reduce(f64::max) } else { values.reduce(f64::min) };
        let found = AlphaBeta::new(8).search(&root, &Limits::depth(0), &monitor);
        assert_eq!(found.value, Some(best.unwrap_or_else(|| root.evaluate())));
        assert_eq!(found.depth, 0);
    }
}

#[test]
fn budgets_are_kept_to_the_node_and_cut_searches_repeat() {
    let monitor = Monitor::new();
    let mut cut = 0;
    for seed in 0..3_000 {
        let dag = Dag::random(seed, shapes(seed));
        let root = dag.root();
        let budget = seed % 60;
        let limits = Limits::depth(6).nodes(budget).ranked(2);
        let mut search = AlphaBeta::new(10);
        let found = search.search(&root, &limits, &monitor);
        assert!(found.nodes <= budget && found.ranking_nodes <= budget);
        if found.cut.is_some() {
            assert_eq!((found.cut, found.nodes), (Some(Cut::Budget), budget));
            cut += 1;
        }
        assert_eq!(found, search.search(&root, &limits, &monitor), "a used search remembers something");
        assert_eq!(found, AlphaBeta::new(10).search(&root, &limits, &monitor));
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
        let Turn::Seat(seat) = root.turn() else { continue };
        let found = AlphaBeta::new(10).search(&root, &Limits::depth(8).nodes(5 + seed % 90), &monitor);
        let (Some(best), Some(Cut::Budget), 1..) = (found.best, found.cut, found.depth) else { continue };
        let complete = AlphaBeta::new(10).search(&root, &Limits::depth(found.depth), &monitor);
        let former = complete.best.expect("a choice stays a choice");
        let reached = found.ranking[0].depth;
        if dag.affordable(reached, 100.0 * MOST) != Some(reached) {
            continue;
        }
        let worth = |mv| minimax(&after(&root, mv), depth_after(&root, reached));
        assert_eq!(found.value, Some(worth(best)));
        if best == former {
            assert_eq!(reached, found.depth);
            kept += 1;
        } else {
            assert_eq!(reached, found.depth + 1);
            assert!(if root.maximises(seat) { worth(best) > worth(former) } else { worth(best) < worth(former) });
            adopted += 1;
        }
    }
    assert!(adopted > 50 && kept > 500, "{adopted} {kept}");
}

#[test]
fn a_stop_is_obeyed_and_still_answered() {
    let dag = (0..).map(|seed| Dag::random(seed, shapes(seed))).find(|dag| dag.nodes[0].edges.len() > 1).unwrap();
    let monitor = Monitor::new();
    monitor.stop();
    let found = AlphaBeta::new(10).search(&dag.root(), &Limits::depth(8).ranked(3), &monitor);
    assert_eq!((found.cut, found.nodes, found.value), (Some(Cut::Stopped), 0, None));
    assert!(found.best.is_some() && found.effort(&Limits::depth(8)).cut);
    assert_eq!(AlphaBeta::new(10).search_window(&dag.root(), 3, (0.0, 1.0), &monitor), None);
}

#[test]
fn progress_is_told() {
    let dag = Dag::random(4, Shape { seats: 2, chance: 0.0, steps: 0, crowded: false });
    let monitor = Monitor::new();
    let found = AlphaBeta::new(10).search(&dag.root(), &Limits::depth(5), &monitor);
    assert_eq!(monitor.progress(), (found.nodes, found.depth));
}

#[test]
fn pruning_and_table_spare_nodes() {
    let monitor = Monitor::new();
    let (mut plain, mut ordered, mut full) = (0, 0, 0);
    for seed in 0..300 {
        let dag = Dag::random(seed, Shape { seats: 2, chance: 0.1, steps: 0, crowded: false });
        let nodes = |mut search: AlphaBeta<_>| search.search(&dag.root(), &Limits::depth(6), &monitor).nodes;
        plain += nodes(AlphaBeta::new(0).without_ordering());
        ordered += nodes(AlphaBeta::new(0));
        full += nodes(AlphaBeta::new(12));
    }
    assert!(full < ordered && ordered < plain, "{full} {ordered} {plain}");
}
