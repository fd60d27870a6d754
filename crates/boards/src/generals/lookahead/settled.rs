//! What comes of a move where all ranks are known.

use super::node::{Due, Move, Node};
use crate::generals::rules::Survivor;

/// Most things that are settled after a move: a fight, and a flag on each last row.
const MOST: usize = 3;

impl Node<'_> {
    /// Settles what is due after a move in a position that holds a single draw. Returns how a fight came out, if there was one.
    pub fn settle(&mut self) -> Option<Move> {
        let mut fight = None;
        for _ in 0..MOST {
            let outcome = self.only_outcome()?;
            if matches!(self.due, Due::Fight(..)) {
                fight = Some(outcome);
            }
            self.play(outcome);
            if self.due == Due::Nothing {
                return fight;
            }
        }
        fight
    }

    /// What comes of what is due; nothing where nothing is.
    fn only_outcome(&self) -> Option<Move> {
        match self.due {
            Due::Nothing => None,
            Due::Flag(square) if self.flag_draws(square) != 0 => Some(Move::Reached),
            Due::Flag(_) => Some(Move::NoFlag),
            Due::Fight(from, to) if self.captured(from, to) != 0 => Some(Move::Captured),
            Due::Fight(from, to) => {
                let comes_out = |survivor: &Survivor| self.outcome(from, to, *survivor) != 0;
                let ways = [Survivor::Attacker, Survivor::Nobody, Survivor::Defender];
                ways.into_iter().find(comes_out).map(Move::Fought)
            }
        }
    }
}
