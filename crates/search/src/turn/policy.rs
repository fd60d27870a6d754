//! What a solved expansion does: lines, branches and the value by term.

use std::collections::BTreeMap;

use tabletop::Term;

use super::plan::{Branch, Method, Plan, Prospect};
use super::{Expansion, Planning, Reward};

impl<P: Planning> Expansion<P> {
    /// The plan as data.
    pub(super) fn told(&self, reasons: bool) -> Plan<P::Move, P::Reward> {
        let root = &self.nodes[0];
        let mut ranking = Vec::new();
        if !root.chance {
            if let Some(value) = root.end {
                ranking.push((value, None));
            }
            let edges = self.range(0).filter(|edge| self.edges[*edge].to != 0);
            ranking.extend(edges.map(|edge| (self.worth(edge), Some(edge))));
        }
        // Stable: equally good ones stay in the game's order.
        ranking.sort_by(|(a, _), (b, _)| b.order(a));
        let mut places = Vec::new();
        if reasons {
            places.resize(self.nodes.len(), 0);
            for (place, id) in self.solution.order.iter().rev().enumerate() {
                places[*id as usize] = place;
            }
        }
        let ranking = ranking.into_iter().map(|(value, edge)| self.prospect(value, edge, &places)).collect();
        Plan {
            value: self.solution.values[0],
            ranking,
            method: Method::Expansion,
            exact: self.solution.circles == 0,
            states: self.states.len() as u64,
            edges: self.edges.len() as u64,
            cut: None,
        }
    }

    /// What an edge earns, together with what follows.
    fn worth(&self, edge: usize) -> P::Reward {
        let edge = &self.edges[edge];
        edge.earned.plus(self.solution.values[edge.to as usize])
    }

    /// What starts with an edge of the root, or ends the turn there.
    fn prospect(&self, value: P::Reward, edge: Option<usize>, places: &[usize]) -> Prospect<P::Move, P::Reward> {
        let mut prospect = Prospect { mv: None, value, line: Vec::new(), branches: Vec::new(), terms: Vec::new() };
        let mut terms = Terms::default();
        if let Some(edge) = edge {
            let Edge { mv, to } = self.edge(edge);
            prospect.mv = Some(mv);
            prospect.line.push(mv);
            let end = self.follow(to, &mut prospect.line);
            if self.nodes[end].chance {
                prospect.branches = self.range(end).map(|edge| self.branch(edge)).collect();
            }
            if !places.is_empty() {
                terms.add(&self.states[0], Some(mv), 1.0);
                self.sum_terms(to, places, &mut terms);
            }
        } else if !places.is_empty() {
            terms.add(&self.states[0], None, 1.0);
        }
        prospect.terms = terms.sums;
        prospect
    }

    fn branch(&self, edge: usize) -> Branch<P::Move, P::Reward> {
        let Edge { mv, to } = self.edge(edge);
        let mut line = Vec::new();
        self.follow(to, &mut line);
        Branch { probability: self.edges[edge].probability, outcome: mv, value: self.worth(edge), line }
    }

    fn edge(&self, edge: usize) -> Edge<P::Move> {
        let edge = &self.edges[edge];
        Edge { mv: edge.mv, to: edge.to as usize }
    }

    /// Adds the moves the plan makes from a state until the turn ends or chance acts; tells the state where that is.
    fn follow(&self, from: usize, line: &mut Vec<P::Move>) -> usize {
        let mut at = from;
        while let Some(edge) = self.chosen(at) {
            let Edge { mv, to } = self.edge(edge);
            line.push(mv);
            at = to;
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
                let Edge { mv, to } = self.edge(edge);
                terms.add(&self.states[at], Some(mv), weight);
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

/// The part of an edge that lines are made of.
struct Edge<M> {
    mv: M,
    to: usize,
}

/// Terms by name, in the order they were met.
#[derive(Default)]
pub(super) struct Terms {
    pub sums: Vec<Term>,
    fresh: Vec<Term>,
}

impl Terms {
    /// Adds what a move earns in `state` (or ending the turn there), as often as `weight` says.
    pub fn add<P: Planning>(&mut self, state: &P, mv: Option<P::Move>, weight: f64) {
        state.terms(mv, &mut self.fresh);
        for term in self.fresh.drain(..) {
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
}
