//! Alpha-beta for two-sided games with chance: iterative deepening over a fixed-size transposition table.
//!
//! `memory` is what it keeps, `node` the recursion, `chance` and `leaf` what it does where nobody chooses and where it stops, `way` how it knows
//! positions that come again, `table` and `order` what speeds it up, this file the deepening around it. Nothing that speeds up may change a value: with and without
//! table, ordering and null windows the search answers what plain minimax answers.

mod chance;
mod leaf;
mod memory;
mod node;
mod order;
mod root;
mod table;
mod way;

use tabletop::Monitor;

use crate::deepen::{Counter, Deepen, bound_in, deepen, root_moves};
use crate::record::{NoTrace, Recorder, Trace};
use crate::{Bound, Found, Limits, MAX_DEPTH, Position, TwoSided};
pub use memory::AlphaBeta;
use node::Run;

/// A search for the best move at the root, with the moves' values from the maximising side.
pub type Answer<P> = Found<<P as Position>::Move, f64>;

impl<M: Copy + PartialEq> AlphaBeta<M> {
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
