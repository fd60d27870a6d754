//! When settings are written.

use bevy::prelude::*;

use super::{Imposed, Settings};
use crate::{
    shell::{Motion, Notices, ShellSystems},
    storage::Storage,
    theme::metrics,
};

/// Writes settings once they have been left alone for a moment, and when the program ends.
pub struct SettingsPlugin;

impl Plugin for SettingsPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Settings>()
            .init_resource::<Imposed>()
            .init_resource::<Saved>()
            .add_systems(Update, save_when_settled.in_set(ShellSystems::Remember))
            .add_systems(Last, save_on_exit.run_if(on_message::<AppExit>));
    }
}

/// What the file holds, and since when the settings differ from it.
#[derive(Resource, Default)]
struct Saved {
    settings: Option<Settings>,
    changed_at: Option<f32>,
}

fn save_when_settled(
    settings: Res<Settings>,
    mut saved: ResMut<Saved>,
    imposed: Res<Imposed>,
    storage: Option<Res<Storage>>,
    time: Res<Time<Real>>,
    mut motion: ResMut<Motion>,
    mut notices: ResMut<Notices>,
) {
    let Some(storage) = storage else { return };
    let known = saved.settings.get_or_insert_with(|| settings.clone());
    if settings.is_changed() && *known != *settings {
        *known = settings.clone();
        saved.changed_at = Some(time.elapsed_secs());
    }
    let Some(since) = saved.changed_at else { return };
    if time.elapsed_secs() - since < metrics::SETTLE {
        motion.ambient();
        return;
    }
    saved.changed_at = None;
    if let Err(error) = imposed.lifted(&settings).save(&storage) {
        notices.failed(error.message());
    }
}

fn save_on_exit(settings: Res<Settings>, saved: Res<Saved>, imposed: Res<Imposed>, storage: Option<Res<Storage>>) {
    let pending = saved.changed_at.is_some() || saved.settings.as_ref().is_some_and(|known| *known != *settings);
    if let Some(storage) = storage.filter(|_| pending)
        && let Err(problem) = imposed.lifted(&settings).save(&storage)
    {
        error!("{problem}");
    }
}
