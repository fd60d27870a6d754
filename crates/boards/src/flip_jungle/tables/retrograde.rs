//! What leads to the positions of some pieces, and what follows from them.

use super::material::Material;
use crate::board::{Endings, Replies, Solved};
use crate::flip_jungle::generate::{Moves, beside};
use crate::flip_jungle::position::Position;
use crate::flip_jungle::ranks::Rules;

/// The positions of some pieces; `smaller` tells how a position with fewer ends in which both colours have one.
pub(super) struct Pieces<F> {
    pub rules: Rules,
    pub material: Material,
    pub smaller: F,
}

impl<F: Fn(&Position) -> Solved> Endings for Pieces<F> {
    type Position = Position;

    fn count(&self) -> usize {
        self.material.positions()
    }

    fn position(&self, number: usize) -> Option<Position> {
        self.material.position(number)
    }

    fn number(&self, position: &Position) -> usize {
        self.material.number(position)
    }

    fn replies(&self, position: &Position, told: &mut Replies) {
        let mut moves = Moves::new();
        self.rules.quiet(position, &mut moves);
        moves.drain(..).for_each(|_| told.quiet());
        self.rules.captures(position, &mut moves);
        for mv in moves {
            let mut next = *position;
            next.play(self.rules, mv);
            let [own, other] =
                [position.mover, next.mover].map(|colour| colour.map_or(0, |colour| next.living(colour)));
            told.capture(match (own, other) {
                (0, 0) => Solved::Drawn,
                // As if the other side had to take the last piece itself: whoever wins makes the last ply in all tables.
                (0, _) => Solved::Won(1),
                (_, 0) => Solved::Lost(0),
                _ => (self.smaller)(&next),
            });
        }
    }

    fn before(&self, position: &Position, mut tell: impl FnMut(&Position)) {
        let Some(colour) = position.mover.map(|colour| colour.other()) else { return };
        for to in position.board.of(colour) {
            let Some(piece) = position.board.piece(to) else { continue };
            for from in beside(to) & position.board.vacant() {
                let mut earlier = *position;
                earlier.board.lift(to, piece);
                earlier.board.lay(from, piece);
                earlier.mover = Some(colour);
                tell(&earlier);
            }
        }
    }
}
