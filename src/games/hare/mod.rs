//! Hare and Hedgehog at the table.
//!
//! A frame goes like this: clicks and keys (`input`) change the `draft`, where a person's decision takes shape from the `offers` of the
//! rules, and become actions; the table gives them to the session, and what happened is told as `cues` one by one (`tell`); `shown` is the
//! race as far as it has been told. `light` turns that into the look of the `board`, `listing` into its words, and `panels` show the
//! rest. `pictures` are drawn for both; `coach` guides through the first race, `study` keeps a position with a judgement, and
//! `tuning` is the page that holds weights against such studies. Rules and opponents are no part of it.

mod at_table;
mod backdrop;
mod board;
mod card;
mod chronicle;
mod client;
mod coach;
mod content;
mod course;
mod cues;
mod draft;
mod finish;
mod input;
#[cfg(test)]
mod lesson_checks;
mod light;
mod listing;
mod offers;
pub mod panels;
mod pictures;
mod recap;
#[cfg(test)]
mod recap_checks;
pub mod setup;
mod shown;
mod state;
mod study;
mod study_draft;
mod tell;
#[cfg(test)]
mod testing;
mod theme;
mod timeline;
mod tuning;
mod way_home;
mod wording;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::{
    board::{guidance, reasons},
    settings::Settings,
    shell::{AtTable, PanelSystems},
    table::{self, TableSystems},
};

pub use board::{Footstep, RaceLook, RunnerLook, Trail};
pub use client::HareClient;
pub use coach::Lesson;
pub use content::Content;
pub use draft::Draft;
pub use offers::{Offer, offers};
pub use shown::Shown;
pub use state::{Race, RaceTable};
pub use study::{STUDIES, StudyAsk, sheet as study_sheet};
pub use study_draft::StudyDraft;
pub use tuning::{Chosen, MOST_OWN, Studies, StudyLine, TUNING, TuningAsk, TuningModel};
pub use way_home::WayHome;

/// What it is called in the player's folder and in the keys of words.
pub const ID: &str = "hare";

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
