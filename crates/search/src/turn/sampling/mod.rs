//! Monte-Carlo tree search over a turn, for turns too large to expand.
//!
//! An iteration walks down by UCB1 (Auer et al. 2002; Kocsis, Szepesvári 2006), adds one state, plays from it at random to
//! the end of the turn, and takes what was found back up. What goes up are not means but partial Bellman backups (DP-UCT of
//! Keller, Helmert 2013): a choice is worth its best known continuation, chance the mean of its known outcomes by their
//! probabilities. So the best line ever found is kept where a turn is deterministic, and the best mean where chance is
//! involved; a risk that can be avoided does not count against a move only because it was tried. States reached in many ways
//! are one (the "tree" is a graph, Saffidine et al. 2012), which values from a state *on* allow. States below which
//! everything was seen are solved (Winands et al. 2008), no longer visited, and exact.
//!
//! `graph` holds the states, `descent` walks down, `playout` plays to the end, `backup` goes up, `finish` hands what is known
//! over to be told like an expansion.

mod backup;
mod descent;
mod finish;
mod graph;
mod playout;

use hashbrown::HashTable;
use tabletop::{Monitor, Rng};

use super::known::Known;
use super::{Plan, Planning};
use crate::Cut;
use graph::{Edge, NONE, Node};

/// Iterations between two looks at the stop flag; a power of two.
const POLL: u64 = 64;

/// Weight of the unknown in UCB1. Of 0.3 to 2.8 the upper half had the least regret on random turns (`tests/sampling.rs`).
const EXPLORATION: f64 = 2.0;

/// The search and its memory, for turns of one kind. Keep it from one decision to the next, so that none allocates again;
/// what it remembers never leaks into the next.
#[derive(Clone, Debug)]
pub struct Sampling<P: Planning> {
    /// The states met; the first is the root.
    states: Vec<P>,
    /// One for each state.
    nodes: Vec<Node<P::Reward>>,
    /// What can be played, the edges of each opened state side by side.
    edges: Vec<Edge<P>>,
    /// States by hash: the full hash and the state's number.
    index: HashTable<(u64, u32)>,
    /// Lines that playouts found, one after the other.
    tails: Vec<P::Move>,
    exploration: f64,
    /// The states of the iteration under way and the edges taken there.
    path: Vec<(usize, usize)>,
    moves: Vec<P::Move>,
    outcomes: Vec<(f64, P::Move)>,
    /// What the last search leaves.
    pub(super) known: Known<P>,
}

impl<P: Planning> Default for Sampling<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Planning> Sampling<P> {
    /// A search that has seen nothing, with the usual exploration.
    pub fn new() -> Self {
        Self {
            states: Vec::new(),
            nodes: Vec::new(),
            edges: Vec::new(),
            index: HashTable::new(),
            tails: Vec::new(),
            exploration: EXPLORATION,
            path: Vec::new(),
            moves: Vec::new(),
            outcomes: Vec::new(),
            known: Known::new(),
        }
    }

    /// The same search with another weight of the unknown in UCB1, for scores scaled to 0–1 at each choice.
    #[must_use]
    pub fn exploring(self, exploration: f64) -> Self {
        Self { exploration, ..self }
    }

    /// Plans the turn from `root` on in at most `iterations`, fewer where the turn is solved before.
    ///
    /// Afterwards every first move is looked at once, and every outcome of the chance its line leads to, even where no
    /// iteration came there; so there is an answer after no iteration at all. The same root, iterations and generator give
    /// the same answer bit for bit, unless `monitor` stops it ([`Plan::cut`] tells).
    pub fn plan(
        &mut self,
        root: &P,
        iterations: u64,
        reasons: bool,
        rng: &mut Rng,
        monitor: &Monitor,
    ) -> Plan<P::Move, P::Reward> {
        self.begin(root, rng);
        let (mut done, mut cut) = (0, None);
        while !self.nodes[0].solved {
            if done & (POLL - 1) == 0 {
                monitor.report(done, 0);
                if monitor.stopped() {
                    cut = Some(Cut::Stopped);
                    break;
                }
            }
            if done >= iterations || self.nodes.len() >= NONE as usize {
                cut = Some(Cut::Budget);
                break;
            }
            let leaf = self.descend(rng);
            self.evaluate(leaf, rng);
            self.back_up(leaf);
            done += 1;
        }
        monitor.report(done, 0);
        self.complete(rng);
        self.hand_over();
        Plan { iterations: done, cut, ..self.known.told(super::Method::Sampling, reasons) }
    }
}
