//! What an action does at once, as facts that sentences may use.

use tabletop::{Facts, Game, Turn};

use super::action::Action;
use super::piece::Colour;
use super::position::Move;
use super::rules::FlipJungle;
use super::state::State;

impl FlipJungle {
    /// See [`Game::facts`]. Nothing for an action that is not allowed.
    pub(super) fn facts_of(&self, state: &State, action: Action) -> Facts {
        let mv = Move::from(action);
        let Turn::Seat(seat) = self.turn(state) else { return Facts::new() };
        if !self.legal(state).contains(&mv) {
            return Facts::new();
        }
        let mut position = state.position();
        let piece = position.board.piece(mv.from);
        let endangered = |position: &super::position::Position, square, colour: Colour| {
            let enemies = position.board.of(colour.other());
            enemies.into_iter().any(|from| {
                let enemy = position.board.piece(from);
                enemy.is_some_and(|enemy| self.rules().targets(&position.board, from, enemy).contains(square))
            })
        };
        let Some(piece) = piece else {
            let own = state.colour(seat).map_or(0, |colour| position.unopened.of(colour));
            let left = position.unopened.total();
            return Facts::new().holds("flips", true).count("unopened", left).count("unopened_own", own);
        };
        let in_danger = endangered(&position, mv.from, piece.colour);
        let taken = position.play(self.rules(), mv);
        let fell = taken.is_some_and(|taken| self.rules().both_fall(piece.animal, taken.animal));
        let threatens = if fell { 0 } else { self.rules().targets(&position.board, mv.to, piece).len() };
        let exposed = !fell && endangered(&position, mv.to, piece.colour);
        let facts = Facts::new()
            .with("animal", piece.animal.name())
            .holds("falls", fell)
            .holds("takes", taken.is_some())
            .holds("flees", in_danger && !fell && !exposed)
            .holds("exposed", exposed)
            .count("threatens", threatens);
        taken.map_or(facts.clone(), |taken| facts.with("taken", taken.animal.name()))
    }
}
