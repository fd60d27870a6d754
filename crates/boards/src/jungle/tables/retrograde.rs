//! What leads to the positions of some animals, and what follows from them.

use super::material::{Material, number};
use crate::board::{Endings, Replies, Solved};
use crate::jungle::animal::{Animal, Piece};
use crate::jungle::ground::{DENS, WATER, den};
use crate::jungle::kernel::{Pieces, Step, Ways, has_entered};

/// The positions of some animals; `smaller` tells how a position with one fewer ends.
pub(super) struct Animals<'a, F> {
    pub ways: &'a Ways,
    pub material: Material,
    pub smaller: F,
}

impl<F: Fn(&Pieces) -> Solved> Endings for Animals<'_, F> {
    type Position = Pieces;

    fn count(&self) -> usize {
        self.material.positions()
    }

    fn position(&self, number: usize) -> Option<Pieces> {
        self.material.position(number).filter(is_sound)
    }

    fn number(&self, position: &Pieces) -> usize {
        number(position)
    }

    fn replies(&self, position: &Pieces, told: &mut Replies) {
        if has_entered(position, position.mover.other()) {
            return;
        }
        self.ways.quiet(position, |_| told.quiet());
        self.ways.captures(position, |step| told.capture(self.after(position, step)));
    }

    fn before(&self, position: &Pieces, mut tell: impl FnMut(&Pieces)) {
        let side = position.mover.other();
        let empty = !position.occupied() & !DENS[0] & !DENS[1];
        let rats = position.rats();
        for animal in Animal::ALL {
            let piece = Piece { side, animal };
            let Some(to) = position.square(piece) else { continue };
            // Ways lead back as they lead there.
            let mut from = self.ways.back(piece, to);
            for leap in self.ways.leaps(animal, to).filter(|leap| (leap.over & rats).is_empty()) {
                from.insert(leap.to);
            }
            for from in from & empty {
                let mut earlier = *position;
                earlier.go_back(piece, to, from);
                tell(&earlier);
            }
        }
    }
}

impl<F: Fn(&Pieces) -> Solved> Animals<'_, F> {
    /// How the game ends after a capture.
    fn after(&self, position: &Pieces, step: Step) -> Solved {
        let mut next = *position;
        next.play(step);
        if next.living(next.mover) == 0 { Solved::Lost(0) } else { (self.smaller)(&next) }
    }
}

/// Whether animals stand where they can, and the game was not over before.
fn is_sound(pieces: &Pieces) -> bool {
    let stands = |piece: Piece| {
        pieces
            .square(piece)
            .is_none_or(|square| square != den(piece.side) && (piece.animal == Animal::Rat || !WATER.contains(square)))
    };
    Piece::all().all(stands) && !has_entered(pieces, pieces.mover)
}
