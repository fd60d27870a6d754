//! What an action of the race does at once, as facts that sentences may use.
//!
//! `carrots` and `salads` are those of the seat that acts; what ends in `_then` is so once the action is done, before a card that is due.

use tabletop::Game;
use tabletop::{Audience, Facts, NoEvents, Seat, Turn};

use crate::action::Action;
use crate::rules::Hare;
use crate::state::{Phase, State};
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
        let facts = Facts::new()
            .count("salads", state.salads(seat))
            .count("salads_then", then.salads(seat))
            .holds("draws", then.phase == Phase::Draw)
            .count("ahead", self.ahead(state, seat))
            .count("ahead_then", self.ahead(&then, seat));
        // Where carrots are hidden in hand, what somebody has left is told to nobody else.
        let facts = if self.hides(state) && audience == Audience::Everyone {
            facts
        } else {
            facts.count("carrots", state.carrots(seat)).count("carrots_then", then.carrots(seat))
        };
        match action {
            Action::Forward { runner, squares } => {
                let to = self.square(state, seat, runner).saturating_add(squares).min(GOAL);
                facts
                    .count("squares", squares)
                    .count("to", to)
                    .holds("home", to == GOAL)
                    .holds("salad_square", self.track().square(to) == Square::Salad)
                    .holds("carrot_square", self.track().square(to) == Square::Carrot)
            }
            Action::Back { squares, .. } => facts.count("back", squares),
            Action::Take => facts.holds("takes", true),
            Action::Give => facts.holds("gives", true),
            Action::Eat => facts.holds("eats", true),
            Action::Keep => facts,
        }
    }

    /// Rivals of which a runner is before all of one's own.
    fn ahead(&self, state: &State, seat: Seat) -> usize {
        let first = |seat| self.runners().map(|runner| self.square(state, seat, runner)).max().unwrap_or(0);
        Seat::all(self.seats()).filter(|&rival| rival != seat && first(rival) > first(seat)).count()
    }
}
