//! Conquest at the table.
//!
//! A frame goes like this: clicks and keys (`input`) change the `draft`, where a person's decision takes shape, and become
//! actions; `play` gives them to the session, takes what opponents did, and has it told as `cues` one by one (`tell`); `shown` is the
//! board as far as it has been told; `layers` are thematic maps of it; `light` turns that into the look of the `board`, `listing` into its words, `effects` into what rises and marches over it, and `panels` show the rest.
//! A `replay` goes the same way, with steps from a record in place of players' actions. Rules and opponents are no part of it.

mod at_table;
mod battle;
mod board;
mod card;
mod chronicle;
mod client;
mod coach;
mod content;
mod course;
mod cues;
mod draft;
mod effects;
mod finish;
mod input;
mod layers;
#[cfg(test)]
mod lesson_checks;
mod light;
mod listing;
#[cfg(test)]
mod log_checks;
mod pace;
pub mod panels;
pub mod people;
mod picture;
mod place_names;
mod recap;
#[cfg(test)]
mod recap_checks;
mod remarks;
pub mod setup;
mod shown;
mod state;
mod tell;
#[cfg(test)]
pub(crate) mod testing;
mod theme;
mod timeline;
pub mod training;
pub mod variants;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::{
    board::{guidance, reasons},
    settings::Settings,
    shell::{AtTable, PanelSystems, Screen},
    table::{self, TableSystems},
};

pub use board::{BoardLook, Holder, Tint};
pub use client::ConquestClient;
pub use coach::{Lesson, Spot};
pub use content::Content;
pub use draft::{Batch, Draft, Due, Primary};
pub use layers::{Layer, Legend, Plate, ShownLayer, legend};
pub use state::{Conquest, Match};

/// The page of an opponent that learns.
pub const TRAINING: Screen = Screen::Page("Training");

/// What it is called in the player's folder and in the keys of words.
pub const ID: &str = "conquest";

/// Everything of Conquest; without graphics it is played all the same.
pub struct ConquestPlugin;

impl Plugin for ConquestPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            table::plugin_of::<Conquest>,
            table::setup::plugin::<setup::ConquestSetup>,
            crate::training::plugin::<training::ConquestTraining>,
            board::plugin,
            picture::PicturePlugin,
            reasons::plugin_of::<Conquest>,
            reasons::warmth_of::<Conquest>,
        ))
        .init_resource::<ShownLayer>()
        .init_resource::<Content>()
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
