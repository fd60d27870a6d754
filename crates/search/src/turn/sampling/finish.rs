//! The end of a search: what is known is handed over to be told like an expansion.

use tabletop::Term;

use super::Sampling;
use super::fresh::Finalist;
use super::nodes::{Edge, NONE};
use crate::turn::known::Note;
use crate::turn::nodes;
use crate::turn::{Claim, Plan, Planning, Reward};

impl<P: Planning> Sampling<P> {
    /// Hands over every state of which something is known, and solves them.
    pub(super) fn hand_over(&mut self) {
        self.known.clear();
        let mut places = vec![NONE; self.nodes.len()];
        let reached = self.reached(&mut places);
        for at in reached {
            let first = self.known.edges.len();
            let (node, edges) = (&self.nodes[at], &self.edges[self.range(at)]);
            let place = |edge: &Edge<P>| places.get(edge.to as usize).copied().filter(|place| *place != NONE);
            let followed = edges.iter().filter(|edge| place(edge).is_some());
            let mass: f64 = followed.clone().map(|edge| edge.probability).sum();
            // Outcomes nobody has followed count like those that were. Where all were, the probabilities stay as they are.
            let all = edges.iter().all(|edge| place(edge).is_some());
            self.known.edges.extend(followed.map(|edge| nodes::Edge {
                mv: edge.mv,
                to: places[edge.to as usize],
                probability: if node.chance && !all { edge.probability / mass } else { edge.probability },
                earned: edge.earned,
            }));
            self.known.nodes.push(nodes::Node { first, chance: node.chance, end: self.details[at].end });
            self.known.states.extend_from_slice(&self.states[at..=at]);
            self.known.notes.push(Note {
                visits: node.visits,
                mean: self.details[at].sum / f64::from(node.visits.max(1)),
                claim: match (node.solved, node.whole) {
                    (true, _) => Claim::Exact,
                    (false, true) => Claim::AtLeast,
                    (false, false) => Claim::Guess,
                },
            });
        }
        self.known.solve();
    }

    /// A plan with what playing anew told of its first moves.
    pub(super) fn judged(
        &self,
        mut plan: Plan<P::Move, P::Reward>,
        ranked: &[Finalist<P::Reward>],
        reasons: bool,
    ) -> Plan<P::Move, P::Reward> {
        for one in ranked {
            let Some(error) = one.error else { continue };
            let mv = self.edges[one.edge].mv;
            let Some(told) = plan.ranking.iter_mut().find(|prospect| prospect.mv == Some(mv)) else { continue };
            if reasons {
                // The terms are those of the plan as it was searched.
                told.terms.push(Term::plain("term-played_anew", one.value.score() - told.value.score()));
            }
            (told.value, told.claim) = (one.value, Claim::About(error));
        }
        plan.ranking.sort_by(|a, b| b.value.order(&a.value));
        // What was chosen stays so whatever is guessed of others, and where its last plays were less lucky; but for ending the
        // turn, of which everything is known.
        if let Some(chosen) = ranked.first().map(|best| self.edges[best.edge].mv)
            && let Some(place) = plan.ranking.iter().position(|prospect| prospect.mv == Some(chosen))
        {
            let end = plan.ranking.iter().position(|prospect| prospect.mv.is_none());
            let first = end.filter(|end| plan.ranking[*end].value.order(&plan.ranking[place].value).is_ge());
            plan.ranking[..=first.unwrap_or(place)].rotate_right(1);
        }
        if let Some(best) = plan.ranking.first() {
            plan.value = best.value;
        }
        plan
    }

    /// The states of which something is known, breadth first from the root; `places` gets the place of each among them.
    fn reached(&self, places: &mut [u32]) -> Vec<usize> {
        let mut reached = vec![0];
        places[0] = 0;
        let mut next = 0;
        while let Some(at) = reached.get(next).copied() {
            for edge in self.range(at) {
                let to = self.to(edge);
                if self.nodes.get(to).is_some_and(|node| node.known) && places[to] == NONE {
                    places[to] = reached.len() as u32;
                    reached.push(to);
                }
            }
            next += 1;
        }
        reached
    }
}
