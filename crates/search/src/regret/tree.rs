//! The tree: positions are opened one by one, and those a seat cannot tell apart share an information set.

use hashbrown::HashTable;
use tabletop::{Seat, Turn};

use super::form::ExtensiveForm;
use super::nodes::{Decision, InfoSet, Kind, NONE, Node};
use super::start::Malformed;
use crate::MAX_VALUE;
use crate::position::Outcomes;

/// Most nodes of any tree, so that indices fit.
const MOST: usize = 1 << 30;

#[derive(Clone, Debug)]
pub(super) struct Tree<G: ExtensiveForm> {
    pub nodes: Vec<Node>,
    /// What each node is worth to seat 0: leaves by evaluation, others as the last pass found.
    pub values: Vec<f64>,
    pub sets: Vec<InfoSet>,
    /// The moves of the sets, one set after the other.
    pub moves: Vec<G::Move>,
    /// Actions of all sets together.
    pub actions: usize,
    /// Most moves from a start to a node.
    pub depth: u32,
    /// Positions of starts and of opened nodes; those of leaves follow from their parents.
    pub states: Vec<G>,
    /// Most nodes.
    room: usize,
    index: HashTable<u32>,
    listed: Vec<G::Move>,
    chances: Vec<(f64, G::Move)>,
}

impl<G: ExtensiveForm> Tree<G> {
    pub fn new(room: usize) -> Self {
        Self {
            nodes: Vec::new(),
            values: Vec::new(),
            sets: Vec::new(),
            moves: Vec::new(),
            actions: 0,
            depth: 0,
            states: Vec::new(),
            room: room.min(MOST),
            index: HashTable::new(),
            listed: Vec::new(),
            chances: Vec::new(),
        }
    }

    pub fn clear(&mut self) {
        self.nodes.clear();
        self.values.clear();
        self.sets.clear();
        self.moves.clear();
        (self.actions, self.depth) = (0, 0);
        self.states.clear();
        self.index.clear();
    }

    /// Whether so many nodes more fit.
    pub fn has_room(&self, more: usize) -> bool {
        self.nodes.len().saturating_add(more) <= self.room
    }

    /// The set with this key.
    pub fn find(&self, seat: u8, key: u64, decision: Decision) -> Option<u32> {
        let same = |id: &u32| {
            let set = &self.sets[*id as usize];
            (set.key, set.seat, set.decision) == (key, seat, decision)
        };
        self.index.find(spread(key, seat, decision), same).copied()
    }

    /// Adds a node without children.
    pub fn add(&mut self, parent: u32, probability: f64, kind: Kind, value: f64) -> u32 {
        let id = self.nodes.len() as u32;
        let exhausted = kind == Kind::Over;
        self.nodes.push(Node { parent, first: 0, count: 0, set: NONE, state: NONE, kind, exhausted, probability });
        self.values.push(if value.is_nan() { 0.0 } else { value.clamp(-MAX_VALUE, MAX_VALUE) });
        id
    }

    /// Adds a node for a position.
    pub fn add_position(&mut self, parent: u32, probability: f64, position: &G) -> u32 {
        let kind = if position.turn() == Turn::Over { Kind::Over } else { Kind::Leaf };
        self.add(parent, probability, kind, position.evaluate())
    }

    /// Adds a set that is not known yet.
    pub fn add_set(&mut self, seat: u8, key: u64, decision: Decision, count: usize, before: u32) -> u32 {
        let id = self.sets.len() as u32;
        let (first, moves) = (self.actions as u32, self.moves.len() as u32);
        self.sets.push(InfoSet { key, seat, decision, first, count: count as u32, moves, before });
        self.actions += count;
        let sets = &self.sets;
        self.index.insert_unique(spread(key, seat, decision), id, |id| {
            let set = &sets[*id as usize];
            spread(set.key, set.seat, set.decision)
        });
        id
    }

    /// Opens a leaf: its moves or outcomes become children, which are evaluated. A leaf where nothing can be played is over. `false` where
    /// there is no room.
    pub fn open(&mut self, at: u32) -> Result<bool, Malformed> {
        let state = self.state_of(at);
        self.listed.clear();
        self.chances.clear();
        match state.turn() {
            Turn::Over => {}
            Turn::Chance => state.outcomes(&mut Outcomes { list: &mut self.chances }),
            Turn::Seat(_) => state.moves(&mut self.listed),
        }
        let count = self.listed.len() + self.chances.len();
        if !self.has_room(count) {
            return Ok(false);
        }
        let first = self.nodes.len() as u32;
        if let (Turn::Seat(seat), 1..) = (state.turn(), count) {
            let set = self.join(at, seat, &state)?;
            let node = &mut self.nodes[at as usize];
            (node.kind, node.set) = (Kind::Seat(seat.0.min(1)), set);
            for place in 0..count {
                let mv = self.listed[place];
                self.add_child(at, 1.0, &state, mv);
            }
        } else if count > 0 {
            self.nodes[at as usize].kind = Kind::Chance;
            let sum: f64 = self.chances.iter().map(|(probability, _)| probability).sum();
            for place in 0..count {
                let (probability, mv) = self.chances[place];
                self.add_child(at, probability / sum, &state, mv);
            }
        } else {
            self.nodes[at as usize].kind = Kind::Over;
        }
        (self.nodes[at as usize].first, self.nodes[at as usize].count) = (first, count as u32);
        self.depth = self.depth.max(self.ply(at) + u32::from(count > 0));
        if self.nodes[at as usize].state == NONE {
            self.nodes[at as usize].state = self.states.len() as u32;
            self.states.push(state);
        }
        self.close(at);
        Ok(true)
    }

    fn add_child(&mut self, parent: u32, probability: f64, state: &G, mv: G::Move) {
        let mut child = state.clone();
        child.play(mv);
        self.add_position(parent, probability, &child);
    }

    /// The position of a leaf or a start.
    fn state_of(&mut self, at: u32) -> G {
        let node = self.nodes[at as usize];
        if node.state != NONE {
            return self.states[node.state as usize].clone();
        }
        let parent = self.nodes[node.parent as usize];
        let place = (at - parent.first) as usize;
        let mut state = self.states[parent.state as usize].clone();
        let mv = if parent.kind == Kind::Chance {
            self.chances.clear();
            state.outcomes(&mut Outcomes { list: &mut self.chances });
            self.chances[place].1
        } else {
            self.moves[self.sets[parent.set as usize].moves as usize + place]
        };
        state.play(mv);
        state
    }

    /// The set of a position whose moves are listed: a new one, or a known one that it must fit.
    fn join(&mut self, at: u32, seat: Seat, state: &G) -> Result<u32, Malformed> {
        let (key, side) = (state.information(seat), seat.0.min(1));
        let before = self.own_action_before(at, side);
        if let Some(id) = self.find(side, key, Decision::Move) {
            let set = &self.sets[id as usize];
            if self.moves[set.moves()] != self.listed[..] {
                return Err(Malformed::Moves(Seat(side), key));
            }
            if set.before != before {
                return Err(Malformed::Recall(Seat(side), key));
            }
            return Ok(id);
        }
        let id = self.add_set(side, key, Decision::Move, self.listed.len(), before);
        self.moves.extend_from_slice(&self.listed);
        Ok(id)
    }

    /// The last action that a seat did on the way to a node.
    fn own_action_before(&self, mut at: u32, side: u8) -> u32 {
        loop {
            let parent = self.nodes[at as usize].parent;
            if parent == NONE {
                return NONE;
            }
            let node = &self.nodes[parent as usize];
            if node.kind == Kind::Seat(side) {
                return self.sets[node.set as usize].first + (at - node.first);
            }
            at = parent;
        }
    }

    /// Moves and outcomes from a start to a node.
    fn ply(&self, mut at: u32) -> u32 {
        let mut ply = 0;
        loop {
            let parent = self.nodes[at as usize].parent;
            // What stands before the starts has no position.
            if parent == NONE || self.nodes[parent as usize].state == NONE {
                return ply;
            }
            ply += 1;
            at = parent;
        }
    }

    /// Marks a node, and those above it, below which nothing is left to be opened.
    pub fn close(&mut self, mut at: u32) {
        while at != NONE {
            let node = self.nodes[at as usize];
            if node.kind == Kind::Leaf || self.nodes[node.children()].iter().any(|child| !child.exhausted) {
                return;
            }
            self.nodes[at as usize].exhausted = true;
            at = node.parent;
        }
    }
}

/// A hash of what tells sets apart.
fn spread(key: u64, seat: u8, decision: Decision) -> u64 {
    let x = (key ^ u64::from(seat) << 1 ^ (decision as u64) << 2).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x ^ (x >> 32)
}
