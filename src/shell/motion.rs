//! Drawing only when something moves.
//!
//! The window sleeps until there is input. Whatever moves says so every frame it does: [`Motion::smooth`] for what the
//! eye follows, [`Motion::ambient`] for slow changes and for waiting on work in another thread. What egui draws by itself,
//! such as a tip that is due in half a second or a cursor that blinks, is drawn when egui asks for it and not before.

use std::time::Duration;

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    window::RequestRedraw,
    winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent},
};
use bevy_egui::{EguiFullOutput, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, egui};

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
    /// How soon egui wants to draw again; `None` where it rests.
    egui: Option<Duration>,
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

/// The wait of [`Motion::slow`].
const SLOW: Duration = Duration::from_secs(1);
/// How long the window sleeps where nothing is wanted of it.
const STILL: Duration = Duration::from_secs(60);
/// The shortest a frame that egui wants later is waited for, so that a wish for the next instant is no wish for all of them.
const SHORTEST: Duration = Duration::from_millis(10);

/// Wakes the sleeping window from other threads.
#[derive(SystemParam)]
pub struct WakeWindow<'w>(Option<Res<'w, EventLoopProxyWrapper>>);

impl WakeWindow<'_> {
    /// What another thread calls to have a frame drawn soon; without a window it does nothing.
    pub fn caller(&self) -> impl Fn() + Send + Sync + use<> {
        waker(self.0.as_deref())
    }
}

/// The same, of the event loop itself.
pub(super) fn waker(event_loop: Option<&EventLoopProxyWrapper>) -> impl Fn() + Send + Sync + use<> {
    let proxy = event_loop.map(|proxy| (**proxy).clone());
    move || {
        if let Some(proxy) = &proxy {
            // Where the event loop has ended there is nobody left to wake.
            proxy.send_event(WinitUserEvent::WakeUp).unwrap_or_default();
        }
    }
}

/// Turns the wishes of a frame into the window's pace.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>()
        .add_systems(PreUpdate, drop_repeated_modifiers.after(EguiPreUpdateSet::ProcessInput))
        .add_systems(PostUpdate, follow_egui.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput))
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

/// When egui wants to draw again.
fn follow_egui(outputs: Query<&EguiFullOutput>, mut motion: ResMut<Motion>) {
    let wishes = outputs.iter().filter_map(|output| output.as_ref());
    let delays = wishes.flat_map(|output| output.viewport_output.values().map(|viewport| viewport.repaint_delay));
    motion.egui = delays.min().filter(|delay| *delay < Duration::MAX);
}

fn set_pace(
    mut motion: ResMut<Motion>,
    winit: Option<ResMut<WinitSettings>>,
    redraw: Option<ResMut<Messages<RequestRedraw>>>,
) {
    let wish = std::mem::take(&mut *motion);
    let Some(mut winit) = winit else { return };
    let unfocused = match wish {
        Motion { ambient: true, .. } => Duration::from_secs_f32(metrics::AMBIENT_FRAME),
        Motion { slow: true, .. } => SLOW,
        _ => STILL,
    };
    let unfocused = wish.egui.map_or(unfocused, |delay| unfocused.min(delay.max(SHORTEST)));
    let living = if wish.living { Duration::from_secs_f32(metrics::LIVING_FRAME) } else { unfocused };
    let [focused_mode, unfocused_mode] = [living.min(unfocused), unfocused].map(UpdateMode::reactive_low_power);
    if winit.focused_mode != focused_mode || winit.unfocused_mode != unfocused_mode {
        *winit = WinitSettings { focused_mode, unfocused_mode };
    }
    if let Some(mut redraw) = redraw {
        // bevy_egui asks for a frame at once where egui wants one later, and winit's runner hears every request twice.
        redraw.clear();
        if wish.smooth || wish.egui.is_some_and(|delay| delay.is_zero()) {
            redraw.write(RequestRedraw);
        }
    }
}
