//! Opening and closing what lies over the screen.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::Overlay;

/// Opens and closes overlays; closing one that was opened from another goes back to that.
#[derive(SystemParam)]
pub struct Overlays<'w> {
    state: Res<'w, State<Overlay>>,
    next: ResMut<'w, NextState<Overlay>>,
    below: ResMut<'w, OverlaysBelow>,
}

/// The overlays the shown one was opened from, the first opened first.
#[derive(Resource, Default)]
pub(super) struct OverlaysBelow(Vec<Overlay>);

impl Overlays<'_> {
    /// What is shown.
    pub fn shown(&self) -> Overlay {
        *self.state.get()
    }

    /// Whether anything is shown.
    pub fn any(&self) -> bool {
        self.shown() != Overlay::None
    }

    /// Shows one over what is shown now.
    pub fn open(&mut self, overlay: Overlay) {
        let shown = self.shown();
        if shown == overlay {
            return;
        }
        if shown != Overlay::None {
            self.below.0.push(shown);
        }
        self.next.set(overlay);
    }

    /// Back to the one below, or to none.
    pub fn close(&mut self) {
        let below = self.below.0.pop().unwrap_or_default();
        self.next.set(below);
    }

    /// Away with all of them.
    pub fn close_all(&mut self) {
        self.below.0.clear();
        self.next.set(Overlay::None);
    }
}
