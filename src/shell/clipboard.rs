//! What the player copied, for whoever pastes it here or in another program.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::EguiClipboard;

/// What was copied here last. Where the system has no clipboard, it can still be pasted here.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// The text.
    pub text: Option<String>,
    /// Whether the system's clipboard is left alone: tests neither change nor read what somebody has there.
    pub alone: bool,
}

/// The clipboard.
#[derive(SystemParam)]
pub struct Clipboard<'w> {
    system: Option<ResMut<'w, EguiClipboard>>,
    copied: ResMut<'w, Copied>,
}

impl Clipboard<'_> {
    /// Copies a text.
    pub fn copy(&mut self, text: String) {
        if let Some(system) = self.system.as_mut().filter(|_| !self.copied.alone) {
            system.set_text(&text);
        }
        self.copied.text = Some(text);
    }

    /// The text to paste, if there is any.
    pub fn paste(&mut self) -> Option<String> {
        let system = self.system.as_mut().filter(|_| !self.copied.alone).and_then(|system| system.get_text());
        system.filter(|text| !text.trim().is_empty()).or_else(|| self.copied.text.clone())
    }
}
