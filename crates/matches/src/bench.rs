//! Whole figures of a game, measured on one core and held against a budget.

use serde::Serialize;

pub use crate::clock::timed;
use lab::{AnyGame, GameModule, LabError, Library};

/// Which side of the budget is good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// At least the budget.
    AtLeast,
    /// At most the budget.
    AtMost,
}

/// One measured figure.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// What was measured.
    pub name: String,
    /// The value.
    pub value: f64,
    /// Its unit.
    pub unit: String,
    /// What it is held against; `None` where it is only told.
    pub budget: Option<f64>,
    /// Which side of the budget is good.
    pub bound: Option<Bound>,
    /// Whether it keeps the budget; true where there is none.
    pub ok: bool,
}

/// Collects figures as they are measured.
pub struct Bench<'a> {
    found: Vec<Figure>,
    only: Option<&'a str>,
    tell: &'a mut dyn FnMut(&Figure),
    about: &'a dyn Fn(&str),
}

impl<'a> Bench<'a> {
    /// `tell` is called with every figure once it is known, `about` with what is being measured before. With `only`, nothing
    /// is measured but what has that in its name.
    pub fn new(only: Option<&'a str>, tell: &'a mut dyn FnMut(&Figure), about: &'a dyn Fn(&str)) -> Self {
        Self { found: Vec::new(), only, tell, about }
    }

    /// Whether `what` is to be measured; if so, says that it is measured next.
    pub fn begin(&self, what: &str) -> bool {
        let wanted = self.only.is_none_or(|only| what.to_lowercase().contains(&only.to_lowercase()));
        if wanted {
            (self.about)(what);
        }
        wanted
    }

    /// A figure with a budget.
    pub fn held(&mut self, name: &str, value: f64, unit: &str, bound: Bound, budget: f64) {
        let ok = match bound {
            Bound::AtLeast => value >= budget,
            Bound::AtMost => value <= budget,
        };
        self.push(name, value, unit, Some((bound, budget)), ok);
    }

    /// A figure without a budget.
    pub fn measured(&mut self, name: &str, value: f64, unit: &str) {
        self.push(name, value, unit, None, true);
    }

    fn push(&mut self, name: &str, value: f64, unit: &str, held: Option<(Bound, f64)>, ok: bool) {
        let figure = Figure {
            name: name.to_owned(),
            value,
            unit: unit.to_owned(),
            budget: held.map(|(_, budget)| budget),
            bound: held.map(|(bound, _)| bound),
            ok,
        };
        (self.tell)(&figure);
        self.found.push(figure);
    }

    /// All figures so far.
    pub fn into_figures(self) -> Vec<Figure> {
        self.found
    }
}

/// The `percent`-th percentile of `values` by nearest rank; 0 of none.
pub fn percentile(values: &mut [f64], percent: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let rank = (percent / 100.0 * values.len() as f64).ceil() as usize;
    values.get(rank.saturating_sub(1).min(values.len().saturating_sub(1))).copied().unwrap_or(0.0)
}

/// A game with figures of its own.
pub trait BenchModule: GameModule {
    /// Measures the game's figures on one core.
    ///
    /// # Errors
    /// Content that cannot be read, or an agent that breaks the rules.
    fn bench(&self, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError>;
}

/// The figures of any game.
pub trait AnyGameBench: AnyGame {
    /// Measures the game's figures on one core.
    ///
    /// # Errors
    /// Content that cannot be read, or an agent that breaks the rules.
    fn bench(&self, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError>;
}

impl<M: BenchModule> AnyGameBench for M {
    fn bench(&self, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        BenchModule::bench(self, library, bench)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_nearest_rank() {
        let mut values: Vec<f64> = (1..=200).rev().map(f64::from).collect();
        assert_eq!(percentile(&mut values, 50.0), 100.0);
        assert_eq!(percentile(&mut values, 99.0), 198.0);
        assert_eq!(percentile(&mut values, 100.0), 200.0);
        assert_eq!(percentile(&mut [], 50.0), 0.0);
    }

    #[test]
    fn budgets_are_kept_from_their_good_side() {
        let mut told = Vec::new();
        let mut tell = |figure: &Figure| told.push(figure.ok);
        let mut bench = Bench::new(Some("p9"), &mut tell, &|_| {});
        assert!(bench.begin("decision P99") && !bench.begin("games"));
        bench.held("games", 1200.0, "1/s", Bound::AtLeast, 1000.0);
        bench.held("p99", 200.0, "ms", Bound::AtMost, 150.0);
        bench.measured("p50", 20.0, "ms");
        assert_eq!(bench.into_figures().len(), 3);
        assert_eq!(told, [true, false, true]);
    }
}
