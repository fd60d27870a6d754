//! Enemies or heroes in order, each found by its id.

use std::collections::BTreeMap;

/// Enemies or heroes, each id once.
pub(super) struct Roster<T> {
    pub all: Vec<T>,
    places: BTreeMap<String, usize>,
}

impl<T> Default for Roster<T> {
    fn default() -> Self {
        Self { all: Vec::new(), places: BTreeMap::new() }
    }
}

impl<T> Roster<T> {
    /// Puts somebody in the place of the one of that id, or behind all.
    pub fn put(&mut self, id: String, fighter: T) {
        let place = *self.places.entry(id).or_insert(self.all.len());
        match self.all.get_mut(place) {
            Some(known) => *known = fighter,
            None => self.all.push(fighter),
        }
    }
}
