//! What assistive technology asks for, such as a screen reader that presses a button, reaches egui. What egui shows is told to
//! it by bevy_egui.

use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    prelude::*,
};
use bevy_egui::{EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui::Event};

use super::Motion;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .add_systems(PreUpdate, forward.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass))
        .add_systems(Update, listen);
}

/// Hands requests on.
fn forward(mut requests: MessageReader<ActionRequest>, mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>) {
    let Ok(mut input) = inputs.single_mut() else { return };
    input.events.extend(requests.read().map(|request| Event::AccessKitActionRequest((**request).clone())));
}

/// Keeps looking for requests, which wake no window that sleeps.
fn listen(requested: Option<Res<AccessibilityRequested>>, mut motion: ResMut<Motion>) {
    if requested.is_some_and(|requested| requested.get()) {
        motion.ambient();
    }
}
