//! What an action does at once, as facts that sentences may use.

use tabletop::{Audience, Facts};

use super::generals::Generals;
use crate::generals::action::Action;
use crate::generals::state::View;

impl Generals {
    /// See [`Game::facts`](tabletop::Game::facts): whether it challenges, which everybody sees; to its seat which piece it is. Nothing for what is not allowed.
    pub(super) fn facts_of(&self, view: &View, action: &Action, audience: Audience) -> Facts {
        let Action::Move { from, to } = action else { return Facts::new() };
        let (size, known) = (self.rules().size, &view.known);
        let (Some(from), Some(to)) = (from.on(size), to.on(size)) else { return Facts::new() };
        let Some((side, place)) = known.piece_on(from).filter(|_| self.moves(known).contains(action)) else {
            return Facts::new();
        };
        let facts = Facts::new().holds("challenges", known.piece_on(to).is_some());
        match known.army(side)[place].rank {
            Some(rank) if audience == Audience::Seat => facts.with("piece", self.rank_name(rank)),
            _ => facts,
        }
    }
}
