//! Budgets, stops and what is left of a cut iteration.

use search::plain::{after, depth_after, max_n, minimax, moves};
use search::{AlphaBeta, Cut, Limits, MAX_PLY, ManySided, MaxN, Moves, Position, TwoSided, Vectors};
use tabletop::{Monitor, Seat, Turn};

use crate::dag::{Dag, MOST, Shape};

#[test]
fn alpha_beta_budgets_are_kept_to_the_node_and_cut_searches_repeat() {
    let monitor = Monitor::new();
    let mut cut = 0;
    for seed in 0..3_000 {
        let dag = Dag::random(seed, Shape::varied(seed));
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
fn max_n_budgets_are_kept_to_the_node_and_cut_searches_repeat() {
    let monitor = Monitor::new();
    let mut cut = 0;
    for seed in 0..2_000 {
        let dag = Dag::random(seed, Shape::varied(seed));
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
fn a_cut_iteration_of_alpha_beta_never_makes_the_choice_worse() {
    let monitor = Monitor::new();
    let (mut adopted, mut kept) = (0, 0);
    for seed in 0..6_000 {
        let dag = Dag::random(seed, Shape::varied(seed));
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
    assert!(adopted > 30 && kept > 500, "{adopted} {kept}");
}

#[test]
fn a_cut_iteration_of_max_n_never_makes_the_choice_worse() {
    let monitor = Monitor::new();
    let (mut adopted, mut kept) = (0, 0);
    for seed in 0..6_000 {
        let dag = Dag::random(seed, Shape::varied(seed));
        let root = dag.root();
        let Turn::Seat(seat) = root.turn() else { continue };
        let found = MaxN::new(Vectors::Shares).search(&root, &Limits::depth(8).nodes(5 + seed % 90), &monitor);
        let (Some(best), Some(Cut::Budget), 1..) = (found.best, found.cut, found.depth) else { continue };
        let complete = MaxN::new(Vectors::Shares).search(&root, &Limits::depth(found.depth), &monitor);
        let former = complete.best.expect("a choice stays a choice");
        let reached = found.ranking[0].depth;
        if dag.affordable(reached, 100.0 * MOST) != Some(reached) {
            continue;
        }
        let worth = |mv| max_n(&after(&root, mv), depth_after(&root, reached), Vectors::Shares)[seat.index()];
        assert_eq!(found.value.as_ref().map(|values| values[seat.index()]), Some(worth(best)));
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
fn a_stop_of_alpha_beta_is_obeyed_and_still_answered() {
    let dag =
        (0..).map(|seed| Dag::random(seed, Shape::varied(seed))).find(|dag| dag.nodes[0].edges.len() > 1).unwrap();
    let monitor = Monitor::new();
    monitor.stop();
    let found = AlphaBeta::new(10).search(&dag.root(), &Limits::depth(8).ranked(3), &monitor);
    assert_eq!((found.cut, found.nodes, found.value), (Some(Cut::Stopped), 0, None));
    assert!(found.best.is_some() && found.effort(&Limits::depth(8)).cut);
    assert_eq!(AlphaBeta::new(10).search_window(&dag.root(), 3, (0.0, 1.0), &monitor), None);
}

#[test]
fn a_stop_of_max_n_is_obeyed_and_still_answered() {
    let dag =
        (0..).map(|seed| Dag::random(seed, Shape::varied(seed))).find(|dag| dag.nodes[0].edges.len() > 1).unwrap();
    let monitor = Monitor::new();
    monitor.stop();
    let found = MaxN::new(Vectors::Raw).search(&dag.root(), &Limits::depth(8), &monitor);
    assert_eq!((found.cut, found.nodes, found.value), (Some(Cut::Stopped), 0, None));
    assert!(found.best.is_some());
}

/// Ranking repeats the deepest iteration; where none got as far as one move, there is nothing to repeat.
#[test]
fn what_no_iteration_reached_is_not_ranked() {
    let monitor = Monitor::new();
    let mut unreached = 0;
    for seed in 0..100 {
        let dag = Dag::random(seed, Shape::varied(seed));
        for nodes in 0..8 {
            let found = AlphaBeta::new(0).search(&dag.root(), &Limits::depth(8).nodes(nodes).ranked(9), &monitor);
            if found.ranking.len() > 1 && found.value.is_none() {
                unreached += 1;
                assert!(found.ranking.iter().all(|ranked| ranked.value.is_none()), "seed {seed}, {nodes} nodes");
                assert_eq!(found.ranking_nodes, 0, "seed {seed}, {nodes} nodes");
            }
        }
    }
    assert!(unreached > 40, "{unreached}");
}

#[test]
fn progress_is_told() {
    let dag = Dag::random(4, Shape { seats: 2, chance: 0.0, steps: 0, crowded: false });
    let monitor = Monitor::new();
    let found = AlphaBeta::new(10).search(&dag.root(), &Limits::depth(5), &monitor);
    assert_eq!(monitor.progress(), (found.nodes, found.depth));
}

/// A game against the contract: forced moves without end.
#[derive(Clone)]
struct Endless(u64);

impl Position for Endless {
    type Move = ();
    type Undo = ();

    fn turn(&self) -> Turn {
        Turn::Seat(Seat((self.0 % 2) as u8))
    }

    fn moves(&self, out: &mut Moves<'_, ()>) {
        out.push(());
    }

    fn make(&mut self, (): ()) {
        self.0 += 1;
    }

    fn unmake(&mut self, (): (), (): ()) {
        self.0 -= 1;
    }

    fn hash(&self) -> u64 {
        self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn forced(&self) -> bool {
        true
    }
}

impl TwoSided for Endless {
    fn maximises(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }

    fn evaluate(&self) -> f64 {
        self.0 as f64
    }
}

impl ManySided for Endless {
    fn seats(&self) -> usize {
        2
    }

    fn evaluate_seats(&self, out: &mut [f64]) {
        out.fill(self.0 as f64);
    }
}

#[test]
fn forced_moves_without_end_stop_at_the_deepest_ply() {
    let monitor = Monitor::new();
    for bits in [0, 10] {
        let found = AlphaBeta::new(bits).search(&Endless(0), &Limits::depth(2), &monitor);
        assert_eq!((found.value, found.cut, found.exhausted), (Some(MAX_PLY as f64), None, false));
    }
    let found = MaxN::new(Vectors::Raw).search(&Endless(0), &Limits::depth(2), &monitor);
    assert_eq!(found.value, Some(vec![MAX_PLY as f64; 2]));
}
