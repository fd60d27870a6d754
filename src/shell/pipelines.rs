//! What is drawn in a new way is drawn once its pipeline is compiled, in another thread. Until then the window goes on drawing: asleep, as
//! one without the focus soon is, it would not show what is ready meanwhile.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use bevy::{
    prelude::*,
    render::{Render, RenderApp, RenderSystems, render_resource::PipelineCache},
};

use super::motion::{Motion, waker};

/// Whether the last frame lacked something whose pipeline was not compiled; of both worlds.
#[derive(Resource, Clone, Default)]
struct Compiling(Arc<AtomicBool>);

/// Wakes the window from the world that renders.
#[derive(Resource)]
struct Wake(Box<dyn Fn() + Send + Sync>);

/// Does nothing where nothing is rendered.
pub(super) fn plugin(app: &mut App) {
    let wake = Wake(Box::new(waker(app.world().get_resource())));
    let compiling = Compiling::default();
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    render
        .insert_resource(compiling.clone())
        .insert_resource(wake)
        .add_systems(Render, look.in_set(RenderSystems::Cleanup));
    app.insert_resource(compiling).add_systems(PostUpdate, go_on);
}

/// The frame that is rendered may be the last one for long: the other world has prepared no further one, and is asleep.
fn look(pipelines: Option<Res<PipelineCache>>, compiling: Res<Compiling>, wake: Res<Wake>) {
    let waiting = pipelines.is_some_and(|pipelines| pipelines.waiting_pipelines().next().is_some());
    let waited = compiling.0.swap(waiting, Ordering::Relaxed);
    if waiting && !waited {
        (wake.0)();
    }
}

fn go_on(compiling: Res<Compiling>, mut motion: ResMut<Motion>) {
    if compiling.0.load(Ordering::Relaxed) {
        motion.ambient();
    }
}
