//! Moves that leave no own king in check.

use super::lines::Shape;
use super::moves::{Move, Special};
use super::position::Position;
use super::rules::Promotion;
use super::variant::Chess;
use crate::board::{Square, Squares};

/// What may take the own king, and where that is decided; worked out once for all moves of a position.
#[derive(Clone, Copy, Debug)]
struct Exposed {
    /// The king of the side to act, if it is on the board.
    king: Option<Square>,
    /// Pieces of the other side that could take it on one board or another.
    aiming: Squares<u128>,
    /// Whatever comes or goes on other squares leaves the king as safe as it is; all squares where it is in check or not on the board.
    squares: Squares<u128>,
}

impl Chess {
    /// Tells every move that the ordinary rules allow, in which no king may be left in check.
    pub fn legal(&self, position: &Position, mut tell: impl FnMut(Move)) {
        let (facing, exposed) = (self.kind.bikjang && self.facing(position), self.exposed(position));
        self.pseudo_legal(position, |mv| {
            let parts = || {
                let mut next = *position;
                next.play(self.kind, mv);
                !self.facing(&next)
            };
            // Passing is how the draw is taken, in check or not.
            let taken = facing && mv.special == Special::Passes;
            if taken || (self.stays_safe(position, mv, &exposed) && (!facing || parts())) {
                tell(mv);
            }
        });
    }

    /// What may take the king of the side to act, and on which squares that is decided.
    fn exposed(&self, position: &Position) -> Exposed {
        let everywhere = !Squares::none();
        let king = position.royal(position.mover);
        let Some(at) = king else { return Exposed { king, aiming: Squares::none(), squares: everywhere } };
        let (mut aiming, mut squares) = (Squares::none(), Squares::of(at));
        for from in position.of(position.mover.other()) {
            let Some(piece) = position.piece(from) else { continue };
            let reach = self.lines().of(piece, from);
            if !reach.targets.contains(at) {
                continue;
            }
            aiming.insert(from);
            if self.reaches(position, from, at) {
                squares = everywhere;
            }
            for line in reach.lines.iter().filter(|line| line.squares.contains(&at)) {
                if let Shape::Leap(over) = line.shape {
                    squares |= over;
                }
                line.squares.iter().take_while(|square| **square != at).for_each(|square| squares.insert(*square));
            }
        }
        Exposed { king, aiming, squares }
    }

    /// The same as [`is_safe`](Self::is_safe), sooner.
    fn stays_safe(&self, position: &Position, mv: Move, exposed: &Exposed) -> bool {
        let ordinary = matches!(mv.special, Special::None | Special::Drops(_));
        let Some(king) = exposed.king.filter(|king| ordinary && *king != mv.from) else {
            return self.is_safe(position, mv);
        };
        if !exposed.squares.contains(mv.from) && !exposed.squares.contains(mv.to) {
            return true;
        }
        let mut next = *position;
        next.play(self.kind, mv);
        !(exposed.aiming & next.of(next.mover)).any(|from| self.reaches(&next, from, king))
    }

    /// Whether a move leaves no own king in check. A king neither castles nor leaps out of check, nor castles through it; a pawn that promotes where it stands gives no check.
    pub fn is_safe(&self, position: &Position, mv: Move) -> bool {
        let mover = position.mover;
        let goes_far = position.royal(mover) == Some(mv.from) && position.unmoved.contains(mv.from) && self.is_far(mv);
        if goes_far && self.in_check(position, mover) {
            return false;
        }
        let after = |mv: Move| {
            let mut next = *position;
            next.play(self.kind, mv);
            next
        };
        if let Special::Castles(_) = mv.special {
            let through = Square((mv.from.0 + mv.to.0) / 2);
            if self.in_check(&after(Move::plain(mv.from, through)), mover) {
                return false;
            }
        }
        let next = after(mv);
        let in_place =
            matches!((self.kind.promotion, mv.special), (Some(Promotion::InPlace { .. }), Special::Promotes(_)));
        let checked = self.in_check(&next, mover) || (in_place && self.in_check(&next, mover.other()));
        !checked
    }

    /// Whether a move leads further than to a square beside.
    fn is_far(&self, mv: Move) -> bool {
        let size = self.kind.size;
        size.column(mv.from).abs_diff(size.column(mv.to)) > 1 || size.row(mv.from).abs_diff(size.row(mv.to)) > 1
    }
}
