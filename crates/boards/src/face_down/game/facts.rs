//! What an action does at once, as facts that sentences may use.

use tabletop::{Facts, Game, Turn};

use super::FaceDown;
use crate::board::Square;
use crate::face_down::moves::Move;
use crate::face_down::piece::{Piece, PieceColour, PieceKind, Pile};
use crate::face_down::position::Position;
use crate::face_down::rules::{ActionOf, Rules};
use crate::face_down::state::State;
use crate::face_down::words::Words;

impl<R: Rules> FaceDown<R> {
    /// See [`Game::facts`]. Nothing for an action that is not allowed.
    pub(super) fn facts_of(&self, state: &State<R::Kind>, action: ActionOf<R>) -> Facts {
        let mv: Move = action.into();
        let Turn::Seat(seat) = self.turn(state) else { return Facts::new() };
        if !self.legal(state).contains(&mv) {
            return Facts::new();
        }
        let position = state.position();
        if let Some(piece) = position.board.piece(mv.from) {
            return self.facts_of_move(position, mv, piece);
        }
        let own = state.colour(seat).map_or(0, |colour| state.unopened.of(colour));
        Facts::new().holds("flips", true).count("unopened", state.unopened.total()).count("unopened_own", own)
    }

    /// What a piece does by going to another square.
    fn facts_of_move(&self, mut position: Position<R::Kind>, mv: Move, piece: Piece<R::Kind>) -> Facts {
        let in_danger = self.endangered(&position, mv.from, piece);
        let taken = self.rules.play(&mut position, mv);
        let fell = taken.is_some_and(|taken| self.rules.falls(piece.kind, taken.kind));
        let exposed = !fell && self.endangered(&position, mv.to, piece);
        let threatens = if fell { 0 } else { self.rules.targets(&position.board, mv.to, piece).len() };
        let facts = Facts::new()
            .with(R::Kind::DEEDS.piece, piece.kind.name())
            .holds("falls", fell)
            .holds("takes", taken.is_some())
            .holds("flees", in_danger && !fell && !exposed)
            .holds("exposed", exposed)
            .count("threatens", threatens);
        taken.map_or(facts.clone(), |taken| facts.with("taken", taken.kind.name()))
    }

    /// Whether the other side could take a piece on a square if it were to act.
    fn endangered(&self, position: &Position<R::Kind>, square: Square, piece: Piece<R::Kind>) -> bool {
        let board = &position.board;
        let takes = |from, enemy| self.rules.targets(board, from, enemy).contains(square);
        board.of(piece.colour.other()).any(|from| board.piece(from).is_some_and(|enemy| takes(from, enemy)))
    }
}
