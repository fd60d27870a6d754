//! What an action does at once, as facts that sentences may use.

use tabletop::Facts;

use super::action::Action;
use super::animal::Side;
use super::ground::{SIZE, den};
use super::position::Position;
use super::rules::Jungle;
use super::state::State;
use crate::board::Square;

impl Jungle {
    /// See [`Game::facts`](tabletop::Game::facts). Nothing for an action that is not allowed.
    pub(super) fn facts_of(&self, state: &State, action: Action) -> Facts {
        if !self.legal(state).contains(&action.into()) {
            return Facts::new();
        }
        let mut position = state.position();
        let Some(piece) = position.board.piece(action.from) else { return Facts::new() };
        let (side, goal) = (piece.side, den(piece.side.other()));
        let in_danger = self.endangered(&position, action.from, side);
        let taken = position.play(action.into());
        let exposed = self.endangered(&position, action.to, side);
        let facts = Facts::new()
            .with("animal", piece.animal.name())
            .holds("takes", taken.is_some())
            .holds("enters", action.to == goal)
            .holds("flees", in_danger && !exposed)
            .holds("exposed", exposed)
            .count("way_left", SIZE.distance(action.to, goal))
            .holds("nearer", SIZE.distance(action.to, goal) < SIZE.distance(action.from, goal));
        taken.map_or(facts.clone(), |taken| facts.with("taken", taken.name()))
    }

    /// Whether an animal of a side on that square could be taken if the other side were to act.
    fn endangered(&self, position: &Position, square: Square, side: Side) -> bool {
        let mut enemies = position.board.of(side.other());
        enemies.any(|from| {
            let enemy = position.board.piece(from);
            enemy.is_some_and(|enemy| self.rules().targets(&position.board, from, enemy).contains(square))
        })
    }
}
