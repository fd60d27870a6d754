//! Values of an expanded turn: expectimax over the graph, each state once, from the ends of the turn to its root.

use super::nodes::{Edge, Node, edges_of};
use super::{Planning, Reward};

/// The value and the choice of each state.
#[derive(Clone, Debug)]
pub(super) struct Solution<R> {
    /// What each state earns from it on; empty where nothing is solved.
    pub values: Vec<R>,
    /// The edge each state takes, counted from its first; `None` where the turn ends or chance acts.
    pub best: Vec<Option<u32>>,
    /// Edges that came back to a state still open and were not taken: the game is against its contract.
    pub circles: u64,
    /// States, what a state leads to before it.
    order: Vec<u32>,
    marks: Vec<Mark>,
    stack: Vec<(u32, usize)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    New,
    Met,
    Done,
}

impl<R> Default for Solution<R> {
    fn default() -> Self {
        Self {
            values: Vec::new(),
            best: Vec::new(),
            circles: 0,
            order: Vec::new(),
            marks: Vec::new(),
            stack: Vec::new(),
        }
    }
}

impl<R: Reward> Solution<R> {
    pub fn clear(&mut self) {
        self.values.clear();
        self.best.clear();
        self.circles = 0;
    }

    /// Solves the graph, whose first node is the root and reaches all others.
    pub fn solve<P: Planning<Reward = R>>(&mut self, nodes: &[Node<R>], edges: &[Edge<P>]) {
        self.clear();
        self.values.resize(nodes.len(), R::ZERO);
        self.best.resize(nodes.len(), None);
        if (0..nodes.len()).all(|id| out(nodes, edges, id).iter().all(|edge| edge.to as usize > id)) {
            // Most turns: what a state leads to was met after it.
            self.order.clear();
            self.order.extend((0..nodes.len() as u32).rev());
        } else {
            self.order_from(0, nodes, edges);
        }
        self.marks.clear();
        self.marks.resize(nodes.len(), Mark::New);
        for place in 0..self.order.len() {
            let at = self.order[place] as usize;
            self.settle(at, &nodes[at], out(nodes, edges, at));
            self.marks[at] = Mark::Done;
        }
    }

    /// The states that can be reached from a node, what a state leads to before it: depth first, so that it hangs on the node
    /// and the order of edges alone.
    ///
    /// Over a list instead of by recursion: a turn may be longer than the stack is deep.
    pub fn order_from<P: Planning<Reward = R>>(&mut self, root: usize, nodes: &[Node<R>], edges: &[Edge<P>]) -> &[u32] {
        self.order.clear();
        self.marks.clear();
        self.marks.resize(nodes.len(), Mark::New);
        self.stack.clear();
        self.stack.push((root as u32, nodes[root].first));
        self.marks[root] = Mark::Met;
        while let Some((id, cursor)) = self.stack.last_mut() {
            let at = *id as usize;
            let end = edges_of(nodes, edges, at).end;
            match edges[*cursor..end].iter().position(|edge| self.marks[edge.to as usize] == Mark::New) {
                Some(ahead) => {
                    *cursor += ahead + 1;
                    let to = edges[*cursor - 1].to;
                    self.marks[to as usize] = Mark::Met;
                    self.stack.push((to, nodes[to as usize].first));
                }
                None => {
                    self.order.push(at as u32);
                    self.stack.pop();
                }
            }
        }
        &self.order
    }

    /// The value of a state from those it leads to.
    fn settle<P: Planning<Reward = R>>(&mut self, at: usize, node: &Node<R>, edges: &[Edge<P>]) {
        if node.chance && !edges.is_empty() {
            let mut mean = R::ZERO;
            for edge in edges {
                // What comes back to an open state has no value yet: its earnings count, what follows does not.
                let after = self.worth(edge).unwrap_or(edge.earned);
                mean = mean.plus(after.times(edge.probability));
            }
            self.values[at] = mean.settle();
            return;
        }
        let mut best = node.end.map(|end| (end, None));
        for (offset, edge) in edges.iter().enumerate() {
            let Some(value) = self.worth(edge) else { continue };
            if best.is_none_or(|(former, _)| value.order(&former).is_gt()) {
                best = Some((value, Some(offset as u32)));
            }
        }
        (self.values[at], self.best[at]) = best.unwrap_or((R::ZERO, None));
    }

    /// What an edge earns, together with what follows; `None` if it comes back to an open state, which is counted.
    #[inline]
    fn worth<P: Planning<Reward = R>>(&mut self, edge: &Edge<P>) -> Option<R> {
        if self.marks[edge.to as usize] != Mark::Done {
            self.circles += 1;
            return None;
        }
        Some(edge.earned.plus(self.values[edge.to as usize]))
    }
}

/// The edges of a node.
fn out<'a, P: Planning>(nodes: &[Node<P::Reward>], edges: &'a [Edge<P>], id: usize) -> &'a [Edge<P>] {
    &edges[edges_of(nodes, edges, id)]
}
