//! How far the planning of a turn may go.

use super::Method;

/// How far the planning of one turn may go. Counted, never clocked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlanLimits {
    /// Most distinct states of an expansion.
    pub states: usize,
    /// Most iterations of sampling, where the expansion would have more states.
    pub iterations: u64,
    /// Edges that an iteration of sampling may value on average. Where they value more, each counts for several, so that
    /// what the iterations take hangs on their number and not on how many moves a turn has.
    pub edges_per_iteration: u64,
    /// Whether the values shall be split into terms.
    pub reasons: bool,
}

impl Default for PlanLimits {
    /// 50 000 states, 10 000 iterations of any size, no reasons.
    fn default() -> Self {
        Self { states: 50_000, iterations: 10_000, edges_per_iteration: u64::MAX, reasons: false }
    }
}

impl PlanLimits {
    /// The same with other budgets.
    #[must_use]
    pub const fn budgets(self, states: usize, iterations: u64) -> Self {
        Self { states, iterations, ..self }
    }

    /// The same with every value split into terms.
    #[must_use]
    pub const fn with_reasons(self) -> Self {
        Self { reasons: true, ..self }
    }

    /// The budget that bound a plan found by `method`.
    pub const fn budget(&self, method: Method) -> u64 {
        match method {
            Method::Expansion => self.states as u64,
            Method::Sampling => self.iterations,
        }
    }
}
