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

use crate::theme::metrics;

/// How soon the next frame is wanted; starts afresh each frame.
#[derive(Resource, Default, Debug)]
pub struct Motion {
    smooth: bool,
    ambient: bool,
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
}

/// Turns the wishes of a frame into the window's pace.
pub struct MotionPlugin;

impl Plugin for MotionPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Motion>().add_systems(Last, set_pace);
    }
}

fn set_pace(
    mut motion: ResMut<Motion>,
    winit: Option<ResMut<WinitSettings>>,
    redraw: Option<MessageWriter<RequestRedraw>>,
) {
    let wish = std::mem::take(&mut *motion);
    let Some(mut winit) = winit else { return };
    let wait = if wish.ambient { Duration::from_secs_f32(metrics::AMBIENT_FRAME) } else { Duration::from_secs(5) };
    let mode = UpdateMode::reactive_low_power(wait);
    if winit.focused_mode != mode || winit.unfocused_mode != mode {
        *winit = WinitSettings { focused_mode: mode, unfocused_mode: mode };
    }
    if let (true, Some(mut redraw)) = (wish.smooth, redraw) {
        redraw.write(RequestRedraw);
    }
}
