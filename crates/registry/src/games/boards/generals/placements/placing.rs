//! An opponent that places its pieces by placements it is given.

use boards::generals::{Action, Arrangement, Event, Generals, Phase, View, agents};
use rand::RngExt;
use tabletop::{Agent, Decision, Think};

/// An opponent with placements to choose from; all else it does as it is wont to.
pub(super) struct Placing {
    /// The opponent.
    pub inner: Box<dyn Agent<Generals>>,
    /// What it chooses from, at least one.
    pub placements: Vec<Arrangement>,
}

impl Agent<Generals> for Placing {
    fn name(&self) -> &str {
        self.inner.name()
    }

    fn watches(&self) -> bool {
        self.inner.watches()
    }

    fn observe(&mut self, game: &Generals, event: &Event) {
        self.inner.observe(game, event);
    }

    fn decide(&mut self, game: &Generals, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        if !matches!(view.known.phase, Phase::Placing(_)) || self.placements.is_empty() {
            return self.inner.decide(game, view, think);
        }
        let chosen = &self.placements[think.rng.random_range(0..self.placements.len())];
        Decision::plain(Action::Place(agents::varied(game, chosen, &mut think.rng)))
    }
}
