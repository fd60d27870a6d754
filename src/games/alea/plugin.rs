//! Alea in the program: table, setup and pages.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{bench, content::Content, graph, ids::ID, input, mods, panels, setup, state::Fights};
use crate::{
    shell::{AtTable, PanelSystems},
    table::{self, TableSystems},
};

/// Everything of Alea; without graphics it is played all the same.
pub struct AleaPlugin;

impl Plugin for AleaPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            table::plugin_of::<Fights>,
            table::setup::plugin::<setup::DuelSetup>,
            mods::ModsPlugin,
            mods::ArrivalPlugin,
            mods::ModsPagePlugin,
            bench::BenchPlugin,
        ))
        .init_resource::<Content>()
        .add_systems(
            Update,
            (
                graph::keys.in_set(TableSystems::Click),
                (input::keys, input::rest).chain().in_set(TableSystems::Keys),
                graph::follow.in_set(TableSystems::Look),
            )
                .run_if(in_state(AtTable(ID))),
        )
        .add_systems(EguiPrimaryContextPass, panels::show.in_set(PanelSystems::Screen).run_if(in_state(AtTable(ID))));
    }
}
