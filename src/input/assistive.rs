//! What assistive technology asks for, such as a screen reader that presses a button, reaches egui. What egui shows is told to
//! it by bevy_egui.

use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    prelude::*,
};
use bevy_egui::{EguiInput, PrimaryEguiContext, egui::Event};

use crate::shell::Motion;

/// Hands requests on.
pub(super) fn forward(
    mut requests: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    let Ok(mut input) = inputs.single_mut() else { return };
    input.events.extend(requests.read().map(|request| Event::AccessKitActionRequest((**request).clone())));
}

/// Keeps looking for requests, which wake no window that sleeps.
pub(super) fn listen(requested: Option<Res<AccessibilityRequested>>, mut motion: ResMut<Motion>) {
    if requested.is_some_and(|requested| requested.get()) {
        motion.ambient();
    }
}
