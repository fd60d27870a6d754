//! What a search is asked and what it answers.

use tabletop::Effort;

/// How far one search may go. Counted, never clocked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Edges from the root to the horizon; chance outcomes and forced moves are free. At 0 the moves of the root are
    /// compared by the value of the position right after each, with no forced move played on. Cut to [`MAX_DEPTH`].
    pub depth: u32,
    /// Most positions evaluated to decide; `None` for no bound. Never exceeded.
    pub nodes: Option<u64>,
    /// How many of the best moves shall have exact values. At 1 only the best has, as pruning wants it.
    ///
    /// The others are ranked after the decision has fallen, for at most as many positions again, so that asking for
    /// reasons never changes the move.
    pub ranked: usize,
}

impl Limits {
    /// Searches to `depth` edges.
    pub const fn depth(depth: u32) -> Self {
        Self { depth, nodes: None, ranked: 1 }
    }

    /// The same with at most `nodes` evaluated positions.
    pub const fn nodes(self, nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..self }
    }

    /// The same with exact values for the `ranked` best moves.
    pub const fn ranked(self, ranked: usize) -> Self {
        Self { ranked, ..self }
    }
}

/// Largest depth a search takes; the plies beyond are kept for chance and forced moves.
pub const MAX_DEPTH: u32 = 200;

/// Deepest ply a search reaches, chance and forced moves included; positions there are evaluated as they stand.
pub const MAX_PLY: usize = 256;

/// Largest magnitude of a value; what a game gives beyond is cut to it, so that sums stay finite.
pub const MAX_VALUE: f64 = 1e100;

/// How a number relates to the true value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

/// Why a search ended before its depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// The node budget was spent.
    Budget,
    /// Somebody asked for an answer; the result need not be repeatable.
    Stopped,
}

/// The answer of a search over moves `M` with values `V`: a number from the maximising side for alpha-beta, a number for each
/// seat for max^n.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<M, V> {
    /// The best move; `None` where the root is over or left to chance.
    pub best: Option<M>,
    /// The value of the best move (of the root, where there is none to choose), `None` if not even that was reached.
    pub value: Option<V>,
    /// The principal variation, chance outcomes included (the likeliest of each). It ends at the horizon, with the exchange
    /// that is played beyond it, with the game or with a repetition, or earlier where the transposition table no longer knows the rest.
    pub line: Vec<M>,
    /// Every move of the root: the best, then those with exact values, best first, then the others.
    pub ranking: Vec<Ranked<M, V>>,
    /// Positions evaluated to decide.
    pub nodes: u64,
    /// Positions that were walked through to decide, evaluated or not, each as often as the search came to it: what engines of chess call nodes.
    pub visits: u64,
    /// Positions evaluated afterwards to rank the runners-up.
    pub ranking_nodes: u64,
    /// Deepest iteration that was completed. The best move may come from the one after it, see [`Ranked::depth`].
    pub depth: u32,
    /// What ended the decision early, if anything.
    pub cut: Option<Cut>,
    /// Whether the best value hangs on nothing beyond the depth: a deeper search would find the same.
    pub exhausted: bool,
}

/// One move of the root.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked<M, V> {
    /// The move.
    pub mv: M,
    /// What is known of its value; `None` where nothing is, or (max^n) only that the move is not better than those above.
    pub value: Option<V>,
    /// How `value` relates to the move's true value at `depth`.
    pub bound: Bound,
    /// Depth of the iteration the value comes from.
    pub depth: u32,
    /// The expected line, this move first; only this move where the value is a bound.
    pub line: Vec<M>,
    /// Place in the static order, which settles ties.
    pub(crate) place: usize,
}

impl<M: Copy, V> Ranked<M, V> {
    /// A move of which nothing is known yet.
    pub(crate) fn unknown(mv: M, place: usize) -> Self {
        Self { mv, value: None, bound: Bound::Upper, depth: 0, line: vec![mv], place }
    }

    /// Whether the value is known exactly.
    pub fn is_exact(&self) -> bool {
        self.bound == Bound::Exact && self.value.is_some()
    }
}

impl<M, V> Found<M, V> {
    /// The search as the cost of a decision.
    pub fn effort(&self, limits: &Limits) -> Effort {
        Effort { nodes: self.nodes, depth: self.depth, budget: limits.nodes, cut: self.cut == Some(Cut::Stopped) }
    }
}
