//! How a tree begins: the starts, and what lets a seat decline them.

use std::collections::BTreeMap;

use tabletop::Seat;

use super::form::ExtensiveForm;
use super::nodes::{Decision, Kind, NONE};
use super::start::{Entry, Malformed, Start};
use super::tree::Tree;

/// Starts that the seat which may decline cannot tell apart.
struct Group {
    key: u64,
    /// Sum of their weights.
    weight: f64,
    /// Sum of their alternatives, each times its weight.
    alternatives: f64,
    members: Vec<usize>,
}

impl<G: ExtensiveForm> Tree<G> {
    /// Begins a new tree: adds the starts by way of `entry`, and opens as many of them as there is room for.
    pub fn begin(&mut self, starts: &[Start<G>], entry: Entry) -> Result<(), Malformed> {
        self.clear();
        let starts: Vec<&Start<G>> = starts.iter().filter(|start| start.weight > 0.0).collect();
        let sum: f64 = starts.iter().map(|start| start.weight).sum();
        // Not above 0: there are none. Not finite: no share of it says anything.
        if !(sum > 0.0 && sum.is_finite()) {
            return Err(Malformed::NoStart);
        }
        let groups = entry.opponent().map_or_else(Vec::new, |side| groups(&starts, side));
        let nodes = 1 + match entry {
            Entry::Dealt => starts.len(),
            Entry::Resolve(_) => 3 * starts.len(),
            Entry::MaxMargin(_) => starts.len() + 2 * groups.len(),
        };
        if !self.has_room(nodes) {
            return Err(Malformed::NoRoom(nodes));
        }
        self.add(NONE, 1.0, Kind::Chance, 0.0);
        match entry {
            Entry::Dealt => {
                self.have_children(0, starts.len());
                for start in &starts {
                    self.add_start(0, start.weight / sum, start);
                }
            }
            Entry::Resolve(seat) => self.add_refusals(&starts, &groups, seat, sum),
            Entry::MaxMargin(seat) => self.add_margins(&starts, &groups, seat),
        }
        for at in (0..self.nodes.len() as u32).rev() {
            self.close(at);
        }
        for at in 0..self.nodes.len() as u32 {
            if self.nodes[at as usize].kind == Kind::Leaf && !self.open(at)? {
                break;
            }
        }
        Ok(())
    }

    /// Before each start, a node at which the seat takes its alternative or plays on.
    fn add_refusals(&mut self, starts: &[&Start<G>], groups: &[Group], seat: Seat, sum: f64) {
        let side = seat.0.min(1);
        self.have_children(0, starts.len());
        for start in starts {
            self.add(0, start.weight / sum, Kind::Seat(side), 0.0);
        }
        // A set comes before all that its seat decides later; that holds here since no start is opened yet.
        let mut group_of = vec![0; starts.len()];
        for (number, group) in groups.iter().enumerate() {
            self.add_set(side, group.key, Decision::Decline, 2, NONE);
            group.members.iter().for_each(|member| group_of[*member] = number);
        }
        for (place, start) in starts.iter().enumerate() {
            let (at, group) = (place as u32 + 1, &groups[group_of[place]]);
            self.nodes[at as usize].set = group_of[place] as u32;
            self.have_children(at, 2);
            self.add(at, 1.0, Kind::Over, group.alternatives / group.weight);
            self.add_start(at, 1.0, start);
        }
    }

    /// A node at which the seat picks one of its information sets, and for each a node of chance that deals a start in it.
    fn add_margins(&mut self, starts: &[&Start<G>], groups: &[Group], seat: Seat) {
        let side = seat.0.min(1);
        self.nodes[0].kind = Kind::Seat(side);
        self.nodes[0].set = self.add_set(side, 0, Decision::Pick, groups.len(), NONE);
        self.have_children(0, groups.len());
        for group in groups {
            let worth = |member: &usize| starts[*member].weight * starts[*member].position.evaluate();
            let sum: f64 = group.members.iter().map(worth).sum();
            self.add(0, 1.0, Kind::Chance, (sum - group.alternatives) / group.weight);
        }
        for (number, group) in groups.iter().enumerate() {
            let at = number as u32 + 1;
            self.have_children(at, group.members.len() + 1);
            for member in &group.members {
                self.add_start(at, starts[*member].weight / group.weight, starts[*member]);
            }
            // Chance comes here each time, beside the start it deals: so the alternative is taken off every payoff.
            self.add(at, 1.0, Kind::Over, -group.alternatives / group.weight);
        }
    }

    /// The next nodes to be added are the children of this one.
    fn have_children(&mut self, at: u32, count: usize) {
        let first = self.nodes.len() as u32;
        let node = &mut self.nodes[at as usize];
        (node.first, node.count) = (first, count as u32);
    }

    fn add_start(&mut self, parent: u32, probability: f64, start: &Start<G>) {
        let at = self.add_position(parent, probability, &start.position);
        self.nodes[at as usize].state = self.states.len() as u32;
        self.states.push(start.position.clone());
    }
}

/// The starts by what the seat knows in them, in the order in which each key comes first.
fn groups<G: ExtensiveForm>(starts: &[&Start<G>], side: usize) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut known = BTreeMap::new();
    for (member, start) in starts.iter().enumerate() {
        let key = start.position.information(Seat(side as u8));
        let number = *known.entry(key).or_insert(groups.len());
        if number == groups.len() {
            groups.push(Group { key, weight: 0.0, alternatives: 0.0, members: Vec::new() });
        }
        let group = &mut groups[number];
        group.weight += start.weight;
        group.alternatives += start.weight * start.alternative;
        group.members.push(member);
    }
    groups
}
