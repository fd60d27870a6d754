//! Hare and Hedgehog in the program.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{Content, Race, RaceTable, board, ids::ID, input, light, listing, panels, setup, study, tuning};
use crate::{
    board::{guidance, reasons},
    settings::Settings,
    shell::{AtTable, PanelSystems},
    table::{self, TableSystems},
};

/// Everything of Hare and Hedgehog; without graphics it is played all the same.
pub struct HarePlugin;

impl Plugin for HarePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            table::plugin_of::<Race>,
            table::setup::plugin::<setup::HareSetup>,
            board::plugin,
            reasons::plugin_of::<Race>,
            tuning::plugin,
        ))
        .init_resource::<Content>()
        .add_systems(
            Update,
            (
                input::click.in_set(TableSystems::Click),
                input::keys.in_set(TableSystems::Keys),
                (light::shine, listing::list)
                    .chain()
                    .in_set(TableSystems::Look)
                    .run_if(resource_exists_and_changed::<RaceTable>.or_else(resource_changed::<Settings>)),
            )
                .run_if(in_state(AtTable(ID))),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (panels::show, guidance::show::<Race>, study::show)
                .chain()
                .in_set(PanelSystems::Screen)
                .run_if(in_state(AtTable(ID))),
        );
    }
}
