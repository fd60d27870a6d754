//! From a new state to the end of the turn: what earns most first, all outcomes of chance.

use tabletop::Rng;

use super::Sampling;
use super::nodes::NONE;
use crate::MAX_PLY;
use crate::turn::{Planning, Reward};

/// What an iteration may spend on states beside its way: twenty are opened, or more that are open are looked at.
const BESIDE: u32 = 20 * OPENING;

/// What opening a state beside the way takes; looking at one that is open takes 1.
const OPENING: u32 = 32;

impl<P: Planning> Sampling<P> {
    /// Plays on from a state to the end of the turn or to a state that was visited, and values everything on the way.
    ///
    /// At choices what seems to earn most at once is played, and little else. Chance is followed in all its outcomes `throws`
    /// times one after the other, after that in one of them.
    pub(super) fn complete(&mut self, from: usize, throws: u32, rng: &mut Rng) {
        let depth = self.way.len();
        let mut spare = BESIDE;
        let mut at = from;
        while self.way.len() < MAX_PLY {
            if self.nodes[at].chance {
                self.open(at, rng);
            } else if !self.nodes[at].is_open || self.nodes[at].visits == 0 {
                self.list(at);
                self.refresh(at);
            }
            if self.nodes[at].solved || self.nodes[at].visits > 0 {
                break;
            }
            let edge = if !self.nodes[at].chance {
                self.greediest(at, rng)
            } else if throws == 0 {
                self.draw(at)
            } else {
                self.follow_all(at, throws - 1, rng);
                None
            };
            let Some(edge) = edge else {
                let found = self.nodes[at].value.score();
                self.count(at, found);
                break;
            };
            at = self.step(at, edge);
        }
        self.climb(at, depth, &mut spare, rng);
    }

    /// Plays on from every outcome of chance, each but the first for an iteration more, as far as there are any left.
    fn follow_all(&mut self, at: usize, throws: u32, rng: &mut Rng) {
        self.nodes[at].on_way = true;
        let mut first = true;
        for edge in self.range(at) {
            let child = self.to(edge);
            let seen = &self.nodes[child];
            if seen.solved || seen.on_way || seen.visits > 0 {
                continue;
            }
            if !first {
                if self.iterations + 1 >= self.limit {
                    break;
                }
                self.charge();
            }
            first = false;
            self.complete(child, throws, rng);
            self.edges[edge].visits = 1;
        }
        self.nodes[at].on_way = false;
        self.refresh(at);
    }

    /// The move that earns most at once, the first of equals. What a move earns is guessed where that is known from before
    /// another that commutes with it; only the others are played to tell.
    fn greediest(&mut self, at: usize, rng: &mut Rng) -> Option<usize> {
        if self.nodes[at].unplayed > 0 {
            self.swap(at);
            let (due, edges) = (self.range(at), &self.edges);
            self.due.clear();
            self.due.extend(due.filter(|edge| !edges[*edge].guessed && edges[*edge].to == NONE));
            self.play_due(at, rng);
        }
        loop {
            let free = self.range(at).filter(|edge| self.child(&self.edges[*edge]).is_none_or(|child| !child.on_way));
            let best =
                free.reduce(
                    |best, edge| {
                        if self.edges[edge].earned.order(&self.edges[best].earned).is_gt() { edge } else { best }
                    },
                )?;
            if self.edges[best].to == NONE {
                self.due.clear();
                self.due.push(best);
                self.play_due(at, rng);
                if self.nodes[self.to(best)].on_way {
                    continue;
                }
            }
            return Some(best);
        }
    }

    /// Looks at everything below a state down to `plies`, as far as `spare` goes.
    pub(super) fn exhaust(&mut self, at: usize, spare: &mut u32, plies: usize, rng: &mut Rng) {
        if self.nodes[at].solved || self.nodes[at].on_way || plies == 0 {
            return;
        }
        let done = self.nodes[at].is_open && self.nodes[at].unplayed == 0;
        *spare = spare.saturating_sub(if done { 1 } else { OPENING });
        if !done {
            self.open(at, rng);
        }
        self.nodes[at].on_way = true;
        for edge in self.range(at) {
            if *spare == 0 {
                break;
            }
            self.exhaust(self.to(edge), spare, plies - 1, rng);
        }
        self.nodes[at].on_way = false;
        self.refresh(at);
    }
}
