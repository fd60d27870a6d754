//! Random games in which the same position is reached in many ways: what the searches are checked on.

use rand::RngExt;
use search::{ManySided, Moves, Outcomes, Position, TwoSided};
use tabletop::{Message, Rng, Seat, Seed, Turn};

/// A position of the random game.
pub struct Node {
    pub turn: Turn,
    /// Where moves lead, with their static order; for chance nodes the first number is the weight.
    pub edges: Vec<(i32, usize)>,
    pub weight: f64,
    /// One value for each seat; two-sided searches read the first.
    pub values: Vec<f64>,
    pub hash: u64,
    pub forced: bool,
}

/// A random game: nodes only lead to later nodes.
pub struct Dag {
    pub nodes: Vec<Node>,
    pub seats: usize,
    /// Seats on the maximising side.
    pub maximisers: u8,
    pub range: Option<(f64, f64)>,
}

/// What kind of games to make.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    pub seats: usize,
    /// Share of chance nodes.
    pub chance: f64,
    /// Values are whole numbers from 0 to this, so that many are equal; 0 for any number from 0 to 1.
    pub steps: u32,
    /// Hashes differ only above the bits that choose a bucket.
    pub crowded: bool,
}

/// Positions a plain search may visit; larger trees are searched less deep.
pub const MOST: f64 = 3_000.0;

impl Shape {
    /// Games of every kind: with ties and without, with chance and without, with full and with crowded hashes.
    pub fn varied(seed: u64) -> Shape {
        Shape {
            seats: 1 + (seed % 5) as usize,
            chance: [0.0, 0.0, 0.15, 0.35][(seed / 5 % 4) as usize],
            steps: [1, 4, 0][(seed / 20 % 3) as usize],
            crowded: seed / 60 % 2 == 1,
        }
    }
}

impl Dag {
    pub fn random(seed: u64, shape: Shape) -> Dag {
        let mut rng = Seed(seed).stream("dag", 0);
        let count = rng.random_range(2..90usize);
        let width = rng.random_range(1..7usize);
        let near = rng.random_range(2..14usize);
        let sticky = rng.random_range(0.0..0.9);
        let mut seat = 0;
        let nodes: Vec<Node> = (0..count)
            .map(|at| {
                if rng.random_range(0.0..1.0) > sticky {
                    seat = rng.random_range(0..shape.seats as u8);
                }
                let later = (count - at - 1).min(near);
                let edges: Vec<(i32, usize)> = if later == 0 || at > 0 && rng.random_range(0..12) == 0 {
                    Vec::new()
                } else {
                    (0..rng.random_range(1..=width))
                        .map(|_| (rng.random_range(0..3), at + rng.random_range(1..=later)))
                        .collect()
                };
                let turn = match rng.random_range(0.0..1.0) {
                    x if x < shape.chance => Turn::Chance,
                    _ if edges.is_empty() && rng.random_range(0..2) == 0 => Turn::Over,
                    _ => Turn::Seat(Seat(seat)),
                };
                // The forced flag stays off at some single moves: whether one is forced is the game's word.
                let forced = matches!(turn, Turn::Seat(_)) && edges.len() == 1 && rng.random_range(0..2) == 0;
                let values = (0..shape.seats).map(|_| value(&mut rng, shape.steps)).collect();
                let hash = if shape.crowded { (at as u64 + 1) << 40 } else { rng.random() };
                let weight = edges.iter().map(|(weight, _)| f64::from(weight + 1)).sum();
                Node { turn, edges, weight, values, hash, forced }
            })
            .collect();
        let top = if shape.steps == 0 { 1.0 } else { f64::from(shape.steps) };
        let range = [None, Some((0.0, top)), Some((-3.0, 2.0 * top))][rng.random_range(0..3usize)];
        Dag { nodes, seats: shape.seats, maximisers: rng.random_range(0..=u8::MAX), range }
    }

    /// The largest depth up to `wanted` at which a plain search of the root visits at most `most` positions, if any.
    pub fn affordable(&self, wanted: u32, most: f64) -> Option<u32> {
        let mut size = vec![vec![0.0; self.nodes.len()]; wanted as usize + 1];
        for depth in 0..=wanted as usize {
            for (at, node) in self.nodes.iter().enumerate().rev() {
                let below = match node.turn {
                    Turn::Seat(_) if !node.forced && depth == 0 => None,
                    Turn::Seat(_) if !node.forced => Some(depth - 1),
                    Turn::Over => None,
                    Turn::Seat(_) | Turn::Chance => Some(depth),
                };
                let children = below.map_or(0.0, |below| node.edges.iter().map(|(_, to)| size[below][*to]).sum());
                size[depth][at] = 1.0 + children;
            }
        }
        (1..=wanted).rev().find(|depth| size[*depth as usize][0] <= most)
    }

    pub fn root(&self) -> At<'_> {
        At { dag: self, at: 0 }
    }
}

fn value(rng: &mut Rng, steps: u32) -> f64 {
    if steps == 0 { rng.random_range(0.0..1.0) } else { f64::from(rng.random_range(0..=steps)) }
}

/// A position: the game and a node of it.
#[derive(Clone, Copy)]
pub struct At<'a> {
    pub dag: &'a Dag,
    pub at: usize,
}

impl At<'_> {
    pub fn node(&self) -> &Node {
        &self.dag.nodes[self.at]
    }
}

impl Position for At<'_> {
    type Move = u8;
    type Undo = usize;
    const HISTORY_SLOTS: usize = 4;

    fn turn(&self) -> Turn {
        self.node().turn
    }

    fn moves(&self, out: &mut Moves<'_, u8>) {
        assert!(matches!(self.turn(), Turn::Seat(_)), "moves are asked of seats only");
        for (index, (order, _)) in self.node().edges.iter().enumerate() {
            out.push_ordered(index as u8, *order);
        }
    }

    fn outcomes(&self, out: &mut Outcomes<'_, u8>) {
        assert_eq!(self.turn(), Turn::Chance, "outcomes are asked of chance only");
        for (index, (weight, _)) in self.node().edges.iter().enumerate() {
            out.push(f64::from(weight + 1) / self.node().weight, index as u8);
        }
    }

    fn make(&mut self, mv: u8) -> usize {
        let to = self.node().edges[usize::from(mv)].1;
        std::mem::replace(&mut self.at, to)
    }

    fn unmake(&mut self, mv: u8, undo: usize) {
        assert_eq!(self.dag.nodes[undo].edges[usize::from(mv)].1, self.at, "moves are taken back where they led");
        self.at = undo;
    }

    fn hash(&self) -> u64 {
        self.node().hash
    }

    fn forced(&self) -> bool {
        self.node().forced
    }

    fn history_slot(&self, mv: u8) -> usize {
        // One slot beyond the table, which must do no harm.
        usize::from(mv) % 5
    }

    fn caption(&self) -> Message {
        Message::text(format!("node <{}>", self.at))
    }
}

impl TwoSided for At<'_> {
    fn maximises(&self, seat: Seat) -> bool {
        self.dag.maximisers >> seat.0 & 1 == 1
    }

    fn evaluate(&self) -> f64 {
        self.node().values[0]
    }

    fn range(&self) -> Option<(f64, f64)> {
        self.dag.range
    }
}

impl ManySided for At<'_> {
    fn seats(&self) -> usize {
        self.dag.seats
    }

    fn evaluate_seats(&self, out: &mut [f64]) {
        out.copy_from_slice(&self.node().values);
    }
}
