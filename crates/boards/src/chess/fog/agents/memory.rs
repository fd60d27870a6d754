//! What an opponent remembers of what it saw.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::chess::fog::belief::Belief;
use crate::chess::fog::event::Event;
use crate::chess::fog::game::Fog;
use crate::chess::fog::look::arrangement;
use crate::chess::fog::view::View;
use crate::chess::moves::Move;
use crate::chess::piece::Side;
use crate::chess::position::Position;

/// What a seat believes by all that it was told.
#[derive(Debug)]
pub(super) struct Memory {
    cap: usize,
    belief: Option<Belief>,
    /// How often the own pieces stood so after an own move, since something was taken last.
    stood: BTreeMap<u64, u32>,
    /// What had been taken by then.
    lost: [Vec<u8>; 2],
}

impl Memory {
    /// Nothing yet; later no more than so many positions.
    pub fn new(cap: usize) -> Self {
        Self { cap, belief: None, stood: BTreeMap::new(), lost: Default::default() }
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
                self.note(game, view);
            }
            Event::Moved { .. } | Event::Passed { .. } | Event::Over(_) => {}
        }
    }

    /// Takes note of how the own pieces stand after an own move.
    fn note(&mut self, game: &Fog, view: &View) {
        if view.known.lost != self.lost {
            self.lost.clone_from(&view.known.lost);
            self.stood.clear();
        }
        if let Some(side) = view.side.filter(|side| *side != view.known.mover) {
            *self.stood.entry(arrangement(&view.known.position(game.rules()), side)).or_default() += 1;
        }
    }

    /// How often the own pieces already stood as they do after a move, since something was taken last. The more often, the likelier it is that the whole position comes again, which nobody is told.
    pub fn stood(&self, game: &Fog, position: &Position, mv: Move) -> u32 {
        let (mut next, side): (_, Side) = (*position, position.mover);
        if next.play(game.rules(), mv).is_some() {
            return 0;
        }
        self.stood.get(&arrangement(&next, side)).copied().unwrap_or(0)
    }

    /// Forgets all.
    pub fn forget(&mut self) {
        *self = Self::new(self.cap);
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
