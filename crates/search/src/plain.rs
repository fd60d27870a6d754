//! The values searches must find, computed in the most obvious way: no pruning, no table, no ordering, no budget.
//!
//! For tests, of this crate and of games that adapt to it. Everything is searched, so only small trees finish.

use tabletop::Turn;

use crate::position::{Moves, Outcomes};
pub use crate::regret::{Policy, best_response, chances, expected_payoff, exploitability};
use crate::{Leaf, MAX_QUIESCENCE, ManySided, Planning, Position, Preference, Reward, TwoSided, Vectors};

/// The moves of a position in static order; none where no seat is to move.
pub fn moves<P: Position>(pos: &P) -> Vec<P::Move> {
    let mut list = Vec::new();
    if let Turn::Seat(_) = pos.turn() {
        pos.moves(&mut Moves { list: &mut list, start: 0 });
    }
    list.sort_by_key(|entry| std::cmp::Reverse(entry.key));
    list.into_iter().map(|entry| entry.mv).collect()
}

/// The chance outcomes of a position with their probabilities; none where chance is not due.
pub fn outcomes<P: Position>(pos: &P) -> Vec<(f64, P::Move)> {
    let mut list = Vec::new();
    if pos.turn() == Turn::Chance {
        pos.outcomes(&mut Outcomes { list: &mut list });
    }
    list
}

/// The position after a move or an outcome.
pub fn after<P: Position>(pos: &P, mv: P::Move) -> P {
    let mut next = pos.clone();
    next.make(mv);
    next
}

/// Edges to the horizon after a move from `pos`, which has `depth`.
pub fn depth_after<P: Position>(pos: &P, depth: u32) -> u32 {
    match pos.turn() {
        Turn::Seat(_) if !pos.forced() => depth.saturating_sub(1),
        _ => depth,
    }
}

/// The minimax value with `depth` edges to go; the mean at chance nodes (expectiminimax). With quiescence and repetition where
/// the game has them.
pub fn minimax<P: TwoSided>(pos: &P, depth: u32) -> f64 {
    minimax_after(pos, &[], depth)
}

/// The minimax value after the moves and outcomes of `line` from `root`, with `depth` edges to go there: what [`minimax`] finds
/// at that place of its tree, the way behind it included.
pub fn minimax_after<P: TwoSided>(root: &P, line: &[P::Move], depth: u32) -> f64 {
    let mut way = Vec::new();
    root.earlier(&mut way);
    let mut pos = root.clone();
    for mv in line {
        way.push(pos.repetition_key());
        pos.make(*mv);
    }
    let quiescence = P::QUIESCENCE.min(MAX_QUIESCENCE);
    if line.is_empty() {
        searched(&pos, depth, quiescence, &mut way, moves(&pos))
    } else {
        value(&pos, depth, quiescence, &mut way)
    }
}

/// The value of a position after the positions of `way`, with so many edges to the horizon and so many moves beyond it.
fn value<P: TwoSided>(pos: &P, depth: u32, beyond: u32, way: &mut Vec<u64>) -> f64 {
    if P::REPETITION && pos.turn() != Turn::Over {
        let reversible = &way[way.len() - pos.reversible().min(way.len())..];
        let times = reversible.iter().filter(|key| **key == pos.repetition_key()).count() as u32;
        if times > 0
            && let Some(value) = pos.repeated(times)
        {
            return value;
        }
    }
    searched(pos, depth, beyond, way, moves_within(pos, depth))
}

/// The moves that are worth a search with so many edges to the horizon.
fn moves_within<P: TwoSided>(pos: &P, left: u32) -> Vec<P::Move> {
    let mut list = Vec::new();
    match pos.turn() {
        Turn::Seat(_) if left > 0 => {
            pos.moves_within(left, &mut Moves { list: &mut list, start: 0 });
        }
        _ => return moves(pos),
    }
    list.into_iter().map(|entry| entry.mv).collect()
}

/// The same of a position that is not known as a repetition, by these of its moves.
fn searched<P: TwoSided>(pos: &P, depth: u32, beyond: u32, way: &mut Vec<u64>, searched_moves: Vec<P::Move>) -> f64 {
    way.push(pos.repetition_key());
    let value = match pos.turn() {
        Turn::Over => pos.evaluate(),
        Turn::Chance => {
            let outcomes = outcomes(pos);
            if outcomes.is_empty() {
                pos.evaluate()
            } else {
                outcomes.iter().map(|(probability, mv)| probability * value(&after(pos, *mv), depth, beyond, way)).sum()
            }
        }
        Turn::Seat(seat) => {
            let (stands, moves, depth, beyond) = if depth > 0 || pos.forced() {
                (false, searched_moves, depth_after(pos, depth), beyond)
            } else {
                match if beyond > 0 { pos.leaf() } else { Leaf::Quiet } {
                    Leaf::Quiet => (true, Vec::new(), 0, 0),
                    Leaf::Exchange => (true, noisy_moves(pos), 0, beyond - 1),
                    Leaf::Unsettled => (false, moves(pos), 0, beyond - 1),
                }
            };
            let stand = (stands || moves.is_empty()).then(|| pos.evaluate());
            let values = moves.into_iter().map(|mv| value(&after(pos, mv), depth, beyond, way));
            let values = stand.into_iter().chain(values);
            if pos.maximises(seat) {
                values.fold(f64::NEG_INFINITY, f64::max)
            } else {
                values.fold(f64::INFINITY, f64::min)
            }
        }
    };
    way.pop();
    value
}

/// The moves an exchange goes on with.
pub fn noisy_moves<P: TwoSided>(pos: &P) -> Vec<P::Move> {
    let mut list = Vec::new();
    pos.noisy_moves(&mut Moves { list: &mut list, start: 0 });
    list.into_iter().map(|entry| entry.mv).collect()
}

/// The max^n vector with `depth` edges to go: every seat after its own value, ties to the first move in static order.
pub fn max_n<P: ManySided>(pos: &P, depth: u32, vectors: Vectors) -> Vec<f64> {
    max_n_by(pos, depth, vectors, Preference::Own)
}

/// The same with seats that choose by `preference`.
pub fn max_n_by<P: ManySided>(pos: &P, depth: u32, vectors: Vectors, preference: Preference) -> Vec<f64> {
    let leaf = || {
        let mut values = vec![0.0; pos.seats()];
        pos.evaluate_seats(&mut values);
        vectors.settle(&mut values);
        values
    };
    match pos.turn() {
        Turn::Chance => {
            let outcomes = outcomes(pos);
            if outcomes.is_empty() {
                return leaf();
            }
            let mut mean = vec![0.0; pos.seats()];
            for (probability, mv) in outcomes {
                for (mean, value) in mean.iter_mut().zip(max_n_by(&after(pos, mv), depth, vectors, preference)) {
                    *mean += probability * value;
                }
            }
            vectors.settle_mean(&mut mean);
            mean
        }
        Turn::Seat(seat) if depth > 0 || pos.forced() => {
            let mut best: Option<Vec<f64>> = None;
            for mv in moves(pos) {
                let values = max_n_by(&after(pos, mv), depth_after(pos, depth), vectors, preference);
                let rate = |values: &[f64]| preference.rate(values, seat.index());
                if best.as_ref().is_none_or(|best| rate(&values) > rate(best)) {
                    best = Some(values);
                }
            }
            best.unwrap_or_else(leaf)
        }
        _ => leaf(),
    }
}

/// What the best play of a turn earns on average from a state on (expectimax): every way through the turn by itself, nothing
/// merged, nothing remembered.
pub fn expectimax<P: Planning>(state: &P) -> P::Reward {
    if state.is_chance() {
        let mut outcomes = Vec::new();
        state.outcomes(&mut Outcomes { list: &mut outcomes });
        if !outcomes.is_empty() {
            let mean = outcomes.into_iter().fold(P::Reward::ZERO, |mean, (probability, mv)| {
                mean.plus(expectimax_after(state, mv).times(probability))
            });
            return mean.settle();
        }
        return state.end().unwrap_or(P::Reward::ZERO).settle();
    }
    let values = planned_moves(state).into_iter().map(|mv| expectimax_after(state, mv));
    let best = state.end().map(Reward::settle).into_iter().chain(values);
    best.reduce(|best, value| if value.order(&best).is_gt() { value } else { best }).unwrap_or(P::Reward::ZERO)
}

/// What a move or an outcome earns, together with the best play after it.
pub fn expectimax_after<P: Planning>(state: &P, mv: P::Move) -> P::Reward {
    let mut next = state.clone();
    let earned = next.play(mv).settle();
    earned.plus(expectimax(&next))
}

/// The moves of a state of a turn, in the game's order; none where chance acts next.
pub fn planned_moves<P: Planning>(state: &P) -> Vec<P::Move> {
    let mut moves = Vec::new();
    if !state.is_chance() {
        state.moves(&mut moves);
    }
    moves
}
