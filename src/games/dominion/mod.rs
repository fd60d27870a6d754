//! Realm at the table: a supply, hands, and decks that grow.
//!
//! A frame goes like this: clicks and keys (`input`) become actions, or change the `draft` where several cards are chosen; what may be done
//! the `offers` say, which are made of a view. The table gives actions to the session, and what happened is told as `cues` one by one
//! (`tell`); `shown` is the table as far as it has been told, and only what the `eyes` before the screen may know. `panels` show all of it;
//! `automation` answers what the player has asked it to. `pictures` are the cards' drawings, `coach` guides through the first game. `training` breeds menus for a
//! kingdom on a page of its own. Rules and opponents are no part of it.

mod at_table;
mod automation;
mod backdrop;
mod card;
mod chronicle;
mod client;
mod coach;
mod content;
mod course;
mod cues;
mod draft;
mod eyes;
mod faces;
mod finish;
mod input;
#[cfg(test)]
mod lesson_checks;
mod luck;
mod offers;
pub mod panels;
mod query;
mod recap;
#[cfg(test)]
mod recap_checks;
mod remarks;
pub mod setup;
mod shown;
mod state;
mod tell;
mod theme;
mod timeline;
pub mod training;
mod wording;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::{
    shell::{AtTable, PanelSystems, Screen, ShellSystems},
    table::{self, TableSystems},
};

pub use automation::{Automation, Chore};
pub use client::RealmClient;
pub use coach::Lesson;
pub use content::Content;
pub use draft::{Draft, Target};
pub use faces::{CardFace, Coat, Faces};
pub use offers::Offers;
pub use query::Source;
pub use shown::Shown;
pub use state::{Heap, Realm, RealmTable};

/// The page on which menus are bred.
pub const TRAINING: Screen = Screen::Page("Kingdom");

/// What it is called in the player's folder and in the keys of words.
pub const ID: &str = "dominion";

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
