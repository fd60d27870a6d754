//! What a solved tree tells beyond its strategies: what they are worth, how the opponent stands, what a later part of the game can begin with.

use tabletop::Seat;

use super::cfr::Cfr;
use super::form::ExtensiveForm;
use super::nodes::Decision;
use super::response::Averages;

/// How a seat that may decline stands in one of its information sets among the starts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Margin {
    /// The key of the information set.
    pub key: u64,
    /// By how much less it gets by playing on than by its alternative, even if it knows the average strategy of the other seat. Where no
    /// margin is below 0 the strategy loses nothing by having been found for a part of the game alone.
    pub margin: f64,
}

/// A position of the tree, as average strategies come to it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reached {
    /// How likely chance deals what leads here.
    pub chance: f64,
    /// How likely each seat plays what leads here.
    pub seats: [f64; 2],
    /// What it is worth to seat 0.
    pub value: f64,
}

impl<G: ExtensiveForm> Cfr<G> {
    /// What each move of an information set is worth to seat 0 if both seats play by their averages, in the game's order; `None` where the
    /// tree does not know the set, or chance and the other seat never come there.
    pub fn worth(&self, seat: Seat, key: u64) -> Option<Vec<f64>> {
        let set = self.tree.find(seat.0.min(1), key, Decision::Move)?;
        let averages = self.averages();
        let (reaches, values) = (averages.reaches(&self.tree), averages.values(&self.tree));
        let other = 2 - usize::from(seat.0.min(1));
        let (mut sums, mut all) = (vec![0.0; self.tree.sets[set as usize].count as usize], 0.0);
        for (at, node) in self.tree.nodes.iter().enumerate().filter(|(_, node)| node.set == set) {
            let reach = reaches[at][0] * reaches[at][other];
            all += reach;
            node.children().zip(&mut sums).for_each(|(child, sum)| *sum += reach * values[child]);
        }
        (all > 0.0).then(|| sums.into_iter().map(|sum| sum / all).collect())
    }

    /// What the tree is worth to seat 0 if both seats play by their averages. With [`Entry::MaxMargin`](crate::Entry::MaxMargin) it is a margin, no payoff.
    pub fn value(&self) -> f64 {
        self.averages().values(&self.tree).first().copied().unwrap_or(0.0)
    }

    /// What the tree is worth to seat 0 if `seat` answers the average strategy of the other as well as can be.
    pub fn best_response(&self, seat: Seat) -> f64 {
        self.averages().response(&self.tree, seat.0.min(1)).value
    }

    /// How much a seat that knows the averages wins against them over what it would win against the best strategy, in the tree with its static
    /// evaluations, on average of both seats. What they are worth in the game itself tells [`plain::exploitability`](crate::plain::exploitability).
    pub fn exploitability(&self) -> f64 {
        (self.best_response(Seat(0)) - self.best_response(Seat(1))) / 2.0
    }

    /// How the seat that may decline stands in each of its information sets, in the order of the starts. Empty where none may.
    pub fn margins(&self) -> Vec<Margin> {
        let averages = self.averages();
        let Some(root) = self.tree.nodes.first() else { return Vec::new() };
        let pick = self.tree.sets.first().filter(|set| set.decision == Decision::Pick);
        let opponent = self.tree.sets.first().map_or(0, |set| set.seat);
        let gains = averages.response(&self.tree, opponent).gains;
        if let Some(set) = pick {
            let key = |at: usize| self.state_of_first(at).map_or(0, |state| state.information(Seat(opponent)));
            let margin = |(action, child)| Margin { key: key(child), margin: 0.0 - gains[action] };
            return set.actions().zip(root.children()).map(margin).collect();
        }
        let refusals = self.tree.sets.iter().enumerate().filter(|(_, set)| set.decision == Decision::Decline);
        refusals
            .map(|(id, set)| {
                let members = root.children().filter(|child| self.tree.nodes[*child].set == id as u32);
                let weight: f64 = members.map(|child| self.tree.nodes[child].probability).sum();
                let first = set.first as usize;
                Margin { key: set.key, margin: (gains[first] - gains[first + 1]) / weight }
            })
            .collect()
    }

    /// Tells every opened position with how likely averages come to it and what it is worth: what a later part of the game can begin with.
    pub fn each_position(&self, mut tell: impl FnMut(&G, Reached)) {
        let averages = self.averages();
        let (reaches, values) = (averages.reaches(&self.tree), averages.values(&self.tree));
        for (at, node) in self.tree.nodes.iter().enumerate() {
            if let Some(state) = self.tree.states.get(node.state as usize) {
                let [chance, first, second] = reaches[at];
                tell(state, Reached { chance, seats: [first, second], value: values[at] });
            }
        }
    }

    /// The position of a node's first child.
    fn state_of_first(&self, at: usize) -> Option<&G> {
        let child = self.tree.nodes[at].first as usize;
        self.tree.states.get(self.tree.nodes[child].state as usize)
    }

    fn averages(&self) -> Averages {
        Averages::new(&self.tree.sets, &self.tables.average, &self.tables.strategy)
    }
}
