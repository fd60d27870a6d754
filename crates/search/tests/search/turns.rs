//! Random turns in which the same state is reached in many ways, with chance, ties and risk: what planning is checked on.

use std::ops::RangeInclusive;

use rand::RngExt;
use search::{Guarded, Outcomes, Planning, Reward};
use tabletop::{Message, Rng, Seed, Term};

/// What the random turns count in: risk, points and the number of moves.
pub type Worth = Guarded<1>;

/// A state of the random turn.
#[derive(Clone, Debug)]
pub struct Node {
    pub chance: bool,
    /// What is played here: the name of the move, where it leads, how likely it is, what it earns.
    pub edges: Vec<Edge>,
    pub end: Option<Worth>,
    pub hash: u64,
}

#[derive(Clone, Copy, Debug)]
pub struct Edge {
    pub name: u8,
    pub to: usize,
    pub probability: f64,
    pub earned: Worth,
}

/// A random turn: states only lead to later ones.
#[derive(Clone, Debug)]
pub struct Turn {
    pub nodes: Vec<Node>,
}

/// What kind of turns to make.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Most states.
    pub states: usize,
    /// How far ahead moves lead at most, in states: far in a short turn, near in a long one.
    pub reach: RangeInclusive<usize>,
    /// Share of chance.
    pub chance: f64,
    /// Points are whole numbers from −2 to this, so that many are equal; 0 for any number.
    pub steps: i32,
    /// Share of ends at which the risk has come true.
    pub risk: f64,
    /// Many states share a hash.
    pub crowded: bool,
}

impl Shape {
    /// Turns of every kind.
    pub fn varied(seed: u64) -> Shape {
        Shape {
            states: 60,
            reach: 2..=11,
            chance: [0.0, 0.1, 0.3, 0.5][(seed % 4) as usize],
            steps: [1, 5, 0][(seed / 4 % 3) as usize],
            risk: [0.0, 0.0, 0.5][(seed / 12 % 3) as usize],
            crowded: seed / 36 % 2 == 1,
        }
    }
}

impl Turn {
    pub fn random(seed: u64, shape: Shape) -> Turn {
        let mut rng = Seed(seed).stream("turn", 0);
        let count = rng.random_range(1..=shape.states);
        let width = rng.random_range(1..7usize);
        let near = rng.random_range(shape.reach.clone());
        let nodes = (0..count)
            .map(|at| {
                let later = (count - at - 1).min(near);
                let chance = rng.random_bool(shape.chance);
                let open = later > 0 && (at == 0 || rng.random_range(0..10) > 0);
                let edges = if open { rng.random_range(1..=width) } else { 0 };
                let weights: Vec<f64> = (0..edges).map(|_| f64::from(rng.random_range(1..4u8))).collect();
                let sum: f64 = weights.iter().sum();
                let edges = (0u8..)
                    .zip(weights)
                    .map(|(name, weight)| Edge {
                        name,
                        to: at + rng.random_range(1..=later),
                        probability: if chance { weight / sum } else { 1.0 },
                        earned: Guarded::new(points(&mut rng, shape.steps), [if chance { 0.0 } else { 1.0 }]),
                    })
                    .collect();
                let end = rng.random_bool(0.5).then(|| {
                    let end = Guarded::new(points(&mut rng, shape.steps), [0.0]);
                    if rng.random_bool(shape.risk) { end.lost() } else { end }
                });
                let hash = if shape.crowded { at as u64 % 3 } else { rng.random() };
                Node { chance, edges, end, hash }
            })
            .collect();
        Turn { nodes }
    }

    /// The same with a share of its ends won.
    pub fn with_wins(mut self, seed: u64, share: f64) -> Turn {
        let mut rng = Seed(seed).stream("wins", 0);
        for end in self.nodes.iter_mut().filter_map(|node| node.end.as_mut()) {
            *end = if rng.random_bool(share) { end.won() } else { *end };
        }
        self
    }

    /// How many states a search that merges nothing visits from the root.
    pub fn unmerged(&self) -> f64 {
        let mut size = vec![1.0; self.nodes.len()];
        for (at, node) in self.nodes.iter().enumerate().rev() {
            size[at] += node.edges.iter().map(|edge| size[edge.to]).sum::<f64>();
        }
        size[0]
    }

    /// The states that can be reached.
    pub fn reachable(&self) -> Vec<bool> {
        let mut reached = vec![false; self.nodes.len()];
        reached[0] = true;
        for at in 0..self.nodes.len() {
            if reached[at] {
                self.nodes[at].edges.iter().for_each(|edge| reached[edge.to] = true);
            }
        }
        reached
    }

    pub fn root(&self) -> At<'_> {
        At { turn: self, at: 0 }
    }
}

fn points(rng: &mut Rng, steps: i32) -> f64 {
    if steps == 0 { rng.random_range(-2.0..3.0) } else { f64::from(rng.random_range(-2..=steps)) }
}

/// A state: the turn and a node of it.
#[derive(Clone, Copy, Debug)]
pub struct At<'a> {
    pub turn: &'a Turn,
    pub at: usize,
}

impl PartialEq for At<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at
    }
}

impl Eq for At<'_> {}

impl At<'_> {
    pub fn node(&self) -> &Node {
        &self.turn.nodes[self.at]
    }

    fn edge(&self, name: u8) -> Edge {
        *self.node().edges.iter().find(|edge| edge.name == name).expect("moves are played where they are listed")
    }
}

impl Planning for At<'_> {
    type Move = u8;
    type Reward = Worth;

    fn hash(&self) -> u64 {
        self.node().hash
    }

    fn is_chance(&self) -> bool {
        self.node().chance
    }

    fn moves(&self, out: &mut Vec<u8>) {
        assert!(!self.is_chance() && out.is_empty(), "moves are asked of the side only");
        out.extend(self.node().edges.iter().map(|edge| edge.name));
    }

    fn outcomes(&self, out: &mut Outcomes<'_, u8>) {
        assert!(self.is_chance(), "outcomes are asked of chance only");
        self.node().edges.iter().for_each(|edge| out.push(edge.probability, edge.name));
    }

    fn play(&mut self, name: u8) -> Worth {
        let edge = self.edge(name);
        self.at = edge.to;
        edge.earned
    }

    fn end(&self) -> Option<Worth> {
        assert!(!self.is_chance() || self.node().edges.is_empty(), "ends are asked of the side only");
        self.node().end
    }

    fn terms(&self, mv: Option<u8>, out: &mut Vec<Term>) {
        match mv {
            Some(name) => {
                let points = self.edge(name).earned.points;
                out.push(Term::plain(if points < 0.0 { "paid" } else { "won" }, points));
            }
            None => out.push(Term::plain("end", self.end().map_or(0.0, |end| end.score()))),
        }
    }

    fn caption(&self) -> Message {
        Message::text(format!("state <{}>", self.at))
    }
}
