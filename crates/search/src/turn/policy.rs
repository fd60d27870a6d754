//! What is known as a plan: the ranking, lines, branches and values by term.

use std::collections::BTreeMap;

use tabletop::Term;

use super::known::Known;
use super::plan::{Branch, Claim, Method, Plan, Prospect};
use super::{Planning, Reward};

impl<P: Planning> Known<P> {
    /// The plan as data.
    pub fn told(&mut self, method: Method, reasons: bool) -> Plan<P::Move, P::Reward> {
        self.told_from(0, method, reasons)
    }

    /// The plan from one of the states on, but for how many states and edges that is.
    pub fn told_from(&mut self, root: usize, method: Method, reasons: bool) -> Plan<P::Move, P::Reward> {
        let mut ranking = Vec::new();
        if !self.nodes[root].chance {
            ranking.extend(self.nodes[root].end.map(|value| (value, None)));
            // A move back to the root closes a circle and is no choice.
            let edges = self.range(root).filter(|edge| self.to(*edge) != root);
            ranking.extend(edges.map(|edge| (self.worth(edge), Some(edge))));
        }
        // Stable: equally good ones stay in the game's order.
        ranking.sort_by(|(a, _), (b, _)| b.order(a));
        let places = if reasons { self.places(root) } else { Vec::new() };
        Plan {
            value: self.solution.values[root],
            ranking: ranking.into_iter().map(|(value, edge)| self.prospect(root, value, edge, &places)).collect(),
            method,
            exact: self.exact(root),
            certain: false,
            states: self.states.len() as u64,
            edges: self.edges.len() as u64,
            iterations: 0,
            cut: None,
        }
    }

    /// Numbers the states that can be reached from one of them so that what leads to a state comes before it.
    fn places(&mut self, root: usize) -> Vec<usize> {
        let mut places = vec![0; self.nodes.len()];
        let order = self.solution.order_from(root, &self.nodes, &self.edges);
        for (place, id) in order.iter().rev().enumerate() {
            places[*id as usize] = place;
        }
        places
    }

    /// What starts with an edge of the root, or ends the turn there.
    fn prospect(
        &self,
        root: usize,
        value: P::Reward,
        edge: Option<usize>,
        places: &[usize],
    ) -> Prospect<P::Move, P::Reward> {
        let mut prospect = Prospect {
            mv: edge.map(|edge| self.edges[edge].mv),
            value,
            line: Vec::new(),
            branches: Vec::new(),
            terms: Vec::new(),
            visits: 0,
            claim: Claim::Exact,
        };
        let mut terms = Terms::default();
        if !places.is_empty() {
            terms.add(&self.states[root], prospect.mv, 1.0);
        }
        if let Some(edge) = edge {
            let to = self.to(edge);
            prospect.visits = self.notes.get(to).map_or(0, |note| note.visits.into());
            prospect.claim = self.claim(to);
            prospect.line.push(self.edges[edge].mv);
            let end = self.follow(to, &mut prospect.line);
            if self.nodes[end].chance {
                prospect.branches = self.range(end).map(|edge| self.branch(edge)).collect();
            }
            if !places.is_empty() {
                self.sum_terms(to, places, &mut terms);
            }
        }
        prospect.terms = terms.sums;
        prospect
    }

    fn branch(&self, edge: usize) -> Branch<P::Move, P::Reward> {
        let mut line = Vec::new();
        self.follow(self.to(edge), &mut line);
        let probability = self.edges[edge].probability;
        Branch { probability, outcome: self.edges[edge].mv, value: self.worth(edge), line }
    }

    /// Adds the moves the plan makes from a state until the turn ends or chance acts; tells the last state known.
    fn follow(&self, from: usize, line: &mut Vec<P::Move>) -> usize {
        let mut at = from;
        while let Some(edge) = self.chosen(at) {
            line.push(self.edges[edge].mv);
            at = self.to(edge);
        }
        at
    }

    /// Adds up what the plan earns by term from a state on, each state weighted by how likely it is met.
    ///
    /// Takes the states in an order in which those that lead to a state come before it (`places`), so that each is looked at
    /// once, with all of its weight.
    fn sum_terms(&self, from: usize, places: &[usize], terms: &mut Terms) {
        let mut due = BTreeMap::from([(places[from], (from, 1.0))]);
        while let Some((_, (at, weight))) = due.pop_first() {
            let mut go = |edge: usize, weight: f64| {
                let to = self.to(edge);
                terms.add(&self.states[at], Some(self.edges[edge].mv), weight);
                // Circles end where they close: only what lies ahead is added.
                if places[to] > places[at] {
                    due.entry(places[to]).or_insert((to, 0.0)).1 += weight;
                }
            };
            if let Some(edge) = self.chosen(at) {
                go(edge, weight);
            } else if self.nodes[at].chance && !self.range(at).is_empty() {
                self.range(at).for_each(|edge| go(edge, weight * self.edges[edge].probability));
            } else {
                terms.add(&self.states[at], None, weight);
            }
        }
    }
}

/// Terms by name, in the order they were met.
#[derive(Default)]
struct Terms {
    sums: Vec<Term>,
    fresh: Vec<Term>,
}

impl Terms {
    /// Adds what a move earns in `state` (or ending the turn there), as often as `weight` says.
    fn add<P: Planning>(&mut self, state: &P, mv: Option<P::Move>, weight: f64) {
        state.terms(mv, &mut self.fresh);
        let mut fresh = std::mem::take(&mut self.fresh);
        fresh.drain(..).for_each(|term| self.put(term, weight));
        self.fresh = fresh;
    }

    /// Adds a term, as often as `weight` says.
    fn put(&mut self, term: Term, weight: f64) {
        match self.sums.iter_mut().find(|sum| sum.name == term.name) {
            Some(sum) => {
                sum.value += weight * term.value;
                if sum.weight != term.weight {
                    sum.weight = None;
                }
            }
            None => self.sums.push(Term { value: weight * term.value, ..term }),
        }
    }
}
