//! Monte-Carlo tree search over a turn, for turns too large to expand.
//!
//! An iteration walks down by UCB1 (Auer et al. 2002; Kocsis, Szepesvári 2006) to a state nobody has looked at, plays on from
//! there to the end of the turn by what earns most at once, and values every state on the way. Near the end of the turn it
//! also looks at some states beside its way, so that ends of turns are soon worked out. What goes up are Bellman backups: a
//! choice is worth its best known continuation, chance the mean of its outcomes. A new state of chance is followed in all its
//! outcomes, each for an iteration, so that no value hangs on how chance fell once. So what stands at a state is what a plan
//! that is known earns on average, and more looking can only find better ones; where an outcome was not followed yet it counts
//! like the others, and the state is marked as guessed.
//!
//! States reached in many ways are one (the "tree" is a graph, Saffidine et al. 2012), which values from a state *on* allow.
//! States below which everything was seen are solved (Winands et al. 2008), no longer visited, and exact. An expansion that
//! found no room is gone on from, not thrown away.
//!
//! At the root the iterations are dealt out by sequential halving (Karnin et al. 2013): in each round all first moves left get
//! as many, and the better half stays. In the end the best plans are completed and played anew with fresh dice (`fresh`).
//!
//! `memory` is what it keeps, `nodes` what is known of a state, `graph` finds and opens them; `descent` walks down and up, `completion` plays to the end, `value` tells what states are worth,
//! `fresh` judges the finalists, `finish` hands what is known over to be told like an expansion.

mod completion;
mod descent;
mod finish;
mod fresh;
mod graph;
mod memory;
mod nodes;
mod value;

use tabletop::{Monitor, Rng};

use super::goal::GoalSearch;
use super::{Expansion, Plan, PlanLimits, Planning, Reward};
use crate::{Cut, MAX_PLY};
pub use memory::Sampling;

/// Iterations between two looks at the stop flag; a power of two.
const POLL: u64 = 64;

impl<P: Planning> Sampling<P> {
    /// Plans the turn from `root` on in at most `iterations`, fewer where the turn is solved before. A fifth of them goes to
    /// completing the best plans and playing them anew.
    ///
    /// Afterwards every first move is looked at once, even where no iteration came there; so there is an answer after no
    /// iteration at all. The same root, iterations and generator give the same answer bit for bit, unless `monitor` stops it
    /// ([`Plan::cut`] tells).
    pub fn plan(
        &mut self,
        root: &P,
        iterations: u64,
        reasons: bool,
        rng: &mut Rng,
        monitor: &Monitor,
    ) -> Plan<P::Move, P::Reward> {
        self.begin(root, rng);
        let limits = PlanLimits { iterations, reasons, ..PlanLimits::default() };
        self.search(&limits, rng, monitor)
    }

    /// The same, going on from an expansion of `root` that found no room. Nothing of it is left there.
    pub(super) fn go_on(
        &mut self,
        root: &P,
        begun: &mut Expansion<P>,
        limits: &PlanLimits,
        rng: &mut Rng,
        monitor: &Monitor,
    ) -> Plan<P::Move, P::Reward> {
        if begun.known.states.is_empty() {
            self.begin(root, rng);
        } else {
            self.take_over(begun, rng);
            begun.forget();
        }
        self.search(limits, rng, monitor)
    }

    /// The plan that reaches the goal of the turn whatever chance does, from its proof. Every other first move is looked at
    /// once.
    pub(super) fn sure(
        &mut self,
        root: &P,
        first: P::Move,
        proof: &GoalSearch<P>,
        reasons: bool,
        rng: &mut Rng,
    ) -> Plan<P::Move, P::Reward> {
        self.begin(root, rng);
        (self.iterations, self.limit) = (0, 0);
        self.retrace(0, proof, MAX_PLY, rng);
        self.look_at_the_rest(rng);
        self.refresh_all();
        self.hand_over();
        let told = self.known.told(super::Method::Sampling, reasons);
        let mut plan = Plan { cut: Some(Cut::Budget), certain: true, ..told };
        // What is certain comes before all that may earn more.
        if let Some(place) = plan.ranking.iter().position(|prospect| prospect.mv == Some(first)) {
            plan.ranking[..=place].rotate_right(1);
            plan.value = plan.ranking[0].value;
        }
        plan
    }

    /// Opens what a proof leads to from a state on.
    fn retrace(&mut self, at: usize, proof: &GoalSearch<P>, plies: usize, rng: &mut Rng) {
        let seen = &self.nodes[at];
        if seen.on_way || seen.visits > 0 || plies == 0 {
            return;
        }
        // What can be played may be listed and not yet played.
        if !seen.is_open || seen.unplayed > 0 {
            self.open(at, rng);
        }
        let certain = proof.certain_move(&self.states[at]);
        let chance = self.nodes[at].chance;
        self.nodes[at].on_way = true;
        for edge in self.range(at) {
            if chance || Some(self.edges[edge].mv) == certain {
                self.retrace(self.to(edge), proof, plies - 1, rng);
                self.edges[edge].visits = 1;
            }
        }
        self.nodes[at].on_way = false;
        let found = self.nodes[at].value.score();
        self.count(at, found);
        self.refresh(at);
    }

    fn search(&mut self, limits: &PlanLimits, rng: &mut Rng, monitor: &Monitor) -> Plan<P::Move, P::Reward> {
        let PlanLimits { iterations, reasons, .. } = *limits;
        self.edges_per_iteration = limits.edges_per_iteration.max(1);
        // Chance at the root leaves nothing to choose, and no finalists.
        let finals = if self.nodes[0].chance { 0 } else { iterations / 5 };
        self.refresh_all();
        self.valued_edges = 0;
        self.deal_out(iterations - finals, rng, monitor);
        // Who wants an answer now gets a look at every first move, and no more.
        let finals = if monitor.stopped() { 0 } else { finals };
        let plays = finals / 2;
        let mut best: Vec<usize> = self.first_moves().collect();
        best.sort_by(|a, b| self.worth(*b).order(&self.worth(*a)));
        best.truncate(fresh::FINALISTS);
        self.limit = self.iterations + (finals - plays);
        self.complete_plans(&best, finals - plays, rng);
        self.look_at_the_rest(rng);
        self.refresh_all();
        let ranked = self.rank(plays, rng);
        monitor.report(self.iterations, 0);
        self.hand_over();
        let cut = if self.nodes[0].solved {
            None
        } else if monitor.stopped() {
            Some(Cut::Stopped)
        } else {
            Some(Cut::Budget)
        };
        let plan = self.known.told(super::Method::Sampling, reasons);
        self.judged(Plan { iterations: self.iterations.min(iterations), cut, ..plan }, &ranked, reasons)
    }

    /// Deals iterations out among the first moves, by sequential halving.
    fn deal_out(&mut self, iterations: u64, rng: &mut Rng, monitor: &Monitor) {
        (self.iterations, self.limit) = (0, iterations);
        if self.nodes[0].chance {
            while !self.nodes[0].solved && self.iterations < iterations && !self.polled(monitor) {
                self.iterate(None, rng);
            }
            return;
        }
        let mut left: Vec<usize> = self.first_moves().collect();
        let rounds = u64::from(left.len().max(2).next_power_of_two().ilog2());
        for round in 1..=rounds {
            let until = iterations * round / rounds;
            // A quarter of a round completes the plans of the half that may stay.
            let walks = until - (until - self.iterations.min(until)) / 4;
            let mut turn = 0;
            while self.iterations < walks {
                left.retain(|edge| !self.nodes[self.edges[*edge].to as usize].solved);
                if left.is_empty() || self.polled(monitor) {
                    return;
                }
                self.iterate(Some(left[turn % left.len()]), rng);
                turn += 1;
            }
            self.refresh_all();
            left.sort_by(|a, b| self.worth(*b).order(&self.worth(*a)));
            left.truncate(left.len().div_ceil(2));
            self.complete_plans(&left, until.saturating_sub(self.iterations), rng);
        }
    }

    /// Whether to stop, looked up now and then.
    fn polled(&self, monitor: &Monitor) -> bool {
        if self.iterations & (POLL - 1) == 0 {
            monitor.report(self.iterations, 0);
        }
        monitor.stopped()
    }

    /// One iteration, through an edge of the root if one is given.
    fn iterate(&mut self, first: Option<usize>, rng: &mut Rng) {
        let from = first.map_or(0, |edge| self.step(0, edge));
        let leaf = self.descend(from, rng);
        self.complete(leaf, 1, rng);
        self.climb(leaf, 0, &mut 0, rng);
        self.charge();
    }

    /// Counts an iteration, and more where iterations value more edges than they may.
    fn charge(&mut self) {
        self.iterations = (self.iterations + 1).max(self.valued_edges / self.edges_per_iteration);
    }

    /// Looks once at every first move that no iteration came to, which is not counted.
    fn look_at_the_rest(&mut self, rng: &mut Rng) {
        let made = self.iterations;
        self.limit = made;
        if self.nodes[0].chance {
            if !self.nodes[0].known {
                self.iterate(None, rng);
            }
        } else {
            for edge in self.range(0) {
                let seen = &self.nodes[self.to(edge)];
                if !seen.solved && seen.visits == 0 {
                    self.iterate(Some(edge), rng);
                }
            }
        }
        self.iterations = made;
    }

    /// The edges of the root. A move back to the root closes a circle and is no choice.
    fn first_moves(&self) -> impl Iterator<Item = usize> {
        self.range(0).filter(|edge| self.to(*edge) != 0 && !self.nodes[0].chance)
    }

    /// What an edge earns, together with what is known to follow.
    fn worth(&self, edge: usize) -> P::Reward {
        self.edges[edge].earned.plus(self.nodes[self.to(edge)].value)
    }
}
