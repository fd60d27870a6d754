//! Doing moves in positions, for searches: nothing is asked and nothing is told.

use super::piece::Piece;
use super::position::{Move, Position};
use super::ranks::Rules;

impl Position {
    /// Does a move that is among those of this position. One that turns a piece over leaves it to chance which; tells what was taken.
    #[inline]
    pub fn play(&mut self, rules: Rules, mv: Move) -> Option<Piece> {
        if mv.is_flip() {
            self.flipping = Some(mv.from);
            return None;
        }
        let (piece, taken) = (self.board.piece(mv.from), self.board.piece(mv.to));
        if let Some(taken) = taken {
            self.board.lift(mv.to, taken);
        }
        if let Some(piece) = piece {
            self.board.lift(mv.from, piece);
            if !taken.is_some_and(|taken| rules.both_fall(piece.animal, taken.animal)) {
                self.board.lay(mv.to, piece);
            }
        }
        self.quiet = if taken.is_some() { 0 } else { self.quiet.saturating_add(1) };
        self.pass();
        taken
    }

    /// The piece that is being turned over turns out to be this one, which is among the [`unopened`](Self::unopened).
    #[inline]
    pub fn reveal(&mut self, piece: Piece) {
        let Some(square) = self.flipping.take() else { return };
        self.unopened.take(piece);
        self.board.lift_face_down(square);
        self.board.lay(square, piece);
        self.quiet = 0;
        // Whoever turns over the first piece plays its colour.
        self.mover = Some(self.mover.unwrap_or(piece.colour));
        self.pass();
    }

    #[inline]
    fn pass(&mut self) {
        self.mover = self.mover.map(|colour| colour.other());
    }
}
