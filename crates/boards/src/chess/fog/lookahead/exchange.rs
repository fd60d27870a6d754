//! Captures played to their end, for a first look at many moves in many positions.

use std::cmp::Reverse;

use super::node::Node;
use crate::chess::moves::Move;

/// Most captures in a row.
const MOST: u32 = 6;
/// What a capture may bring beside what it takes, in pawns.
const MARGIN: f64 = 1.5;

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
    let stands = best;
    for (_, mv) in moves {
        let most = node.takes(mv) + MARGIN;
        let too_little = if own_to_act { stands + most <= alpha } else { stands - most >= beta };
        if too_little {
            continue;
        }
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

#[cfg(test)]
mod tests {
    use tabletop::{Eye, Game, NoEvents, Seed, Turn};

    use super::*;
    use crate::chess::fog::game::Fog;
    use crate::chess::fog::lookahead::{Outlook, Weights, Worth};
    use crate::chess::fog::setup::{Relative, Setup};
    use crate::chess::position::Position;

    /// Positions of random games, a few of each.
    fn positions(game: &Fog, games: u64) -> Vec<Position> {
        let mut found = Vec::new();
        for seed in 0..games {
            let (mut state, mut rng) = (game.start(), Seed(seed).stream("play", 0));
            for ply in 1..=120 {
                let Turn::Seat(seat) = game.turn(&state) else { break };
                let action = game.sample(&game.view(&state, Eye::Seat(seat)), &mut rng).expect("something can be done");
                game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
                if ply % 30 == 0 && game.turn(&state) != Turn::Over {
                    found.push(state.position(game.rules()));
                }
            }
        }
        found
    }

    /// The same with every capture, and without cutting any off; counts what it evaluates.
    fn plainly(node: &Node<'_>, own_to_act: bool, left: u32, evaluated: &mut u64) -> f64 {
        *evaluated += 1;
        let stands = node.value();
        if left == 0 || node.ended().is_some() {
            return stands;
        }
        let game = node.outlook.game;
        let mut values = vec![stands];
        game.chess().pseudo_legal(&node.position, |mv| {
            let allowed = game.setup.fog || game.chess().is_safe(&node.position, mv);
            if allowed && node.gain(mv).is_some() {
                let mut next = *node;
                next.play(mv);
                values.push(plainly(&next, !own_to_act, left - 1, evaluated));
            }
        });
        values.into_iter().fold(stands, if own_to_act { f64::max } else { f64::min })
    }

    #[test]
    fn what_is_left_out_hardly_ever_matters_and_costs_most() {
        const PLIES: u32 = 6;
        let (mut alike, mut all, mut evaluated) = (0, 0, [0, 0]);
        for relative in Relative::ALL {
            for fog in [true, false] {
                let game = Fog::new(Setup { relative, fog, ..Setup::default() }).expect("a game");
                let worth = Worth::new(relative, Weights::BY_HAND);
                for position in positions(&game, 8) {
                    let outlook = Outlook::new(&game, &worth, position.mover, None);
                    let node = outlook.node(position);
                    let mut purse = Purse::new(u64::MAX);
                    let (low, high) = (f64::NEG_INFINITY, f64::INFINITY);
                    let pruned = exchange(&node, true, low, high, PLIES, &mut purse).expect("there is time");
                    let plain = plainly(&node, true, PLIES, &mut evaluated[1]);
                    evaluated[0] += purse.spent;
                    all += 1;
                    alike += u32::from((pruned - plain).abs() < 0.5);
                }
            }
        }
        assert!(alike * 20 >= all * 19, "{alike} of {all} alike");
        assert!(evaluated[0] * 100 < evaluated[1], "{evaluated:?} evaluated");
    }
}
