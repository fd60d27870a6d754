//! Listing moves as if kings could be taken: where each piece goes, whatever that means for its own king.

use super::lines::{Line, Shape};
use super::moves::{Move, Special};
use super::piece::{Kind, Piece, Side};
use super::position::Position;
use super::rules::{Promotion, Rules};
use super::variant::Chess;
use crate::board::{Square, Squares};

impl Chess {
    /// Tells every move of the side to act, kings left in check or not. None once its royal piece is taken, or turns were left that end the game.
    pub fn pseudo_legal(&self, position: &Position, mut tell: impl FnMut(Move)) {
        let (rules, mover) = (self.rules(), position.mover);
        if self.passed_out(position) {
            return;
        }
        if rules.drops.is_some() && position.holds(mover) {
            return self.drops(position, tell);
        }
        let Some(royal) = position.royal(mover) else { return };
        for from in position.of(mover) {
            let Some(piece) = position.piece(from) else { continue };
            self.walk(position, piece, from, |to, _| self.arrive(position, piece, from, to, &mut tell));
            if piece.kind == rules.pawn {
                self.promote_in_place(position, from, &mut tell);
            }
        }
        self.castlings(position, mover, &mut tell);
        if rules.passes {
            tell(Move { from: royal, to: royal, special: Special::Passes });
        }
    }

    /// Tells each square that a piece may go to, and whether it takes something there by the ordinary way or en passant.
    pub(super) fn walk(&self, position: &Position, piece: Piece, from: Square, mut tell: impl FnMut(Square, bool)) {
        for line in &self.lines().of(piece, from).lines {
            if line.once && !position.unmoved.contains(from) {
                continue;
            }
            self.along(position, piece, line, &mut tell);
        }
    }

    /// Tells the squares of one line.
    #[inline]
    fn along(&self, position: &Position, piece: Piece, line: &Line, tell: &mut impl FnMut(Square, bool)) {
        let takes = |square| match position.piece(square) {
            Some(other) => other.side != piece.side && line.does.takes(other.kind == self.rules().royal),
            None => false,
        };
        match line.shape {
            Shape::Leap(over) => {
                let to = line.squares[0];
                if !(over & position.occupied()).is_empty() {
                    return;
                }
                let empty = position.piece(to).is_none();
                let passed = empty && position.passed == Some(to) && self.takes_passed(piece, line);
                if (empty && line.does.moves()) || passed || takes(to) {
                    tell(to, !empty || passed);
                }
            }
            Shape::Ride => {
                for to in &line.squares {
                    if position.piece(*to).is_none() {
                        if line.does.moves() {
                            tell(*to, false);
                        }
                        continue;
                    }
                    if takes(*to) {
                        tell(*to, true);
                    }
                    break;
                }
            }
            Shape::Hop | Shape::ShyHop => {
                let shuns = |square: Square| {
                    line.shape == Shape::ShyHop && position.piece(square).is_some_and(|other| other.kind == piece.kind)
                };
                let Some(screen) = line.squares.iter().position(|square| position.piece(*square).is_some()) else {
                    return;
                };
                if shuns(line.squares[screen]) {
                    return;
                }
                for to in &line.squares[screen + 1..] {
                    if position.piece(*to).is_none() {
                        if line.does.moves() {
                            tell(*to, false);
                        }
                        continue;
                    }
                    if takes(*to) && !shuns(*to) {
                        tell(*to, true);
                    }
                    break;
                }
            }
        }
    }

    /// Whether a pawn takes by this line, so that it takes a pawn that has just passed, too.
    fn takes_passed(&self, piece: Piece, line: &Line) -> bool {
        piece.kind == self.rules().pawn && line.does.takes(false)
    }

    /// What a piece may be where it comes to.
    #[inline]
    fn arrive(&self, position: &Position, piece: Piece, from: Square, to: Square, tell: &mut impl FnMut(Move)) {
        if piece.kind != self.rules().pawn {
            return tell(Move::plain(from, to));
        }
        if position.passed == Some(to) && position.piece(to).is_none() {
            let columns = self.rules().size.columns();
            if from.0 % columns != to.0 % columns {
                // The pawn that has passed stands in the column of the one and the row of the other.
                let stands = Square(from.0 - from.0 % columns + to.0 % columns);
                return tell(Move { from, to, special: Special::EnPassant(stands) });
            }
        }
        match self.rules().promotion {
            Some(Promotion::OnArrival { into, .. }) if self.promotes(piece.side).contains(to) => {
                into.iter().for_each(|kind| tell(Move { from, to, special: Special::Promotes(*kind) }));
            }
            _ => tell(Move::plain(from, to)),
        }
    }

    /// The promotions of Sittuyin.
    fn promote_in_place(&self, position: &Position, from: Square, tell: &mut impl FnMut(Move)) {
        let Some(Promotion::InPlace { into, .. }) = self.rules().promotion else { return };
        let side = position.mover;
        let pawns = position.count(Piece { side, kind: self.rules().pawn });
        let may = pawns == 1 || self.promotes(side).contains(from);
        let promoted = Piece { side, kind: into };
        if !may || position.count(promoted) > 0 {
            return;
        }
        let beside = self.lines().of(promoted, from).targets & !position.occupied();
        for to in Squares::<u128>::of(from).chain(beside) {
            let could_take = self.lines().of(promoted, to).targets & position.of(side.other());
            if could_take.is_empty() {
                tell(Move { from, to, special: Special::Promotes(into) });
            }
        }
    }

    /// The king goes two squares towards a rook, if neither has moved and nothing stands between.
    fn castlings(&self, position: &Position, mover: Side, tell: &mut impl FnMut(Move)) {
        let (Some(kind), Some(king)) = (self.rules().castles_with, position.royal(mover)) else { return };
        if !position.unmoved.contains(king) {
            return;
        }
        let rook = Some(Piece { side: mover, kind });
        for corner in position.unmoved & position.of(mover) {
            if corner == king || position.piece(corner) != rook {
                continue;
            }
            let (least, most) = (king.0.min(corner.0), king.0.max(corner.0));
            if (least + 1..most).any(|square| position.piece(Square(square)).is_some()) {
                continue;
            }
            let to = if corner < king { king.0 - 2 } else { king.0 + 2 };
            tell(Move { from: king, to: Square(to), special: Special::Castles(corner) });
        }
    }

    /// Every piece in hand to every square where it may be put.
    fn drops(&self, position: &Position, mut tell: impl FnMut(Move)) {
        let Some(zones) = self.dropping(position.mover) else { return };
        let empty = !position.occupied();
        for kind in (0..self.rules().kinds.len() as u8).map(Kind) {
            if position.in_hand(position.mover, kind) > 0 {
                let zone = if kind == zones.kind { zones.narrower } else { zones.usual };
                (zone & empty).for_each(|to| tell(Move { from: to, to, special: Special::Drops(kind) }));
            }
        }
    }

    /// The rules.
    pub fn rules(&self) -> &'static Rules {
        self.kind
    }
}
