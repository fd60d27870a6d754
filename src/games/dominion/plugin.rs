//! Realm in the program.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{Automation, Content, Realm, automation, coach, ids::ID, input, panels, setup, training};
use crate::{
    shell::{AtTable, PanelSystems, ShellSystems},
    table::{self, TableSystems},
};

/// Everything of Realm; without graphics it is played all the same.
pub struct RealmPlugin;

impl Plugin for RealmPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((table::plugin_of::<Realm>, table::setup::plugin::<setup::KingdomSetup>, training::plugin))
            .init_resource::<Content>()
            .init_resource::<Automation>()
            .init_resource::<panels::Spots>()
            .add_systems(
                Update,
                (input::keys.in_set(TableSystems::Keys), automation::act.in_set(TableSystems::Follow))
                    .run_if(in_state(AtTable(ID))),
            )
            .add_systems(
                Update,
                automation::remember.in_set(ShellSystems::Remember).run_if(resource_changed::<Automation>),
            )
            .add_systems(
                EguiPrimaryContextPass,
                (panels::show, coach::show).chain().in_set(PanelSystems::Screen).run_if(in_state(AtTable(ID))),
            );
    }
}
