//! The states met: how they are found, opened and played.

use std::convert::Infallible;

use tabletop::Rng;

use super::memory::Sampling;
use super::nodes::{Details, Edge, NONE, Node};
use crate::position::Outcomes;
use crate::turn::expand::Origin;
use crate::turn::{Expansion, Planning, Reward};

impl<P: Planning> Sampling<P> {
    /// Forgets the last search and looks at the root.
    pub(super) fn begin(&mut self, root: &P, rng: &mut Rng) {
        self.forget();
        self.find_or_add(root, None, rng);
        self.open(0, rng);
    }

    /// Forgets the last search and goes on from an expansion that was not finished.
    pub(super) fn take_over(&mut self, begun: &mut Expansion<P>, rng: &mut Rng) {
        let Expansion { known: begun, index, origins, .. } = begun;
        self.forget();
        std::mem::swap(&mut self.states, &mut begun.states);
        std::mem::swap(&mut self.index, index);
        self.details.extend(self.states.iter().zip(&*origins).map(|(state, origin)| {
            // What was being opened when room ran out is not known.
            let origin =
                origin.filter(|origin| begun.nodes.get(origin.state as usize).is_some_and(|node| !node.chance));
            Details { origin, ..Details::new(state.is_chance(), rng) }
        }));
        self.nodes.extend(self.states.iter().map(Node::new));
        self.edges.extend(begun.edges.iter().map(|edge| Edge {
            mv: edge.mv,
            to: edge.to,
            visits: 0,
            probability: edge.probability,
            earned: edge.earned,
            guessed: false,
        }));
        for (id, node) in begun.nodes.iter().enumerate() {
            let own = &mut self.nodes[id];
            (own.first, own.count, own.is_open) = (node.first as u32, begun.range(id).len() as u32, true);
            self.details[id].end = node.end;
        }
        if !self.nodes[0].is_open {
            self.open(0, rng);
        }
    }

    /// For how many states there is memory.
    pub(in crate::turn) fn capacity(&self) -> usize {
        self.states.capacity()
    }

    /// Forgets the last search.
    pub(in crate::turn) fn forget(&mut self) {
        self.known.clear();
        self.states.clear();
        self.nodes.clear();
        self.details.clear();
        self.edges.clear();
        self.index.clear();
        self.way.clear();
        self.scratch.clear();
    }

    /// The number of a state, a new one if it is new.
    fn find_or_add(&mut self, state: &P, origin: Option<Origin>, rng: &mut Rng) -> u32 {
        let Self { states, nodes, details, index, .. } = self;
        let hash = state.hash();
        let same = |(known, id): &(u64, u32)| *known == hash && states[*id as usize] == *state;
        match index.entry(hash, same, |(hash, _)| *hash) {
            hashbrown::hash_table::Entry::Occupied(known) => known.get().1,
            hashbrown::hash_table::Entry::Vacant(place) => {
                let id = states.len() as u32;
                place.insert((hash, id));
                nodes.push(Node::new(state));
                details.push(Details { origin, ..Details::new(state.is_chance(), rng) });
                // A push would move the copy twice, and a state is large.
                states.extend_from_slice(std::slice::from_ref(state));
                id
            }
        }
    }

    /// Plays everything that can be played in a state. One with nothing to play is solved.
    pub(super) fn open(&mut self, at: usize, rng: &mut Rng) {
        self.list(at);
        self.swap(at);
        self.due.clear();
        self.due.extend(self.range(at).filter(|edge| self.edges[*edge].to == NONE));
        self.play_due(at, rng);
        if self.nodes[at].chance {
            self.see_ends(at);
        }
        self.refresh(at);
    }

    /// Looks at those outcomes of chance with which the turn ends at once: a death among them must not be overlooked because
    /// nobody has followed it yet.
    fn see_ends(&mut self, at: usize) {
        for edge in self.range(at) {
            let child = self.to(edge);
            let node = &self.nodes[child];
            if !node.is_open && !node.chance {
                self.list(child);
                if self.nodes[child].count == 0 {
                    self.refresh(child);
                }
            }
        }
    }

    /// Lists what can be played in a state, unless that was done.
    pub(super) fn list(&mut self, at: usize) {
        if self.nodes[at].is_open {
            return;
        }
        let (chance, state) = (self.nodes[at].chance, &self.states[at]);
        self.outcomes.clear();
        let mut end = None;
        if chance {
            state.outcomes(&mut Outcomes { list: &mut self.outcomes });
        } else {
            self.moves.clear();
            let (state, next) = self.scratch.load(state);
            end = state.look(next, &mut self.moves);
            self.outcomes.extend(self.moves.iter().map(|mv| (1.0, *mv)));
        }
        if self.outcomes.is_empty() {
            let left = if chance { state.end() } else { end };
            end = Some(left.unwrap_or(P::Reward::ZERO));
        }
        let (first, count) = (self.edges.len() as u32, self.outcomes.len() as u32);
        let earned = P::Reward::ZERO;
        let listed = self.outcomes.iter().map(|(probability, mv)| (*probability, *mv));
        self.edges.extend(listed.map(|(probability, mv)| Edge {
            mv,
            to: NONE,
            visits: 0,
            probability,
            earned,
            guessed: false,
        }));
        let node = &mut self.nodes[at];
        (node.first, node.count, node.unplayed, node.is_open) = (first, count, count, true);
        self.details[at].end = end.map(Reward::settle);
    }

    /// Reads off what is known of moves of a state that were not played: what commutes with the move the state was met by
    /// earns what it earns before it, and where both were made in the other order, leads there.
    pub(super) fn swap(&mut self, at: usize) {
        if self.nodes[at].unplayed == 0 {
            return;
        }
        let Some(Origin { state: before, edge: by }) = self.details[at].origin else { return };
        let (before, by) = (before as usize, by as usize);
        let (range, others) = (self.range(at), self.range(before));
        let (state, former) = (&self.states[at], &self.states[before]);
        let number = former.number(self.edges[by].mv);
        let commutes = former.commuting(number);
        let mut from = others.start;
        let mut found = 0;
        for edge in range {
            if self.edges[edge].to != NONE {
                continue;
            }
            let wanted = state.number(self.edges[edge].mv);
            // Games list moves in like order, so each is looked for behind the last.
            let same = |other: &usize| former.number(self.edges[*other].mv) == wanted;
            let Some(other) = (from..others.end).find(same) else { continue };
            from = other;
            if !commutes(wanted) {
                continue;
            }
            let first = &self.edges[other];
            if first.to == NONE && !first.guessed {
                continue;
            }
            (self.edges[edge].earned, self.edges[edge].guessed) = (first.earned, true);
            let Some(between) = self.nodes.get(self.edges[other].to as usize) else { continue };
            let after = between.range();
            let middle = &self.states[self.edges[other].to as usize];
            let second = self.edges[after].iter().find(|after| middle.number(after.mv) == number);
            if let Some(second) = second
                && second.to != NONE
                // Where one earns more or less for the other, which part of the sum is whose must be seen.
                && second.earned == self.edges[by].earned
            {
                self.edges[edge].to = second.to;
                found += 1;
            }
        }
        self.nodes[at].unplayed -= found;
    }

    /// Plays those edges of a state that are due, none of which was played yet.
    pub(super) fn play_due(&mut self, at: usize, rng: &mut Rng) {
        let (mut moves, due) = (std::mem::take(&mut self.moves), std::mem::take(&mut self.due));
        moves.clear();
        moves.extend(due.iter().map(|edge| self.edges[*edge].mv));
        let mut scratch = std::mem::take(&mut self.scratch);
        let (state, next) = scratch.load(&self.states[at]);
        let chance = self.nodes[at].chance;
        let Ok(()) = state.each_after(&moves, next, |place, earned, next| {
            let origin = (!chance).then_some(Origin { state: at as u32, edge: due[place] as u32 });
            let to = self.find_or_add(next, origin, rng);
            let edge = &mut self.edges[due[place]];
            (edge.to, edge.earned) = (to, earned.settle());
            Ok::<_, Infallible>(())
        });
        self.nodes[at].unplayed -= due.len() as u32;
        (self.moves, self.due, self.scratch) = (moves, due, scratch);
    }

    /// The numbers of a state's edges; none until it is open.
    pub(super) fn range(&self, at: usize) -> std::ops::Range<usize> {
        self.nodes[at].range()
    }

    /// Where an edge leads that was played.
    pub(super) fn to(&self, edge: usize) -> usize {
        self.edges[edge].to as usize
    }

    /// Where an edge leads, if it was played.
    pub(super) fn child(&self, edge: &Edge<P>) -> Option<&Node<P::Reward>> {
        self.nodes.get(edge.to as usize)
    }
}
