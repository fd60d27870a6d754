//! What a plain game adds to the program.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{Content, Plain, PlainGame, PlainSetup, input, panels};
use crate::{
    shell::{AtTable, PanelSystems},
    table::{self, TableGame, TableSystems},
};

/// Everything of a plain game; without graphics it is played all the same.
pub(super) fn plugin<P: PlainGame>(app: &mut App) {
    let here = in_state(AtTable(<Plain<P> as TableGame>::ID));
    app.init_resource::<Content<P>>()
        .add_plugins((table::plugin_of::<Plain<P>>, table::setup::plugin::<PlainSetup<P>>))
        .add_systems(Update, input::keys::<P>.in_set(TableSystems::Keys).run_if(here.clone()))
        .add_systems(EguiPrimaryContextPass, panels::show::<P>.in_set(PanelSystems::Screen).run_if(here));
}
