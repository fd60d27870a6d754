//! Random play from a new state to the end of the turn.

use rand::RngExt;
use tabletop::Rng;

use super::Sampling;
use crate::MAX_PLY;
use crate::position::Outcomes;
use crate::turn::known::Rest;
use crate::turn::{Planning, Reward};

impl<P: Planning> Sampling<P> {
    /// Values a state by a playout, unless it is solved or was visited before.
    pub(super) fn evaluate(&mut self, at: usize, rng: &mut Rng) {
        if !self.nodes[at].solved && self.nodes[at].visits == 0 {
            self.play_out(at, rng);
        }
    }

    /// Plays at random until nothing is left to play, and values the state by it.
    ///
    /// Moves after the best place to end the turn are not counted, as far as that place could be known: up to where chance
    /// acts next. The line until chance acts first is kept, since it can be repeated.
    fn play_out(&mut self, at: usize, rng: &mut Rng) {
        let mut state = self.states[at].clone();
        let first = self.tails.len();
        let mut earned = P::Reward::ZERO;
        // The best place to end since chance acted last, and how many moves lead there.
        let mut best: Option<(P::Reward, usize)> = None;
        let mut tail = None;
        let mut drawn = false;
        for ply in 0..MAX_PLY {
            self.outcomes.clear();
            self.moves.clear();
            let chance = state.is_chance();
            if chance {
                state.outcomes(&mut Outcomes { list: &mut self.outcomes });
            } else {
                state.moves(&mut self.moves);
            }
            let over = self.outcomes.is_empty() && self.moves.is_empty();
            let end = match (over, chance) {
                (true, _) => Some(state.end().unwrap_or(P::Reward::ZERO)),
                (false, true) => None,
                (false, false) => state.end(),
            };
            if let Some(end) = end {
                let value = earned.plus(end.settle());
                if best.is_none_or(|(former, _)| value.order(&former).is_gt()) {
                    best = Some((value, self.tails.len()));
                }
            }
            if over {
                self.nodes[at].solved = ply == 0;
                break;
            }
            let mv = if chance {
                if !drawn {
                    (tail, drawn) = (best, true);
                }
                best = None;
                let mut left = rng.random::<f64>();
                let mut mv = self.outcomes[0].1;
                for (probability, outcome) in &self.outcomes {
                    mv = *outcome;
                    left -= probability;
                    if left < 0.0 {
                        break;
                    }
                }
                mv
            } else {
                self.moves[rng.random_range(0..self.moves.len())]
            };
            if !drawn {
                self.tails.push(mv);
            }
            earned = earned.plus(state.play(mv).settle());
        }
        if !drawn {
            tail = best;
        }
        self.tails.truncate(tail.map_or(first, |(_, last)| last));
        let node = &mut self.nodes[at];
        node.value = best.map_or(earned, |(value, _)| value);
        if let Some((value, last)) = tail {
            node.floor = Some(value);
            node.rest = if last > first { Rest::Tail(first..last) } else { Rest::End };
            if !drawn || value.order(&node.value).is_ge() {
                (node.value, node.guessed) = (value, false);
            }
        }
    }
}
