//! Predictive CFR+: what is kept for every action, and one iteration over the tree.
//!
//! Farina, Kroer, Sandholm 2021, "Faster game solving via predictive Blackwell approachability": regret matching plus, in which the
//! regrets of the last iteration are expected to come once more. The seats update in turns, and the average counts iteration t with weight t².
//!
//! An iteration passes over the nodes that chance and the other seat reach, in lists that are there already: nothing is allocated.

use super::form::ExtensiveForm;
use super::nodes::{InfoSet, Kind, NONE, Node};
use super::tree::Tree;

/// Lists have a place for each action of each set, unless it is said otherwise.
#[derive(Clone, Debug, Default)]
pub(super) struct Tables {
    /// The present strategy.
    pub strategy: Vec<f64>,
    /// Regrets summed up; never below 0.
    regrets: Vec<f64>,
    /// By how much more an action earns its seat than the present strategy, times [`reach`](Self::reach); from the last pass that came to the set.
    /// Before the first, static values summed up over the nodes of the set.
    pub instant: Vec<f64>,
    /// The strategies of all iterations, weighted by iteration and by how likely the seat came to the set by its own play.
    pub average: Vec<f64>,
    /// How likely the seat comes to do the action by its own play.
    own: Vec<f64>,
    /// How often the action was explored.
    pub visits: Vec<u32>,
    /// Since which iteration the present strategy has always had the action; `NEVER` where it does not have it.
    held_since: Vec<u64>,
    /// For each set: how likely chance and the other seat came to it in the last pass that did. Before the first, the number of its nodes.
    pub reach: Vec<f64>,
    /// For each set: the last pass that came to it; 0 before the first.
    pass_of: Vec<u64>,
    /// For each node: how likely chance and the other seat come to it.
    node_reach: Vec<f64>,
    /// Nodes that the pass comes to, parents first.
    queue: Vec<u32>,
    /// Sets that the pass comes to.
    touched: Vec<u32>,
    passes: u64,
    pub iterations: u64,
}

const NEVER: u64 = u64::MAX;

/// Sums of regrets below it are noise of the last bits, and no strategy.
const LEAST: f64 = 1e-200;

impl Tables {
    pub fn clear(&mut self) {
        self.strategy.clear();
        self.regrets.clear();
        self.instant.clear();
        self.average.clear();
        self.own.clear();
        self.visits.clear();
        self.held_since.clear();
        self.reach.clear();
        self.pass_of.clear();
        self.node_reach.clear();
        self.queue.clear();
        self.touched.clear();
        (self.passes, self.iterations) = (0, 0);
    }

    /// Makes room for what the tree has. A list of nodes in a pass never needs more than the tree has nodes.
    pub fn grow<G: ExtensiveForm>(&mut self, tree: &Tree<G>) {
        let (actions, sets, nodes) = (tree.actions, tree.sets.len(), tree.nodes.len());
        self.strategy.resize(actions, 0.0);
        self.regrets.resize(actions, 0.0);
        self.instant.resize(actions, 0.0);
        self.average.resize(actions, 0.0);
        self.own.resize(actions, 0.0);
        self.visits.resize(actions, 0);
        self.held_since.resize(actions, NEVER);
        self.reach.resize(sets, 0.0);
        self.pass_of.resize(sets, 0);
        self.node_reach.resize(nodes, 0.0);
        self.queue.reserve(nodes - self.queue.len().min(nodes));
        self.touched.reserve(sets - self.touched.len().min(sets));
    }

    /// Takes note of a node at which a seat acts. A set that no pass has come to plays what is best by static values.
    pub fn admit(&mut self, node: &Node, set: &InfoSet, values: &[f64]) {
        if self.pass_of[node.set as usize] > 0 {
            return;
        }
        let sign = sign_of(set.seat);
        self.reach[node.set as usize] += 1.0;
        for (action, child) in set.actions().zip(node.children()) {
            self.instant[action] += sign * values[child];
        }
        let sums = &self.instant[set.actions()];
        let mut best = 0;
        for (place, sum) in sums.iter().enumerate() {
            if *sum > sums[best] {
                best = place;
            }
        }
        for (place, action) in set.actions().enumerate() {
            self.strategy[action] = if place == best { 1.0 } else { 0.0 };
            self.held_since[action] = if place == best { self.iterations } else { NEVER };
        }
    }

    /// One iteration: the seats update one after the other.
    pub fn iterate<G: ExtensiveForm>(&mut self, tree: &mut Tree<G>) {
        self.iterations += 1;
        let weight = (self.iterations as f64).powi(2);
        for seat in 0..2 {
            self.add_to_average(&tree.sets, seat, weight);
            self.pass_down(tree, seat);
            self.pass_up(&tree.nodes, &tree.sets, &mut tree.values, seat);
            self.update(&tree.sets);
        }
    }

    /// For how many iterations the present strategy has had an action without a break.
    pub fn held(&self, action: usize) -> u64 {
        match self.held_since[action] {
            NEVER => 0,
            since => self.iterations.saturating_sub(since),
        }
    }

    /// Adds the present strategy of a seat to its average.
    fn add_to_average(&mut self, sets: &[InfoSet], seat: u8, weight: f64) {
        for set in sets.iter().filter(|set| set.seat == seat) {
            let own = if set.before == NONE { 1.0 } else { self.own[set.before as usize] };
            for action in set.actions() {
                let probability = own * self.strategy[action];
                self.own[action] = probability;
                self.average[action] += weight * probability;
            }
        }
    }

    /// Finds the nodes that chance and the other seat reach, and how likely.
    fn pass_down<G: ExtensiveForm>(&mut self, tree: &Tree<G>, seat: u8) {
        self.passes += 1;
        self.touched.clear();
        self.queue.clear();
        self.node_reach[0] = 1.0;
        self.queue.push(0);
        let mut next = 0;
        while next < self.queue.len() {
            let node = &tree.nodes[self.queue[next] as usize];
            let reach = self.node_reach[self.queue[next] as usize];
            next += 1;
            match node.kind {
                Kind::Seat(mover) if mover == seat => {
                    self.touch(&tree.sets, node.set, reach);
                    node.children().for_each(|child| self.reach_node(&tree.nodes, child, reach));
                }
                Kind::Seat(_) => {
                    let first = tree.sets[node.set as usize].first as usize;
                    for (place, child) in node.children().enumerate() {
                        self.reach_node(&tree.nodes, child, reach * self.strategy[first + place]);
                    }
                }
                Kind::Chance => {
                    for child in node.children() {
                        self.reach_node(&tree.nodes, child, reach * tree.nodes[child].probability);
                    }
                }
                Kind::Leaf | Kind::Over => {}
            }
        }
    }

    /// Lists a node, unless its value is known or counts for nothing.
    #[inline]
    fn reach_node(&mut self, nodes: &[Node], at: usize, reach: f64) {
        if reach > 0.0 && nodes[at].count > 0 {
            self.node_reach[at] = reach;
            self.queue.push(at as u32);
        }
    }

    /// Takes note that the pass comes to a set, at one more of its nodes.
    fn touch(&mut self, sets: &[InfoSet], set: u32, reach: f64) {
        let at = set as usize;
        if self.pass_of[at] != self.passes {
            self.pass_of[at] = self.passes;
            self.reach[at] = 0.0;
            self.instant[sets[at].actions()].fill(0.0);
            self.touched.push(set);
        }
        self.reach[at] += reach;
    }

    /// Values the nodes of the pass, children first, and sums up what each action of the seat earns it.
    fn pass_up(&mut self, nodes: &[Node], sets: &[InfoSet], values: &mut [f64], seat: u8) {
        let sign = sign_of(seat);
        for at in self.queue.iter().rev() {
            let node = &nodes[*at as usize];
            let mut value = 0.0;
            match node.kind {
                Kind::Seat(mover) => {
                    let first = sets[node.set as usize].first as usize;
                    let weight = sign * self.node_reach[*at as usize];
                    for (place, child) in node.children().enumerate() {
                        let probability = self.strategy[first + place];
                        if mover == seat {
                            self.instant[first + place] += weight * values[child];
                        }
                        // Where the other seat never goes nothing is valued.
                        if probability > 0.0 {
                            value += probability * values[child];
                        }
                    }
                }
                _ => {
                    for child in node.children() {
                        value += nodes[child].probability * values[child];
                    }
                }
            }
            values[*at as usize] = value;
        }
    }

    /// Turns what the actions earned into regrets, and these into the next strategy.
    fn update(&mut self, sets: &[InfoSet]) {
        for set in &self.touched {
            let actions = sets[*set as usize].actions();
            let (strategy, instant) = (&mut self.strategy[actions.clone()], &mut self.instant[actions.clone()]);
            let regrets = &mut self.regrets[actions.clone()];
            let earned: f64 = strategy.iter().zip(&*instant).map(|(probability, worth)| probability * worth).sum();
            let mut sum = 0.0;
            for (regret, instant) in regrets.iter_mut().zip(&mut *instant) {
                *instant -= earned;
                *regret = (*regret + *instant).max(0.0);
                sum += (*regret + *instant).max(0.0);
            }
            // Without any regret every strategy is as good; the present one is kept.
            if sum > LEAST {
                for ((probability, regret), instant) in strategy.iter_mut().zip(regrets).zip(instant) {
                    *probability = (*regret + *instant).max(0.0) / sum;
                }
            }
            for (probability, since) in strategy.iter().zip(&mut self.held_since[actions]) {
                if *probability <= 0.0 {
                    *since = NEVER;
                } else if *since == NEVER {
                    *since = self.iterations;
                }
            }
        }
    }
}

/// What a payoff of seat 0 counts for the seat.
pub(super) fn sign_of(seat: u8) -> f64 {
    if seat == 0 { 1.0 } else { -1.0 }
}
