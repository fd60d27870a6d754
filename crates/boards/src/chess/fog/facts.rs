//! What an action does at once, as facts that sentences may use.

use tabletop::Facts;

use super::action::Action;
use super::game::Fog;
use super::view::View;
use super::wording;

impl Fog {
    /// See [`Game::facts`](tabletop::Game::facts): only what its seat sees. Nothing for an action that is not offered.
    pub(super) fn facts_of(&self, view: &View, action: Action) -> Facts {
        let Action::Move { from, to, into } = action else { return Facts::new() };
        let size = self.rules().size;
        let (Some(from), Some(to)) = (from.on(size), to.on(size)) else { return Facts::new() };
        let Some(piece) = view.known.piece(from).filter(|_| view.moves.contains(&action)) else { return Facts::new() };
        let other = view.known.piece(to).filter(|other| other.side != piece.side).map(|other| other.kind);
        let taken = other.or_else(|| wording::passing(self, view, action));
        let facts = Facts::new()
            .with("piece", self.kind_name(piece.kind))
            .holds("takes", taken.is_some())
            .holds("promotes", into.is_some());
        taken.map_or(facts.clone(), |taken| facts.with("taken", self.kind_name(taken)))
    }
}
