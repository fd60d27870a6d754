//! Plans the whole turn: exactly where it is small, by sampling where it is large.

#[cfg(test)]
mod carrying;
#[cfg(test)]
mod slipping;
mod slips;

use std::sync::Arc;

use rand::RngExt;
use search::{Graph, Plan, PlanLimits, Planner as Search};
use serde_json::Value;
use tabletop::{Agent, Decision, Effort, Explanation, Message, Think};

use super::memory;
use super::points::Points;
use super::turn::{Step, TurnState, Worth};
use super::turn_graph::TurnGraph;
use crate::{Action, Alea, State};

/// Edges an iteration of sampling may value on average before it counts for several, so that a turn of many dice and cards
/// takes no longer than others.
const EDGES_PER_ITERATION: u64 = 70;

/// How hard a planner thinks, and how often it is mistaken.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// States of an expansion, or iterations where there would be more.
    pub states: usize,
    /// Iterations where the expansion does not fit.
    pub iterations: u64,
    /// Chance of a slip, 0 to 1: a lesser action is taken, where one gives little away.
    pub slips: f64,
}

impl Level {
    /// The full budget and no mistakes. What a large turn takes is told by `rubicon-lab bench dice`.
    pub const FULL: Self = Self { states: 12_000, iterations: 1_250, slips: 0.0 };
}

impl Level {
    /// What the search may spend on a turn.
    pub(super) fn limits(&self) -> PlanLimits {
        let budgets = PlanLimits::default().budgets(self.states, self.iterations);
        PlanLimits { edges_per_iteration: EDGES_PER_ITERATION, ..budgets }
    }
}

impl Default for Level {
    /// [`FULL`](Level::FULL).
    fn default() -> Self {
        Self::FULL
    }
}

/// The opponent of the house: makes the plan with the most points, and carries on with it as long as it is exact. After
/// everything else it plans anew; either way it decides as if it had.
pub struct Planner {
    points: Arc<Points>,
    level: Level,
    search: Search<TurnState>,
    /// Where the search last began.
    root: Option<TurnState>,
}

impl Planner {
    /// A planner that plays for these points.
    pub fn new(points: Arc<Points>, level: Level) -> Self {
        Self { points, level, search: memory::take(), root: None }
    }

    /// What is searched of the turn in `view`, as a graph of at most `most` nodes: every position once, or with `plies` as the
    /// tree down to there. The search is the one [`decide`](Agent::decide) makes with the same view, budget and generator.
    pub fn graph(&self, game: &Alea, view: &State, think: &Think<'_>, plies: Option<usize>, most: usize) -> Graph {
        let limits = self.limits(think);
        let root = TurnState::new(game, &self.points, view);
        let mut search = Search::new();
        search.plan(&root, &limits, &mut think.rng.clone(), think.monitor);
        match plies {
            Some(plies) => search.tree(plies, most),
            None => search.graph(usize::MAX, most),
        }
    }

    /// The same as [`graph`](Self::graph), to be played through. What was `played` is chosen in it, whatever the plan says.
    pub fn turn_graph(
        &self,
        game: &Alea,
        view: &State,
        think: &Think<'_>,
        played: Option<Action>,
        most: usize,
    ) -> TurnGraph {
        let root = TurnState::new(game, &self.points, view);
        let mut search = Search::new();
        search.plan(&root, &self.limits(think), &mut think.rng.clone(), think.monitor);
        TurnGraph::new(game, view, search.recorded(usize::MAX, most), played)
    }

    /// What a decision may spend: what it is given, else what the level says.
    fn limits(&self, think: &Think<'_>) -> PlanLimits {
        let nodes = think.budget.nodes;
        let states = nodes.map_or(self.level.states, |nodes| usize::try_from(nodes).unwrap_or(usize::MAX));
        let level = Level { states, iterations: nodes.unwrap_or(self.level.iterations), ..self.level };
        let limits = level.limits();
        if think.explain { limits.with_reasons() } else { limits }
    }

    /// Plans the turn from `root` on.
    fn plan(&mut self, root: &TurnState, limits: &PlanLimits, think: &mut Think<'_>) -> Plan<Step, Worth> {
        let carried = match &self.root {
            Some(before) if before.same_turn(root) => self.search.carry_on(root, limits, think.monitor),
            _ => None,
        };
        carried.unwrap_or_else(|| {
            self.root = Some(root.clone());
            self.search.plan(root, limits, &mut think.rng, think.monitor)
        })
    }

    /// Which prospect to take: the best, or by a slip a lesser one.
    fn choose(&self, plan: &Plan<Step, Worth>, root: &TurnState, think: &mut Think<'_>) -> usize {
        let slips = self.level.slips > 0.0 && think.rng.random_bool(self.level.slips.clamp(0.0, 1.0));
        if slips { slips::lesser(plan, root).unwrap_or(0) } else { 0 }
    }
}

impl Drop for Planner {
    fn drop(&mut self) {
        memory::give_back(std::mem::take(&mut self.search));
    }
}

impl Agent<Alea> for Planner {
    fn name(&self) -> &str {
        "planner"
    }

    fn decide(&mut self, game: &Alea, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let limits = self.limits(think);
        let root = TurnState::new(game, &self.points, view);
        let plan = self.plan(&root, &limits, think);
        let at = self.choose(&plan, &root, think);
        let action = |step: Option<Step>| match step {
            Some(Step::Act(action)) => root.real(action, view),
            _ => Action::EndTurn,
        };
        let chosen = plan.ranking.get(at).and_then(|prospect| prospect.mv);
        // A turn with nothing to do looks done even to a search that was stopped before it began.
        let found = plan.effort(limits.budget(plan.method));
        let effort = Effort { cut: found.cut || think.monitor.stopped(), ..found };
        Decision::explained(action(chosen), effort, think, || {
            let marks = |at: &TurnState, step: Step| match step {
                Step::Act(action) => at.marks(action),
                Step::Fall(_) => Vec::new(),
            };
            let told = plan.explain(&root, view.active, effort, Message::new("act-end_turn"), marks);
            let mut told = Explanation { agent: Message::new("method-planner"), ..told };
            if at > 0 {
                told.headline = slips::headline(&told, at);
                told.line = plan.expected(at, &root, view.active, marks);
            }
            for (index, (candidate, prospect)) in told.candidates.iter_mut().zip(&plan.ranking).enumerate() {
                let action = action(prospect.mv);
                candidate.action = serde_json::to_value(action).unwrap_or(Value::Null);
                candidate.marks = root.marks(action);
                candidate.chosen = index == at;
            }
            told
        })
    }
}
