//! Moves that are left out where too little depth is left below them.

use search::{AlphaBeta, Limits, Moves, Outcomes, Position, TwoSided};
use tabletop::{Monitor, Seat, Turn};

use super::check;
use crate::dag::{At, Dag, MOST, Shape};

/// A random game in which the latter half of the moves need three plies.
#[derive(Clone, Copy)]
struct Deep<'a>(At<'a>);

/// Plies that such a move needs, itself counted.
const NEEDED: u32 = 3;

impl Position for Deep<'_> {
    type Move = u8;
    type Undo = usize;
    const HISTORY_SLOTS: usize = 4;

    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn moves(&self, out: &mut Moves<'_, u8>) {
        self.0.moves(out);
    }
    fn outcomes(&self, out: &mut Outcomes<'_, u8>) {
        self.0.outcomes(out);
    }
    fn make(&mut self, mv: u8) -> usize {
        self.0.make(mv)
    }
    fn unmake(&mut self, mv: u8, from: usize) {
        self.0.unmake(mv, from);
    }
    fn hash(&self) -> u64 {
        self.0.hash()
    }
    fn forced(&self) -> bool {
        self.0.forced()
    }
    fn history_slot(&self, mv: u8) -> usize {
        self.0.history_slot(mv)
    }
}

impl TwoSided for Deep<'_> {
    fn maximises(&self, seat: Seat) -> bool {
        self.0.maximises(seat)
    }
    fn evaluate(&self) -> f64 {
        self.0.evaluate()
    }
    fn range(&self) -> Option<(f64, f64)> {
        self.0.range()
    }
    fn moves_within(&self, left: u32, out: &mut Moves<'_, u8>) -> bool {
        assert!(left > 0);
        let edges = &self.0.node().edges;
        for (index, (order, _)) in edges.iter().enumerate() {
            if 2 * index <= edges.len() || left >= NEEDED {
                out.push_ordered(index as u8, *order);
            }
        }
        left < NEEDED && edges.len() > 2
    }
}

#[test]
fn every_search_finds_the_value_of_plain_minimax() {
    let mut checked = 0;
    for seed in 0..3_000 {
        let dag = Dag::random(seed, Shape::varied(seed));
        let Some(depth) = dag.affordable(1 + (seed / 7 % 6) as u32, MOST) else { continue };
        check(&Deep(dag.root()), depth);
        checked += 1;
    }
    assert!(checked > 2_000, "{checked}");
}

/// A search that left moves out has not seen all, however shallow the game is.
#[test]
fn what_is_left_out_is_looked_at_by_a_deeper_search() {
    let monitor = Monitor::new();
    let (mut shallow, mut changed) = (0, 0);
    for seed in 0..600 {
        let dag = Dag::random(seed, Shape { seats: 2, chance: 0.0, steps: 0, crowded: false });
        let root = Deep(dag.root());
        let found = AlphaBeta::new(12).search(&root, &Limits::depth(2), &monitor);
        let deeper = AlphaBeta::new(12).search(&root, &Limits::depth(12).nodes(200_000), &monitor);
        if deeper.cut.is_none() && found.value != deeper.value {
            changed += 1;
            assert!(!found.exhausted, "seed {seed}");
        }
        shallow += 1;
    }
    assert!(changed > 100, "{changed} of {shallow}");
}
