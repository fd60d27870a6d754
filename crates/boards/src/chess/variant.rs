//! The rules of a game with what is worked out of them once.

use super::lines::Lines;
use super::piece::{Kind, Piece, Side};
use super::position::Position;
use super::rules::{Promotion, Rules};
use crate::board::{Square, Squares};

/// Where a side may put pieces from its hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct DropZones {
    /// All but one kind.
    pub usual: Squares<u128>,
    /// This kind.
    pub kind: Kind,
    /// Where that may be put.
    pub narrower: Squares<u128>,
}

/// Chess or one of its relatives, with all ways of all pieces.
#[derive(Clone, Debug)]
pub struct Chess {
    pub(super) kind: &'static Rules,
    lines: Lines,
    /// By side: where pawns promote.
    promotes: [Squares<u128>; 2],
    drops: [Option<DropZones>; 2],
}

impl Chess {
    /// One of them.
    pub fn new(rules: &'static Rules) -> Self {
        let promotes = |side| match rules.promotion {
            Some(Promotion::OnArrival { zone, .. } | Promotion::InPlace { zone, .. }) => zone.squares(rules.size, side),
            None => Squares::none(),
        };
        let drops = |side| {
            rules.drops.map(|drops| DropZones {
                usual: drops.zone.squares(rules.size, side),
                kind: drops.narrower.0,
                narrower: drops.narrower.1.squares(rules.size, side),
            })
        };
        Self { kind: rules, lines: Lines::new(rules), promotes: Side::ALL.map(promotes), drops: Side::ALL.map(drops) }
    }

    #[inline]
    pub(super) fn lines(&self) -> &Lines {
        &self.lines
    }

    #[inline]
    pub(super) fn promotes(&self, side: Side) -> Squares<u128> {
        self.promotes[side.index()]
    }

    #[inline]
    pub(super) fn dropping(&self, side: Side) -> Option<DropZones> {
        self.drops[side.index()]
    }

    /// Whether a side attacks a square on which something of the other side stands.
    pub fn attacks(&self, position: &Position, by: Side, square: Square) -> bool {
        position.of(by).any(|from| self.reaches(position, from, square))
    }

    /// Whether what stands on a square can take something of the other side on another.
    pub fn reaches(&self, position: &Position, from: Square, square: Square) -> bool {
        let Some(piece) = position.piece(from) else { return false };
        let mut reaches = false;
        if self.lines.of(piece, from).targets.contains(square) {
            self.walk(position, piece, from, |to, takes| reaches |= takes && to == square);
        }
        reaches
    }

    /// Whether what stands on a square could be taken back by its side, were it taken.
    pub fn guards(&self, position: &Position, square: Square) -> bool {
        let Some(piece) = position.piece(square) else { return false };
        let mut taken = *position;
        taken.lift(self.kind, square);
        taken.put(self.kind, square, Piece { side: piece.side.other(), ..piece });
        self.attacks(&taken, piece.side, square)
    }

    /// Whether the royal piece of a side is attacked.
    pub fn in_check(&self, position: &Position, side: Side) -> bool {
        position.royal(side).is_some_and(|royal| self.attacks(position, side.other(), royal))
    }

    /// Whether the game is over since turns were left.
    pub fn passed_out(&self, position: &Position) -> bool {
        position.passes >= 2 || (position.passes == 1 && self.kind.bikjang && self.facing(position))
    }

    /// Whether the royal pieces see each other along a row or column.
    pub fn facing(&self, position: &Position) -> bool {
        let [Some(one), Some(other)] = Side::ALL.map(|side| position.royal(side)) else { return false };
        let columns = self.kind.size.columns();
        let step = match (one.0 % columns == other.0 % columns, one.0 / columns == other.0 / columns) {
            (true, false) => columns,
            (false, true) => 1,
            _ => return false,
        };
        let (least, most) = (one.0.min(other.0), one.0.max(other.0));
        (least + step..most).step_by(step.into()).all(|square| position.piece(Square(square)).is_none())
    }
}
