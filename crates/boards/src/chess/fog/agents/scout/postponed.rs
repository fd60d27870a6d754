//! The next own move planned without telling apart what cannot be told apart (extended perfect information Monte Carlo).
//!
//! Whoever searches each position by itself plans as if the fog lifted after the next move: in each it does something else. Here the other side answers, in each position as it likes best there; then positions that
//! look the same to the own side get one and the same move, and only below it each goes on by itself.

use std::collections::BTreeMap;

use tabletop::Monitor;

use super::compare::{Comparison, Weighed};
use crate::chess::fog::lookahead::{Node, Purse, counted, settle};
use crate::chess::moves::Move;

/// Own moves that are compared for what looks the same, at most: those that are best in one of the positions.
const PLANS: usize = 4;

impl Comparison<'_> {
    /// Plans the next move after each of these; nothing where the purse does not last for all of them.
    pub fn plan(&self, weighed: &mut [Weighed], purse: &mut Purse) {
        let mut planned = Vec::with_capacity(weighed.len());
        for one in weighed.iter() {
            let Some(value) = self.planned(one, purse, self.monitor) else { return };
            planned.push(value);
        }
        for (one, value) in weighed.iter_mut().zip(planned) {
            one.planned = Some(value);
        }
    }

    fn planned(&self, one: &Weighed, purse: &mut Purse, monitor: &Monitor) -> Option<f64> {
        let mut looks: BTreeMap<u64, Vec<Node<'_>>> = BTreeMap::new();
        let (mut sum, mut count) = (0.0, 0);
        for (sample, answer) in self.samples.iter().zip(&one.answers) {
            let mut node = *sample;
            node.play(one.mv);
            match answer {
                Some(answer) if node.ended().is_none() => node.play(*answer),
                _ => {}
            }
            count += 1;
            if node.ended().is_some() || answer.is_none() {
                sum += counted(node.value());
            } else {
                looks.entry(self.outlook.look(&node.position)).or_default().push(node);
            }
        }
        for nodes in looks.values() {
            if monitor.stopped() {
                return None;
            }
            sum += self.best_for_all(nodes, purse)?;
        }
        (count > 0).then(|| sum / f64::from(count))
    }

    /// The sum over positions that look the same of what one move comes to that is best for all of them together.
    fn best_for_all(&self, nodes: &[Node<'_>], purse: &mut Purse) -> Option<f64> {
        let mut plans: Vec<Move> = Vec::new();
        for node in nodes.iter().take(PLANS) {
            let mut best: Option<(f64, Move)> = None;
            let mut moves = Vec::new();
            node.each(|mv| moves.push(mv));
            for mv in moves {
                let value = after(node, mv, purse)?;
                if best.is_none_or(|(most, _)| value > most) {
                    best = Some((value, mv));
                }
            }
            if let Some((_, mv)) = best.filter(|(_, mv)| !plans.contains(mv)) {
                plans.push(mv);
            }
        }
        let mut most: Option<f64> = None;
        for mv in plans {
            let mut sum = 0.0;
            for node in nodes {
                sum += after(node, mv, purse)?;
            }
            most = Some(most.map_or(sum, |most| most.max(sum)));
        }
        // Who cannot move has what stands.
        Some(most.unwrap_or_else(|| nodes.iter().map(|node| counted(node.value())).sum()))
    }
}

/// What an own move comes to once captures are played to their end.
fn after(node: &Node<'_>, mv: Move, purse: &mut Purse) -> Option<f64> {
    let mut next = *node;
    next.play(mv);
    settle(&next, false, purse).map(counted)
}
