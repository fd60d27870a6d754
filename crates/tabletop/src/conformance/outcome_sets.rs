//! Events set no two successors of a position apart that the views do not.
//!
//! After a step that somebody else made, or chance, a pair of eyes knows its view before, its view after and what it was told.
//! The same views can come with different news, such as dice whose faces nobody writes down. That is no leak as long as the
//! news leaves open the same successors. If one piece of news goes with other successors than another, it tells them apart.

use std::collections::{BTreeMap, BTreeSet};

use super::options::Information;
use super::promise::{Promise, Violation, brief};
use super::suite::Suite;
use crate::{Eye, Game, Step, Turn};

impl<G: Game> Suite<'_, G> {
    /// `steps` are all that are possible in `state`; of more than are to be tried, nothing is known.
    pub fn check_outcome_sets(&mut self, state: &G::State, steps: &[Step<G>]) -> Result<(), Violation> {
        let open = self.options.information == Information::Perfect;
        if open || !self.options.views_remember || steps.len() < 2 || steps.len() > self.options.tries {
            return Ok(());
        }
        // Where actions are not listed, the steps are a sample; its news can still not be compared in full.
        if let Turn::Seat(seat) = self.game.turn(state)
            && self.game.actions(&self.game.view(state, Eye::Seat(seat))).is_none()
        {
            return Ok(());
        }
        let made: Vec<_> = steps.iter().filter_map(|step| self.made(state, step).ok()).collect();
        let hashes: Vec<u64> = made.iter().map(|(after, _)| self.game.hash(after)).collect();
        for eye in Eye::all(self.game.seats()) {
            // Who acts knows what it did.
            if steps.iter().any(|step| matches!(step, Step::Action(seat, _) if eye.is(*seat))) {
                continue;
            }
            let mut successors: BTreeMap<Vec<u8>, BTreeMap<Vec<u8>, BTreeSet<u64>>> = BTreeMap::new();
            for ((after, events), hash) in made.iter().zip(&hashes) {
                let view = self.bytes(&self.game.view(after, eye))?;
                let told = self.bytes(&self.redacted(events, eye))?;
                successors.entry(view).or_default().entry(told).or_default().insert(*hash);
            }
            for news in successors.values() {
                self.report.events_compared += news.len() as u64;
                let mut sets = news.iter();
                let Some((first, open)) = sets.next() else { continue };
                if let Some((other, _)) = sets.find(|(_, other)| *other != open) {
                    let (first, other) = (String::from_utf8_lossy(first), String::from_utf8_lossy(other));
                    let text = format!("{eye:?} tells successors apart by {} and {}", brief(&first), brief(&other));
                    return Err(self.broken(Promise::EventHides, text));
                }
            }
        }
        Ok(())
    }
}
