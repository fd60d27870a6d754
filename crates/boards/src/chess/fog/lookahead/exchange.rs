//! Captures played to their end, for a first look at many moves in many positions.

use std::cmp::Reverse;

use super::node::Node;
use crate::chess::moves::Move;

/// Most captures in a row.
const MOST: u32 = 6;

/// Positions that may still be evaluated.
#[derive(Clone, Copy, Debug)]
pub struct Purse {
    /// How many are left.
    pub left: u64,
    /// How many were.
    pub spent: u64,
}

impl Purse {
    /// So many.
    pub const fn new(nodes: u64) -> Self {
        Self { left: nodes, spent: 0 }
    }

    /// Takes so many out, as far as there are any.
    pub fn take(&mut self, nodes: u64) {
        self.spent += nodes.min(self.left);
        self.left -= nodes.min(self.left);
    }
}

/// What a position is worth to the side that searches, once captures are played as each side likes; `None` where the purse is empty.
pub fn settle(node: &Node<'_>, own_to_act: bool, purse: &mut Purse) -> Option<f64> {
    exchange(node, own_to_act, f64::NEG_INFINITY, f64::INFINITY, MOST, purse)
}

fn exchange(
    node: &Node<'_>,
    own_to_act: bool,
    mut alpha: f64,
    mut beta: f64,
    left: u32,
    purse: &mut Purse,
) -> Option<f64> {
    if purse.left == 0 {
        return None;
    }
    purse.take(1);
    let mut best = node.value();
    if own_to_act {
        alpha = alpha.max(best)
    } else {
        beta = beta.min(best)
    }
    if alpha >= beta || left == 0 || node.ended().is_some() {
        return Some(best);
    }
    let mut moves: Vec<(i32, Move)> = Vec::new();
    node.noisy(|mv, gain| moves.push((gain, mv)));
    moves.sort_by_key(|(gain, _)| Reverse(*gain));
    for (_, mv) in moves {
        let mut next = *node;
        next.play(mv);
        let value = exchange(&next, !own_to_act, alpha, beta, left - 1, purse)?;
        if own_to_act {
            best = best.max(value);
            alpha = alpha.max(value);
        } else {
            best = best.min(value);
            beta = beta.min(value);
        }
        if alpha >= beta {
            break;
        }
    }
    Some(best)
}
