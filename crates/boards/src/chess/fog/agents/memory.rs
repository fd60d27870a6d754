//! What an opponent remembers of what it saw.

use std::borrow::Cow;

use crate::chess::fog::belief::Belief;
use crate::chess::fog::event::Event;
use crate::chess::fog::game::Fog;
use crate::chess::fog::view::View;
use crate::chess::position::Position;

/// What a seat believes by all that it was told.
#[derive(Debug)]
pub(super) struct Memory {
    cap: usize,
    belief: Option<Belief>,
}

impl Memory {
    /// Nothing yet; later no more than so many positions.
    pub fn new(cap: usize) -> Self {
        Self { cap, belief: None }
    }

    /// Takes in what happened.
    pub fn observe(&mut self, game: &Fog, event: &Event) {
        let cap = self.cap;
        match event {
            Event::Began { start } => {
                let belief = self.belief.insert(Belief::new(game, cap));
                belief.begin(game, *start);
            }
            Event::Seen { view, .. } => {
                self.belief.get_or_insert_with(|| Belief::new(game, cap)).see(game, view);
            }
            Event::Moved { .. } | Event::Passed { .. } | Event::Over(_) => {}
        }
    }

    /// Forgets all.
    pub fn forget(&mut self) {
        self.belief = None;
    }

    /// The positions that fit all it was told so far.
    pub fn positions(&self) -> &[Position] {
        self.belief.as_ref().map_or(&[], Belief::positions)
    }

    /// What is believed by all views up to this one; by this one alone, if others were told last.
    pub fn belief(&self, game: &Fog, view: &View) -> Cow<'_, Belief> {
        match self.belief.as_ref().filter(|belief| belief.is_of(view)) {
            Some(belief) => Cow::Borrowed(belief),
            None => Cow::Owned(Belief::of(game, view, self.cap)),
        }
    }
}
