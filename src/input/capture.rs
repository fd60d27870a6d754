//! Waiting for the key a player wants to bind: until it comes, keys do nothing else.

use bevy::prelude::*;
use bevy_egui::{EguiInput, egui};

use crate::keys::Chord;

/// Whether the next key is to be caught, and the one that was.
#[derive(Resource, Default, Debug)]
pub struct KeyCapture {
    waiting: bool,
    caught: Option<Chord>,
}

impl KeyCapture {
    /// Waits for a key, or stops waiting.
    pub fn wait(&mut self, waiting: bool) {
        self.waiting = waiting;
        if !waiting {
            self.caught = None;
        }
    }

    /// Whether a key is waited for.
    pub fn waiting(&self) -> bool {
        self.waiting
    }

    /// The key that was caught; it is handed out once.
    pub fn caught(&mut self) -> Option<Chord> {
        self.caught.take()
    }

    pub(super) fn catch(&mut self, chord: Chord) {
        self.caught.get_or_insert(chord);
    }
}

/// While a key is waited for, the panels hear none: Space must not press the button that has the focus.
pub(super) fn silence_panels(capture: Res<KeyCapture>, mut inputs: Query<&mut EguiInput>) {
    if !capture.waiting() {
        return;
    }
    for mut input in &mut inputs {
        input.events.retain(|event| !matches!(event, egui::Event::Key { .. } | egui::Event::Text(_)));
    }
}
