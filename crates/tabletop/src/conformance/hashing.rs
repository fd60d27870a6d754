//! The canonical hash: equal exactly for equal states.

use super::promise::{Promise, Violation, brief};
use super::suite::Suite;
use crate::Game;

impl<G: Game> Suite<'_, G> {
    /// Compares `state` with its copy and with the states kept from elsewhere, by value and by hash.
    pub fn check_hash(&mut self, state: &G::State) -> Result<(), Violation> {
        let hash = self.game.hash(state);
        if self.game.hash(&state.clone()) != hash {
            return Err(self.broken(Promise::HashCanonical, "a copy has another hash"));
        }
        for other in self.states.values() {
            self.compare_hashes(state, hash, other)?;
        }
        self.states.add(state, &mut self.rng);
        Ok(())
    }

    /// Equal states have equal hashes, others (64 bits: always, at this number) do not.
    pub fn compare_hashes(&self, state: &G::State, hash: u64, other: &G::State) -> Result<(), Violation> {
        match (state == other, hash == self.game.hash(other)) {
            (true, false) => Err(self.broken(
                Promise::HashCanonical,
                format!("it has another hash than it had elsewhere: {}", brief(state)),
            )),
            (false, true) => {
                Err(self.broken(Promise::HashTells, format!("{} and {} have one hash", brief(state), brief(other))))
            }
            _ => Ok(()),
        }
    }
}
