//! What an action of the race does at once, as facts that sentences may use.
//!
//! What ends in `_then` is so of the seat that acts once the action is done, before a card that is due.

use tabletop::{Audience, Facts, Game, NoEvents, Turn};

use crate::action::Action;
use crate::rules::Hare;
use crate::state::Phase;
use crate::track::{GOAL, Square};
use crate::view::View;

impl Hare {
    /// See [`Game::facts`](tabletop::Game::facts).
    pub(crate) fn facts_of(&self, view: &View, action: Action, audience: Audience) -> Facts {
        let state = view.seen();
        if !matches!(self.turn(state), Turn::Seat(_)) || !self.moves(state).contains(action) {
            return Facts::new();
        }
        let seat = state.mover();
        let mut then = *state;
        self.play(&mut then, action, &mut NoEvents);
        let facts = Facts::new().count("salads_then", then.salads(seat)).holds("draws", then.phase == Phase::Draw);
        // Where carrots are hidden in hand, what somebody has left is told to nobody else.
        let facts = if self.hides(state) && audience == Audience::Everyone {
            facts
        } else {
            facts.count("carrots_then", then.carrots(seat))
        };
        match action {
            Action::Forward { runner, squares } => {
                let to = self.square(state, seat, runner).saturating_add(squares).min(GOAL);
                facts
                    .count("squares", squares)
                    .count("to", to)
                    .holds("home", to == GOAL)
                    .holds("salad_square", self.track().square(to) == Square::Salad)
            }
            Action::Eat => facts.holds("eats", true),
            Action::Back { .. } | Action::Take | Action::Give | Action::Keep => facts,
        }
    }
}
