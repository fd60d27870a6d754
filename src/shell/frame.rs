//! What Bevy does in every frame by default and this program has no use for.

use bevy::{
    app::{MainScheduleOrder, RunFixedMainLoop},
    ecs::{
        message::{MessageRegistry, ShouldUpdateMessages},
        schedule::{ScheduleLabel, Schedules, SingleThreadedExecutor},
    },
    prelude::*,
};

use super::{LaidGame, Overlay, Screen};

/// In place of [`StateTransition`] in a frame.
#[derive(ScheduleLabel, Clone, PartialEq, Eq, Hash, Debug)]
struct TransitionsOfFrame;

/// Leaves out of the frames of a program that is put together what would do nothing in almost all of them: a quarter of a frame was that.
pub fn lighten(app: &mut App) {
    skip_idle_transitions(app);
    leave_out_fixed_steps(app);
    run_in_one_thread(app);
}

/// States change where somebody asks for it. Bevy would run some sixty systems in every frame to find that nobody did.
fn skip_idle_transitions(app: &mut App) {
    app.init_schedule(TransitionsOfFrame).add_systems(
        TransitionsOfFrame,
        change_states.run_if(is_asked_for::<Screen>.or_else(is_asked_for::<Overlay>).or_else(is_asked_for::<LaidGame>)),
    );
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    let transition = StateTransition.intern();
    order
        .labels
        .iter_mut()
        .filter(|label| **label == transition)
        .for_each(|label| *label = TransitionsOfFrame.intern());
}

fn is_asked_for<S: bevy::state::state::FreelyMutableState>(next: Res<NextState<S>>) -> bool {
    !matches!(*next, NextState::Unchanged)
}

fn change_states(world: &mut World) {
    world.run_schedule(StateTransition);
}

/// Nothing here moves by steps of a fixed length.
fn leave_out_fixed_steps(app: &mut App) {
    let steps = RunFixedMainLoop.intern();
    app.world_mut().resource_mut::<MainScheduleOrder>().labels.retain(|label| *label != steps);
    // Otherwise messages would wait for the next of those steps before they are dropped.
    app.world_mut().resource_mut::<MessageRegistry>().should_update = ShouldUpdateMessages::Always;
}

/// Runs the systems of the main world one after another. There are many, and each does next to nothing: handing them to
/// other threads takes three times as long as they do, and longer still while opponents think there.
fn run_in_one_thread(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
