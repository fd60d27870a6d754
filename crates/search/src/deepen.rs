//! Iterative deepening, budgets and the ranking of runners-up: what alpha-beta and max^n have in common.

use std::cmp::Ordering;

use tabletop::{Monitor, Turn};

use crate::position::Moves;
use crate::{Bound, Cut, Found, Limits, MAX_DEPTH, Position, Ranked};

/// Visits between two looks at the stop flag; a power of two.
const POLL: u64 = 1024;

/// What a search has spent and may spend.
pub(crate) struct Counter<'a> {
    pub nodes: u64,
    budget: u64,
    visits: u64,
    /// The iteration under way.
    depth: u32,
    /// Whether a value since the last reset depended on the depth.
    pub horizon: bool,
    monitor: &'a Monitor,
}

impl<'a> Counter<'a> {
    pub fn new(budget: Option<u64>, monitor: &'a Monitor) -> Self {
        Self { nodes: 0, budget: budget.unwrap_or(u64::MAX), visits: 0, depth: 0, horizon: false, monitor }
    }

    pub fn begin_iteration(&mut self, depth: u32) {
        self.depth = depth;
        self.horizon = false;
    }

    /// Counts a visit and looks at the stop flag now and then, the first time at once.
    #[inline]
    pub fn visit(&mut self) -> Result<(), Cut> {
        if self.visits & (POLL - 1) == 0 {
            self.monitor.report(self.nodes, self.depth);
            if self.monitor.stopped() {
                return Err(Cut::Stopped);
            }
        }
        self.visits += 1;
        Ok(())
    }

    /// Counts a position about to be evaluated, if the budget allows one more.
    #[inline]
    pub fn evaluate(&mut self) -> Result<(), Cut> {
        if self.nodes >= self.budget {
            return Err(Cut::Budget);
        }
        self.nodes += 1;
        Ok(())
    }
}

pub(crate) type RootMove<P, V> = Ranked<<P as Position>::Move, V>;

/// The value of a root without a choice, and the expected line.
pub(crate) type Whole<P, V> = (V, Vec<<P as Position>::Move>);

/// A search that can be repeated with growing depth.
pub(crate) trait Deepen<'a, P: Position> {
    /// A number, or one for each seat.
    type Value: Clone;

    fn counter(&mut self) -> &mut Counter<'a>;

    fn begin_iteration(&mut self, depth: u32);

    /// Searches the moves of the root in the order given, so that the `ranked` best get exact values. What was searched
    /// before a cut is in `fresh`, in the same order.
    fn root(
        &mut self,
        root: &P,
        depth: u32,
        moves: &[RootMove<P, Self::Value>],
        ranked: usize,
        fresh: &mut Vec<RootMove<P, Self::Value>>,
    ) -> Result<(), Cut>;

    /// Searches a root that is over or left to chance.
    fn whole(&mut self, root: &P, depth: u32) -> Result<Whole<P, Self::Value>, Cut>;

    /// Which of two moves with exact values is better for the seat to move at the root: greater is better.
    fn prefer(&self, root: &P, a: &RootMove<P, Self::Value>, b: &RootMove<P, Self::Value>) -> Ordering;

    /// The iteration just searched counts, as far as it went.
    fn commit(&mut self);
}

/// Searches `root` with growing depth until a limit is met or more depth cannot change the answer.
pub(crate) fn deepen<'a, P: Position, D: Deepen<'a, P>>(
    search: &mut D,
    root: &P,
    limits: &Limits,
    moves: Vec<P::Move>,
) -> Found<P::Move, D::Value> {
    let mut ranking: Vec<_> = moves.into_iter().enumerate().map(|(place, mv)| Ranked::unknown(mv, place)).collect();
    let (mut value, mut line) = (None, Vec::new());
    let (mut depth, mut cut, mut exhausted) = (0, None, false);
    let deepest = limits.depth.min(MAX_DEPTH);
    for goal in deepest.min(1)..=deepest {
        search.begin_iteration(goal);
        let mut fresh = Vec::with_capacity(ranking.len());
        let ended = if ranking.is_empty() {
            search.whole(root, goal).map(|(found, along)| {
                value = Some(found);
                line = along;
            })
        } else {
            search.root(root, goal, &ranking, 1, &mut fresh)
        };
        match ended {
            Ok(()) => {
                search.commit();
                merge(search, root, &mut ranking, fresh);
                depth = goal;
                exhausted = !search.counter().horizon;
            }
            Err(reason) => {
                cut = Some(reason);
                if adopt_partial(search, root, &mut ranking, fresh) {
                    search.commit();
                }
            }
        }
        if exhausted || cut.is_some() {
            break;
        }
    }
    let Counter { nodes, visits, .. } = *search.counter();
    if limits.ranked > 1 && cut != Some(Cut::Stopped) {
        rank(search, root, &mut ranking, limits);
    }
    let best = ranking.first().map(|best| {
        value.clone_from(&best.value);
        line.clone_from(&best.line);
        best.mv
    });
    let counter = search.counter();
    counter.monitor.report(nodes, depth);
    let ranking_nodes = counter.nodes - nodes;
    Found { best, value, line, ranking, nodes, visits, ranking_nodes, depth, cut, exhausted }
}

/// The moves of a root that has a choice, in static order (or as generated); none elsewhere.
pub(crate) fn root_moves<P: Position>(root: &P, ordered: bool) -> Vec<P::Move> {
    let mut list = Vec::new();
    if let Turn::Seat(_) = root.turn() {
        root.moves(&mut Moves { list: &mut list, start: 0 });
    }
    if ordered {
        list.sort_by_key(|entry| std::cmp::Reverse(entry.key));
    }
    list.into_iter().map(|entry| entry.mv).collect()
}

/// Puts the moves searched in one pass first, best first, and the others after them as they were.
fn merge<'a, P: Position, D: Deepen<'a, P>>(
    search: &D,
    root: &P,
    ranking: &mut Vec<RootMove<P, D::Value>>,
    mut fresh: Vec<RootMove<P, D::Value>>,
) {
    // A pass searches the ranking from the front: what it reached is as many moves as it has answers.
    let rest = ranking.split_off(fresh.len().min(ranking.len()));
    fresh.sort_by(|a, b| match (a.is_exact(), b.is_exact()) {
        (true, true) => search.prefer(root, b, a),
        (a, b) => b.cmp(&a),
    });
    fresh.extend(rest);
    *ranking = fresh;
}

/// Uses what a cut iteration found: everything if no iteration was complete, else a move that beat the best of the last
/// complete one, which is searched first. Tells whether anything was of use.
fn adopt_partial<'a, P: Position, D: Deepen<'a, P>>(
    search: &D,
    root: &P,
    ranking: &mut Vec<RootMove<P, D::Value>>,
    mut fresh: Vec<RootMove<P, D::Value>>,
) -> bool {
    if fresh.is_empty() {
        return false;
    }
    if ranking[0].value.is_none() {
        merge(search, root, ranking, fresh);
        return true;
    }
    let mut best = 0;
    for index in 1..fresh.len() {
        if fresh[index].is_exact() && search.prefer(root, &fresh[index], &fresh[best]).is_gt() {
            best = index;
        }
    }
    if best > 0 {
        ranking.remove(best);
        ranking.insert(0, fresh.swap_remove(best));
    }
    best > 0
}

/// Gives the `limits.ranked` best moves exact values, for at most as many nodes again as the decision had. The chosen move
/// stays first.
fn rank<'a, P: Position, D: Deepen<'a, P>>(
    search: &mut D,
    root: &P,
    ranking: &mut Vec<RootMove<P, D::Value>>,
    limits: &Limits,
) {
    let depth = match ranking.first() {
        Some(first) if first.value.is_some() => first.depth,
        _ => return,
    };
    let counter = search.counter();
    counter.budget = limits.nodes.map_or(u64::MAX, |nodes| counter.nodes.saturating_add(nodes));
    search.begin_iteration(depth);
    let mut fresh = Vec::with_capacity(ranking.len());
    // A cut leaves the moves that were not reached with what is known of them already.
    let _ = search.root(root, depth, ranking, limits.ranked, &mut fresh);
    if !fresh.is_empty() {
        // The chosen move keeps its place and the line it was chosen for.
        fresh.remove(0);
        let mut others = ranking.split_off(1);
        merge(search, root, &mut others, fresh);
        ranking.append(&mut others);
    }
}

/// How a value found in the window `alpha < beta` relates to the true one.
#[inline]
pub(crate) fn bound_in(value: f64, (alpha, beta): (f64, f64)) -> Bound {
    if value <= alpha {
        Bound::Upper
    } else if value >= beta {
        Bound::Lower
    } else {
        Bound::Exact
    }
}
