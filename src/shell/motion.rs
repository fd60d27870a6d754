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
    stamp,
    theme::metrics,
};

/// How soon the next frame is wanted; starts afresh each frame.
#[derive(Resource, Default, Debug)]
pub struct Motion {
    smooth: bool,
    ambient: bool,
    living: Option<Duration>,
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

    /// A picture lives behind a page: draw the next frame after `wait`, as long as the window has the focus. How long it should be the
    /// [`LivingPace`] says.
    pub fn living(&mut self, wait: Duration) {
        self.living = Some(self.living.map_or(wait, |known| known.min(wait)));
    }

    /// Something outside the program may change what is shown: look for it about once a second.
    pub fn slow(&mut self) {
        self.slow = true;
    }
}

/// How often a picture behind a page is drawn: no oftener than it takes its share of a processor core, which goes by what its frames have
/// cost. Where a processor paints, a frame costs a hundred times as much as where a graphics card does.
#[derive(Resource, Default, Debug)]
pub struct LivingPace {
    /// What the latest frames of the picture have cost, in seconds of one core, and how many were looked at.
    costs: [f32; Self::LATEST],
    frames: usize,
    /// The processor time at the frame before, if that was one of the picture.
    before: Option<Duration>,
    /// Whether frames have come to cost too much to flow.
    halting: bool,
}

impl LivingPace {
    /// Frames that are looked at.
    const LATEST: usize = 4;
    /// Frames within which the cost of each is known: some are drawn while the next is made.
    const TOGETHER: usize = 3;
    /// How much sooner than it need be frames must be had for motion to begin again, lest it comes and goes (0–1).
    const AGAIN: f32 = 0.8;

    /// Begins anew: another page may cost more or less.
    pub fn begin(&mut self) {
        *self = Self::default();
    }

    /// The time between two frames.
    pub fn frame(&self) -> Duration {
        // The cheapest of the latest that follow each other: what is made ready meanwhile is no cost of the picture, and what a frame has cost
        // may be known only after the next one or two.
        let latest: [f32; Self::LATEST] = std::array::from_fn(|at| self.costs[(self.frames + at) % Self::LATEST]);
        let together = latest.windows(Self::TOGETHER).map(|costs| costs.iter().sum::<f32>() / Self::TOGETHER as f32);
        let cheapest = together.fold(f32::INFINITY, f32::min);
        let affordable = if self.frames < Self::LATEST { 0.0 } else { cheapest / metrics::LIVING_SHARE };
        Duration::from_secs_f32(affordable.max(metrics::LIVING_FRAME))
    }

    /// Whether that is often enough for the eye to see motion.
    pub const fn flows(&self) -> bool {
        !self.halting
    }

    /// Learns from a frame what it cost: `spent` is the processor time up to now, and `living` says whether the picture asked for the frame.
    fn learn(&mut self, spent: Duration, living: bool) {
        let before = std::mem::replace(&mut self.before, living.then_some(spent));
        let Some(before) = before.filter(|_| living) else { return };
        self.costs[self.frames % Self::LATEST] = spent.saturating_sub(before).as_secs_f32();
        self.frames += 1;
        let most = if self.halting { Self::AGAIN * metrics::FLOWING_FRAME } else { metrics::FLOWING_FRAME };
        self.halting = self.frame().as_secs_f32() > most;
    }
}

/// The next of a few waits, each twice as long as the one before: the window draws a frame as soon as its wait is another one, so a wait that
/// changes a little in every frame would never let it sleep.
fn in_steps(wait: Duration) -> Duration {
    let mut step = Duration::from_secs_f32(metrics::LIVING_FRAME);
    while step < wait {
        step *= 2;
    }
    step
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
        .init_resource::<LivingPace>()
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
    mut pace: ResMut<LivingPace>,
    winit: Option<ResMut<WinitSettings>>,
    redraw: Option<ResMut<Messages<RequestRedraw>>>,
) {
    let wish = std::mem::take(&mut *motion);
    if wish.living.is_some() || pace.before.is_some() {
        pace.learn(stamp::processor(), wish.living.is_some() && !wish.smooth);
    }
    let Some(mut winit) = winit else { return };
    let unfocused = match wish {
        Motion { ambient: true, .. } => Duration::from_secs_f32(metrics::AMBIENT_FRAME),
        Motion { slow: true, .. } => SLOW,
        _ => STILL,
    };
    let unfocused = wish.egui.map_or(unfocused, |delay| unfocused.min(delay.max(SHORTEST)));
    let living = wish.living.map_or(unfocused, |wait| unfocused.min(in_steps(wait)));
    let [focused_mode, unfocused_mode] = [living, unfocused].map(UpdateMode::reactive_low_power);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A pace that has learnt from frames which cost so many milliseconds each, after a start that costs ten times as much.
    fn learnt(milliseconds: u64) -> LivingPace {
        let mut pace = LivingPace::default();
        let mut spent = Duration::ZERO;
        for frame in 0..80 {
            pace.learn(spent, true);
            spent += Duration::from_millis(if frame < 6 { 10 * milliseconds } else { milliseconds });
        }
        pace
    }

    #[test]
    fn a_picture_takes_no_more_than_its_share() {
        for cost in [1, 2, 6, 30, 100] {
            let pace = learnt(cost);
            let share = cost as f32 / 1000.0 / pace.frame().as_secs_f32();
            assert!(share < 1.05 * metrics::LIVING_SHARE, "{cost} ms: {share}");
            assert_eq!(pace.flows(), cost < 4, "{cost} ms");
        }
        // Where one frame is drawn while the next is made, every other one seems to cost nothing.
        let mut pace = LivingPace::default();
        (0..40_u64).for_each(|frame| pace.learn(Duration::from_millis(60 * (frame / 2)), true));
        assert!(!pace.flows() && pace.frame().as_secs_f32() > 0.6 * 0.03 / metrics::LIVING_SHARE);
        assert!((learnt(1).frame().as_secs_f32() - metrics::LIVING_FRAME).abs() < 1e-3, "no oftener than is worth it");
    }

    #[test]
    fn waits_that_differ_a_little_are_one() {
        let seconds = Duration::from_secs_f32;
        assert_eq!(in_steps(seconds(13.61)), in_steps(seconds(13.2)));
        for wait in [0.0, metrics::LIVING_FRAME, 0.07, 0.9, 14.0] {
            let step = in_steps(seconds(wait)).as_secs_f32();
            assert!(step >= wait && step <= (2.0 * wait).max(metrics::LIVING_FRAME) + 1e-6, "{wait}: {step}");
        }
    }

    #[test]
    fn what_others_draw_in_between_is_not_the_picture_s_cost() {
        let mut pace = learnt(1);
        let mut spent = Duration::from_secs(1);
        for _ in 0..50 {
            pace.learn(spent, false);
            spent += Duration::from_millis(200);
        }
        pace.learn(spent, true);
        pace.learn(spent + Duration::from_millis(1), true);
        assert!(pace.flows());
        // What costs too much for a while, as while something else is made ready, flows again when it is over.
        for frame in 0..20 {
            spent += Duration::from_millis(if frame < 10 { 50 } else { 1 });
            pace.learn(spent, true);
            assert_eq!(pace.flows(), !(1..12).contains(&frame), "{frame}");
        }
        assert!(pace.flows());
        pace.begin();
        assert_eq!((pace.frames, pace.flows()), (0, true));
    }
}
