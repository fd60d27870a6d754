//! One entry for a turn of any size: expansion if it fits, else sampling.

use tabletop::{Monitor, Rng};

use super::goal::GoalSearch;
use super::known::Known;
use super::{Expansion, Method, Plan, PlanLimits, Planning, Recorded, Sampling};
use crate::{Cut, Graph};

/// Plans turns of any size. Keep it from one decision to the next, so that none allocates again.
///
/// A turn too large for an expansion is searched for a certain way to its [goal](Planning::goal), over a quarter as many
/// states again; without one, sampling goes on from what was expanded.
#[derive(Clone, Debug)]
pub struct Planner<P: Planning> {
    expansion: Expansion<P>,
    goals: GoalSearch<P>,
    sampling: Sampling<P>,
    /// How the last turn was planned.
    last: Method,
}

impl<P: Planning> Default for Planner<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Planning> Planner<P> {
    /// A planner that has seen nothing.
    pub fn new() -> Self {
        let (expansion, goals, sampling) = (Expansion::new(), GoalSearch::new(), Sampling::new());
        Self { expansion, goals, sampling, last: Method::Expansion }
    }

    /// Forgets the last turn, and keeps the memory for the next.
    pub fn forget(&mut self) {
        self.expansion.forget();
        self.goals.forget();
        self.sampling.forget();
        self.last = Method::Expansion;
    }

    /// For how many states it has memory.
    pub fn capacity(&self) -> usize {
        self.expansion.capacity().max(self.sampling.capacity())
    }

    /// Plans the turn from `root` on; [`Plan::method`] tells how.
    ///
    /// Whatever happens, there is a plan: stopped by `monitor` at once, it is what one look at every first move tells. The
    /// same root, limits and generator give the same plan bit for bit, unless stopped. An expansion draws nothing from `rng`.
    pub fn plan(
        &mut self,
        root: &P,
        limits: &PlanLimits,
        rng: &mut Rng,
        monitor: &Monitor,
    ) -> Plan<P::Move, P::Reward> {
        match self.expansion.attempt(root, limits.states, limits.reasons, monitor) {
            Ok(plan) => {
                self.last = Method::Expansion;
                plan
            }
            Err(cut) => {
                self.last = Method::Sampling;
                // Out of room: a quarter as many states again for a certain way. Stopped: none.
                let room = if cut == Cut::Budget { limits.states / 4 } else { 0 };
                if let Some(mv) = self.goals.find(root, room, monitor) {
                    return self.sampling.sure(root, mv, &self.goals, limits.reasons, rng);
                }
                let begun = &mut self.expansion;
                self.sampling.go_on(root, begun, limits, rng, monitor)
            }
        }
    }

    /// The plan from `root` on, if the last one was an expansion that came there: what [`plan`](Self::plan) would find with
    /// the same limits, without searching for it. `root` must be of the turn that was planned last.
    pub fn carry_on(&mut self, root: &P, limits: &PlanLimits, monitor: &Monitor) -> Option<Plan<P::Move, P::Reward>> {
        if self.last != Method::Expansion || monitor.stopped() {
            return None;
        }
        let plan = self.expansion.carry_on(root, limits.states, limits.reasons)?;
        monitor.report(plan.states, 0);
        Some(plan)
    }

    /// The last turn as a graph in which each state stands once, as [`Expansion::graph`] and [`Sampling::graph`] tell it.
    pub fn graph(&self, plies: usize, most: usize) -> Graph {
        self.known().graph(plies, most)
    }

    /// The last turn as a tree in which a state stands as often as it is reached.
    pub fn tree(&self, plies: usize, most: usize) -> Graph {
        self.known().tree(plies, most)
    }

    /// The last turn as a graph in which each state stands once, with its states and moves.
    pub fn recorded(&self, plies: usize, most: usize) -> Recorded<P> {
        self.known().recorded(plies, most)
    }

    fn known(&self) -> &Known<P> {
        match self.last {
            Method::Expansion => &self.expansion.known,
            Method::Sampling => &self.sampling.known,
        }
    }
}
