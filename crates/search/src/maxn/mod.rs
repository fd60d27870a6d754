//! Max^n (Luckhardt, Irani 1986) for any number of seats, each after its own value, or after its lead: see [`Preference`].
//!
//! What pleases a seat alike keeps the first child, in static order; the rule is fixed, because the others' values hang on it.
//! Pruning is shallow pruning (Korf 1991), for own values on shares of a constant sum, for leads on any vectors, and nothing
//! else: deep pruning and "cut when my own part is no better" give wrong moves.

mod memory;
mod node;
mod preference;
mod root;
mod values;

use tabletop::Monitor;

use crate::deepen::{Counter, deepen, root_moves};
use crate::record::{NoTrace, Recorder, Trace};
use crate::{Found, Limits, ManySided, Position};
pub use memory::MaxN;
use node::Run;
pub use preference::Preference;
pub use values::Vectors;

/// A search for the best move at the root; values are vectors indexed by seat.
pub type SeatAnswer<P> = Found<<P as Position>::Move, Vec<f64>>;

impl<M: Copy + PartialEq> MaxN<M> {
    /// Searches for the move at `root` that is best for the seat to move.
    ///
    /// Deepens, uses cut iterations and repeats itself exactly like [`AlphaBeta::search`](crate::AlphaBeta::search).
    pub fn search<P: ManySided<Move = M>>(&mut self, root: &P, limits: &Limits, monitor: &Monitor) -> SeatAnswer<P> {
        self.run(root, limits, monitor, &mut NoTrace)
    }

    /// The same search, which also writes the tree of its last iteration into `recorder`. The answer is the same.
    pub fn search_recorded<P: ManySided<Move = M>>(
        &mut self,
        root: &P,
        limits: &Limits,
        monitor: &Monitor,
        recorder: &mut Recorder<M>,
    ) -> SeatAnswer<P> {
        recorder.clear();
        let found = self.run(root, limits, monitor, recorder);
        recorder.finish(&found, Vec::clone);
        found
    }

    fn run<P: ManySided<Move = M>, T: Trace<P>>(
        &mut self,
        root: &P,
        limits: &Limits,
        monitor: &Monitor,
        trace: &mut T,
    ) -> SeatAnswer<P> {
        let mut run = Run::new(self, root.seats(), Counter::new(limits.nodes, monitor), trace);
        deepen(&mut run, root, limits, root_moves(root, true))
    }
}
