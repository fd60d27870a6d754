//! Conquest in the program.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{
    Conquest, Content, Match, ShownLayer, board, content,
    ids::{CAREER, ID},
    input, layers, light, listing, panels, picture, setup, training,
};
use crate::{
    board::{guidance, reasons},
    settings::Settings,
    shell::{AtTable, PanelSystems, Screen},
    table::{self, FileRegistry, TableSystems},
};

/// Everything of Conquest; without graphics it is played all the same.
pub struct ConquestPlugin;

impl Plugin for ConquestPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            table::plugin_of::<Conquest>,
            table::setup::plugin::<setup::ConquestSetup>,
            table::career_page::page_of::<Content>(CAREER),
            crate::training::plugin::<training::ConquestTraining>,
            board::plugin,
            picture::PicturePlugin,
            reasons::plugin_of::<Conquest>,
            reasons::warmth_of::<Conquest>,
        ))
        .init_resource::<ShownLayer>()
        .init_resource::<Content>()
        .add_systems(OnEnter(Screen::Setup), content::reread_maps.run_if(resource_exists::<FileRegistry>))
        .add_systems(
            Update,
            (
                input::click.in_set(TableSystems::Click),
                (input::keys, input::follow).chain().in_set(TableSystems::Keys),
                (layers::follow, light::shine, listing::list)
                    .chain()
                    .in_set(TableSystems::Look)
                    .run_if(resource_exists_and_changed::<Match>.or_else(resource_changed::<Settings>)),
            )
                .run_if(in_state(AtTable(ID))),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (panels::show, guidance::show::<Conquest>)
                .chain()
                .in_set(PanelSystems::Screen)
                .run_if(in_state(AtTable(ID))),
        );
    }
}
