//! Counterfactual regret minimisation: a tree, its regrets, and what they say.

use tabletop::{Monitor, Rng, Seat};

use super::form::ExtensiveForm;
use super::grow::Explorer;
use super::mixture::{Choice, Mixture};
use super::nodes::{Decision, InfoSet, Kind};
use super::start::{Entry, Malformed, Start};
use super::tables::Tables;
use super::tree::Tree;

/// Solves games in which not everything is seen, whole or from some sampled positions on. Keep it from one decision to the next, so
/// that none allocates again.
///
/// [`begin`](Self::begin) sets it up, [`open_all`](Self::open_all) builds a small game whole, [`solve`](Self::solve) iterates and lets the tree grow. It can be
/// solved on as often as wanted.
#[derive(Clone, Debug)]
pub struct Cfr<G: ExtensiveForm> {
    pub(super) tree: Tree<G>,
    pub(super) tables: Tables,
    /// Walks so far: every second one is explored by the other seat.
    walks: u64,
}

/// How far one solving may go. Counted, never clocked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CfrLimits {
    /// Iterations. The first ones cost little while a tree is small.
    pub iterations: u64,
    /// Leaves that may be opened before every iteration. 0 leaves the tree as it is.
    pub growth: u32,
    /// How much exploration counts beside value where a tree grows, in the unit of payoffs: about as much as payoffs usually differ by.
    pub exploration: f64,
}

impl CfrLimits {
    /// So many iterations over the tree as it is.
    pub const fn iterations(iterations: u64) -> Self {
        Self { iterations, growth: 0, exploration: 1.0 }
    }

    /// The same with so many leaves opened before every iteration.
    #[must_use]
    pub const fn growing(self, growth: u32, exploration: f64) -> Self {
        Self { growth, exploration, ..self }
    }
}

/// How far it came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solved {
    /// Iterations since the tree was begun.
    pub iterations: u64,
    /// Nodes of the tree.
    pub nodes: usize,
    /// Information sets of both seats.
    pub sets: usize,
    /// Most moves and outcomes from a start to a node.
    pub depth: u32,
    /// Whether nothing is left to be opened, so that no static evaluation counts any more.
    pub whole: bool,
    /// Whether a stop cut it short. Then it need not be repeatable.
    pub cut: bool,
}

impl<G: ExtensiveForm> Cfr<G> {
    /// A solver whose trees never have more than `nodes` nodes. A node takes about 50 bytes, an action of an information set as many, and
    /// every opened position is kept.
    pub fn new(nodes: usize) -> Self {
        Self { tree: Tree::new(nodes), tables: Tables::default(), walks: 0 }
    }

    /// Forgets the last tree, and begins one at some positions, which are opened at once as far as there is room.
    ///
    /// # Errors
    /// Where no start can happen, the starts alone take too much room, or the game breaks its [contract](ExtensiveForm).
    pub fn begin(&mut self, starts: &[Start<G>], entry: Entry) -> Result<(), Malformed> {
        self.tables.clear();
        self.walks = 0;
        let begun = self.tree.begin(starts, entry);
        if begun.is_err() {
            self.tree.clear();
        }
        self.tables.grow(&self.tree);
        for at in 0..self.tree.nodes.len() {
            self.admit(at);
        }
        begun
    }

    /// Opens every position that can be reached; says whether all of it had room.
    ///
    /// # Errors
    /// Where the game breaks its [contract](ExtensiveForm).
    pub fn open_all(&mut self) -> Result<bool, Malformed> {
        let mut at = 0;
        while at < self.tree.nodes.len() {
            if self.tree.nodes[at].kind == Kind::Leaf && !self.open(at as u32)? {
                return Ok(false);
            }
            at += 1;
        }
        Ok(true)
    }

    /// Iterates, and opens leaves between iterations where `limits` say so.
    ///
    /// One seat explores by value and visits while the other plays its present strategy, in turns; the leaf they come to is opened. The same starts,
    /// limits and generator give the same bit for bit, unless `monitor` stops it.
    ///
    /// # Errors
    /// Where the game breaks its [contract](ExtensiveForm). What was found before holds.
    pub fn solve(&mut self, limits: &CfrLimits, rng: &mut Rng, monitor: &Monitor) -> Result<Solved, Malformed> {
        let mut cut = false;
        for _ in 0..limits.iterations {
            cut = monitor.stopped();
            if cut || self.tree.nodes.is_empty() {
                break;
            }
            for _ in 0..limits.growth {
                if !self.grow(limits.exploration, rng)? {
                    break;
                }
            }
            self.tables.iterate(&mut self.tree);
            monitor.report(self.tables.iterations, self.tree.depth);
        }
        Ok(Solved { cut, ..self.solved() })
    }

    /// How far it has come.
    pub fn solved(&self) -> Solved {
        Solved {
            iterations: self.tables.iterations,
            nodes: self.tree.nodes.len(),
            sets: self.tree.sets.len(),
            depth: self.tree.depth,
            whole: self.tree.nodes.first().is_some_and(|root| root.exhausted),
            cut: false,
        }
    }

    /// The average strategy of a seat in an information set: what comes near to an equilibrium. `None` where the tree does not know it.
    pub fn average(&self, seat: Seat, key: u64) -> Option<Mixture<G::Move>> {
        let set = self.set(seat, key)?;
        let sums = &self.tables.average[set.actions()];
        let sum: f64 = sums.iter().sum();
        if sum <= 0.0 {
            return self.present(seat, key);
        }
        Some(self.mixture(set, |place| sums[place] / sum))
    }

    /// The present strategy of a seat in an information set: that of the last iteration. `None` where the tree does not know it.
    pub fn present(&self, seat: Seat, key: u64) -> Option<Mixture<G::Move>> {
        let set = self.set(seat, key)?;
        Some(self.mixture(set, |place| self.tables.strategy[set.first as usize + place]))
    }

    /// How often each move of an information set was explored, in the game's order.
    pub fn visits(&self, seat: Seat, key: u64) -> Option<&[u32]> {
        Some(&self.tables.visits[self.set(seat, key)?.actions()])
    }

    /// Opens one leaf; `false` where none is left or none has room.
    fn grow(&mut self, constant: f64, rng: &mut Rng) -> Result<bool, Malformed> {
        if self.tree.nodes[0].exhausted {
            return Ok(false);
        }
        let seat = (self.walks & 1) as u8;
        self.walks += 1;
        match (Explorer { seat, constant }).walk(&self.tree, &mut self.tables, rng) {
            Some(leaf) => self.open(leaf),
            None => Ok(true),
        }
    }

    fn open(&mut self, leaf: u32) -> Result<bool, Malformed> {
        if !self.tree.open(leaf)? {
            return Ok(false);
        }
        self.tables.grow(&self.tree);
        self.admit(leaf as usize);
        Ok(true)
    }

    /// Takes note of a node that was opened.
    fn admit(&mut self, at: usize) {
        let node = &self.tree.nodes[at];
        if let Kind::Seat(_) = node.kind {
            self.tables.admit(node, &self.tree.sets[node.set as usize], &self.tree.values);
        }
    }

    fn set(&self, seat: Seat, key: u64) -> Option<&InfoSet> {
        self.tree.find(seat.0.min(1), key, Decision::Move).map(|id| &self.tree.sets[id as usize])
    }

    fn mixture(&self, set: &InfoSet, probability: impl Fn(usize) -> f64) -> Mixture<G::Move> {
        let choice = |(place, mv): (usize, &G::Move)| Choice {
            mv: *mv,
            probability: probability(place),
            held: self.tables.held(set.first as usize + place),
        };
        Mixture { choices: self.tree.moves[set.moves()].iter().enumerate().map(choice).collect() }
    }
}
