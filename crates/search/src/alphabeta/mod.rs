//! Alpha-beta for two-sided games with chance: iterative deepening over a fixed-size transposition table.
//!
//! `node` is the recursion, `chance` and `leaf` what it does where nobody chooses and where it stops, `way` how it knows
//! positions that come again, `table` and `order` what speeds it up, this file the deepening around it. Nothing that speeds up may change a value: with and without
//! table, ordering and null windows the search answers what plain minimax answers.

mod chance;
mod leaf;
mod node;
mod order;
mod root;
mod table;
mod way;

use tabletop::Monitor;

use crate::deepen::{Counter, Deepen, bound_in, deepen, root_moves};
use crate::position::Entry;
use crate::record::{NoTrace, Recorder, Trace};
use crate::{Bound, Found, Limits, MAX_DEPTH, MAX_PLY, Position, TwoSided};
use node::Run;
use order::Order;
use table::Table;
use way::Way;

/// The search and its memory, for games with moves `M`. Keep it from one decision to the next, so that none allocates
/// again; what it remembers never leaks into another search.
#[derive(Clone, Debug)]
pub struct AlphaBeta<M> {
    table: Table,
    order: Order<M>,
    ordering: bool,
    null_windows: bool,
    way: Way,
    buffers: Buffers<M>,
}

/// Memory of the recursion: what a node generates lies on stacks shared by all plies.
#[derive(Clone, Debug)]
struct Buffers<M> {
    moves: Vec<Entry<M>>,
    outcomes: Vec<(f64, M)>,
    /// The principal variation below each ply.
    lines: Vec<Vec<M>>,
}

/// A search for the best move at the root, with the moves' values from the maximising side.
pub type Answer<P> = Found<<P as Position>::Move, f64>;

impl<M: Copy + PartialEq> AlphaBeta<M> {
    /// A search with a transposition table of `2^table_bits` entries of 24 bytes (18 is a good start, at most 28), without
    /// one at 0.
    pub fn new(table_bits: u32) -> Self {
        Self {
            table: Table::new(table_bits),
            order: Order::new(),
            ordering: true,
            null_windows: false,
            way: Way::new(),
            buffers: Buffers { moves: Vec::new(), outcomes: Vec::new(), lines: vec![Vec::new(); MAX_PLY + 2] },
        }
    }

    /// The same search taking the moves as generated: for measuring what ordering is worth.
    pub fn without_ordering(self) -> Self {
        Self { ordering: false, ..self }
    }

    /// The same search by principal variation (Marsland and Campbell 1982): a move after the first is asked with a null window
    /// whether it is better at all, and with a whole one only if it is.
    ///
    /// Answers have the same values and the same best move; lines may differ where moves are worth the same. It pays where the
    /// first move is mostly the best, so where a game orders its moves well.
    pub fn with_null_windows(self) -> Self {
        Self { null_windows: true, ..self }
    }

    /// Searches for the best move at `root`.
    ///
    /// Iterates depth 1, 2, … up to the limit or until more depth cannot change the answer. A cut iteration is used only
    /// where it found a move that beats the best of the last complete one in its own, deeper terms. The same root and
    /// limits give the same answer bit for bit, unless `monitor` stops it.
    pub fn search<P: TwoSided<Move = M>>(&mut self, root: &P, limits: &Limits, monitor: &Monitor) -> Answer<P> {
        self.run(root, limits, monitor, &mut NoTrace)
    }

    /// The same search, which also writes the tree of its last iteration into `recorder`. The answer is the same.
    pub fn search_recorded<P: TwoSided<Move = M>>(
        &mut self,
        root: &P,
        limits: &Limits,
        monitor: &Monitor,
        recorder: &mut Recorder<M>,
    ) -> Answer<P> {
        recorder.clear();
        let found = self.run(root, limits, monitor, recorder);
        recorder.finish(&found, |value| vec![*value]);
        found
    }

    /// Searches `root` once to `depth`, asking only where its value lies relative to the window `alpha < beta`.
    ///
    /// Between the two the value is exact; otherwise it is a bound on that side. `None` if `monitor` stopped it. For asking
    /// whether a position is good enough, and for searches built on this one.
    pub fn search_window<P: TwoSided<Move = M>>(
        &mut self,
        root: &P,
        depth: u32,
        window: (f64, f64),
        monitor: &Monitor,
    ) -> Option<(f64, Bound)> {
        let depth = depth.min(MAX_DEPTH);
        let mut silent = NoTrace;
        let mut run = self.begin(root, None, monitor, &mut silent);
        run.begin_iteration(depth);
        let depth = run.begin_depth(depth);
        let value = run.node(&mut root.clone(), depth, 0, window.0, window.1).ok()?;
        Some((value, bound_in(value, window)))
    }

    fn begin<'a, P: TwoSided<Move = M>, T: Trace<P>>(
        &'a mut self,
        root: &P,
        budget: Option<u64>,
        monitor: &'a Monitor,
        trace: &'a mut T,
    ) -> Run<'a, P, T> {
        self.table.begin_search();
        self.order.reset(P::HISTORY_SLOTS);
        if P::REPETITION {
            self.way.begin(root);
        }
        Run::new(self, root.range(), Counter::new(budget, monitor), trace)
    }

    fn run<P: TwoSided<Move = M>, T: Trace<P>>(
        &mut self,
        root: &P,
        limits: &Limits,
        monitor: &Monitor,
        trace: &mut T,
    ) -> Answer<P> {
        let moves = root_moves(root, self.ordering);
        deepen(&mut self.begin(root, limits.nodes, monitor, trace), root, limits, moves)
    }
}
