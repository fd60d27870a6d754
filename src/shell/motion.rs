//! Drawing only when something moves.
//!
//! The window sleeps until there is input. Whatever moves says so every frame it does: [`Motion::smooth`] for what the
//! eye follows, [`Motion::ambient`] for slow changes and for waiting on work in another thread.

use std::time::Duration;

use bevy::{
    prelude::*,
    window::RequestRedraw,
    winit::{UpdateMode, WinitSettings},
};

use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

use crate::{
    shell::{Overlay, Screen},
    theme::metrics,
};

/// How soon the next frame is wanted; starts afresh each frame.
#[derive(Resource, Default, Debug)]
pub struct Motion {
    smooth: bool,
    ambient: bool,
    living: bool,
    slow: bool,
}

impl Motion {
    /// Something moves that the eye follows: draw the next frame at once.
    pub fn smooth(&mut self) {
        self.smooth = true;
    }

    /// Something changes slowly: draw the next frame within a thirtieth of a second.
    pub fn ambient(&mut self) {
        self.ambient = true;
    }

    /// A picture lives behind a page: draw the next frame within a twentieth of a second, as long as the window has the focus.
    pub fn living(&mut self) {
        self.living = true;
    }

    /// Something outside the program may change what is shown: look for it about once a second.
    pub fn slow(&mut self) {
        self.slow = true;
    }
}

/// Turns the wishes of a frame into the window's pace.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>()
        .add_systems(PreUpdate, drop_repeated_modifiers.after(EguiPreUpdateSet::ProcessInput))
        .add_systems(Last, (follow_states, set_pace).chain());
}

/// bevy_egui tells egui of the modifier keys in every frame, and egui asks for another frame after every event: together
/// they would never rest. Only a change of the modifier keys is an event.
fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut known: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => std::mem::replace(&mut *known, *modifiers) != *modifiers,
            _ => true,
        });
    }
}

/// A change of screen takes effect in the next frame, and what it shows may need another to find its size.
fn follow_states(
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    next: (Res<NextState<Screen>>, Res<NextState<Overlay>>),
    mut motion: ResMut<Motion>,
    mut frames: Local<u32>,
) {
    const FRAMES: u32 = 4;
    let pending = matches!(*next.0, NextState::Pending(_)) || matches!(*next.1, NextState::Pending(_));
    if pending || screen.is_changed() || overlay.is_changed() {
        *frames = FRAMES;
    }
    if *frames > 0 {
        *frames -= 1;
        motion.smooth();
    }
}

fn set_pace(
    mut motion: ResMut<Motion>,
    winit: Option<ResMut<WinitSettings>>,
    redraw: Option<MessageWriter<RequestRedraw>>,
) {
    let wish = std::mem::take(&mut *motion);
    let Some(mut winit) = winit else { return };
    let unfocused = match wish {
        Motion { ambient: true, .. } => Duration::from_secs_f32(metrics::AMBIENT_FRAME),
        Motion { slow: true, .. } => Duration::from_secs_f32(metrics::MODS_LOOK),
        _ => Duration::from_secs(5),
    };
    let living = if wish.living { Duration::from_secs_f32(metrics::LIVING_FRAME) } else { unfocused };
    let [focused_mode, unfocused_mode] = [living.min(unfocused), unfocused].map(UpdateMode::reactive_low_power);
    if winit.focused_mode != focused_mode || winit.unfocused_mode != unfocused_mode {
        *winit = WinitSettings { focused_mode, unfocused_mode };
    }
    if let (true, Some(mut redraw)) = (wish.smooth, redraw) {
        redraw.write(RequestRedraw);
    }
}
