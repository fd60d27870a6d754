//! Listing moves by the ways of each animal.

use super::pieces::{Pieces, Step};
use super::ways::Ways;
use crate::board::{Square, Squares};
use crate::jungle::animal::{Animal, Piece, Side};
use crate::jungle::generate::around;
use crate::jungle::ground::{ALL, DENS, TRAPS, WATER};

impl Ways {
    /// Every move that takes an animal.
    #[inline]
    pub fn captures(&self, pieces: &Pieces, mut push: impl FnMut(Step)) {
        let side = pieces.mover;
        let enemies = pieces.of(side.other());
        self.each_animal(pieces, |piece, from, to| {
            for to in to & enemies {
                if let Some(taken) =
                    pieces.animal(side.other(), to).filter(|taken| self.may_take(piece, from, to, *taken))
                {
                    push(Step { piece, from, to, taken: Some(taken) });
                }
            }
        });
    }

    /// Every move to an empty square.
    #[inline]
    pub fn quiet(&self, pieces: &Pieces, mut push: impl FnMut(Step)) {
        let empty = !pieces.occupied();
        self.each_animal(pieces, |piece, from, to| {
            for to in to & empty {
                push(Step { piece, from, to, taken: None });
            }
        });
    }

    /// Whether something of the other side stands where an animal of the side to act goes, be it allowed to take it or not. Never wrong with a no.
    #[inline]
    pub fn in_touch(&self, pieces: &Pieces) -> bool {
        let (own, enemies) = (pieces.of(pieces.mover), pieces.of(pieces.mover.other()));
        if !(around(own) & enemies).is_empty() {
            return true;
        }
        LEAPERS.into_iter().any(|animal| {
            let from = pieces.square(Piece { side: pieces.mover, animal });
            from.is_some_and(|from| {
                self.on_bank(animal, from) && self.leaps(animal, from).any(|leap| enemies.contains(leap.to))
            })
        })
    }

    /// Whether the side to act has no move at all.
    #[inline]
    pub fn is_stuck(&self, pieces: &Pieces) -> bool {
        let own = pieces.of(pieces.mover);
        let free = around(own) & ALL & !pieces.occupied() & !WATER & !DENS[pieces.mover.index()];
        if !free.is_empty() {
            return false;
        }
        let mut any = false;
        self.captures(pieces, |_| any = true);
        self.quiet(pieces, |_| any = true);
        !any
    }

    /// Whether a piece may take an animal that stands where it can go.
    #[inline]
    fn may_take(&self, piece: Piece, from: Square, to: Square, taken: Animal) -> bool {
        let stronger = self.takes(piece.animal) >> taken.index() & 1 == 1;
        let trapped = TRAPS[piece.side.index()].contains(to);
        (stronger || trapped) && WATER.contains(from) == WATER.contains(to)
    }

    /// Each living animal of the side to act, where it stands and where its steps and leaps lead, whatever stands there.
    #[inline]
    fn each_animal(&self, pieces: &Pieces, mut tell: impl FnMut(Piece, Square, Squares)) {
        let side = pieces.mover;
        for (piece, from) in pieces.living_pieces(side) {
            let animal = piece.animal;
            let mut to = self.beside(piece, from);
            if self.on_bank(animal, from) {
                let rats = pieces.rats();
                for leap in self.leaps(animal, from).filter(|leap| (leap.over & rats).is_empty()) {
                    to.insert(leap.to);
                }
            }
            tell(piece, from, to);
        }
    }
}

/// Whether an animal of a side stands one step before the other side's den, so that it can go in.
#[inline]
pub(in crate::jungle) fn at_the_gate(pieces: &Pieces, side: Side) -> bool {
    !(pieces.of(side) & TRAPS[side.other().index()]).is_empty()
}

/// Whether an animal of a side stands in the other side's den.
#[inline]
pub(in crate::jungle) fn has_entered(pieces: &Pieces, side: Side) -> bool {
    !(pieces.of(side) & DENS[side.other().index()]).is_empty()
}

/// Who may leap by the rules of any variant.
const LEAPERS: [Animal; 3] = [Animal::Lion, Animal::Tiger, Animal::Leopard];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jungle::generate::beside;
    use crate::jungle::ground::den;

    #[test]
    fn around_is_beside_each() {
        for square in (0..63).map(Square) {
            assert_eq!(around(Squares::of(square)), beside(square));
        }
        for side in Side::ALL {
            assert_eq!(beside(den(side)), TRAPS[side.index()], "whoever stands beside the den stands in a trap");
        }
    }
}
