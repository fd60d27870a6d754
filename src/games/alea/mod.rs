//! Alea at the table: a duel with dice and equipment.
//!
//! A frame goes like this: clicks and keys (`input`, `panels`) change the `hand` and become actions; `play` gives them to the
//! session, takes what opponents did, and tells it as `cues` one by one; `shown` is the fight as far as it has been told;
//! `panels` draw it, or tell it in text with the `offers` there are. `preview` tells what an action would do, `reasoning` why opponents did what they did. Rules and opponents
//! are no part of it.

mod at_table;
pub mod bench;
mod bout;
mod card;
mod card_words;
mod chronicle;
mod client;
mod content;
mod cues;
mod files;
mod finish;
mod graph;
mod hand;
mod icon;
mod input;
mod letters;
#[cfg(test)]
mod log_checks;
mod luck;
pub mod mods;
mod nature;
mod offers;
pub mod panels;
mod pen;
pub mod portrait;
mod preview;
mod recap;
#[cfg(test)]
mod recap_checks;
mod road;
mod searched;
mod sessions;
pub mod setup;
mod shown;
mod state;
mod tell;
mod teller;
#[cfg(test)]
mod tests;
pub mod theme;
mod timeline;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub use bout::Bout;
pub use client::AleaClient;
pub use content::Content;
pub use hand::Hand;
pub use icon::Icon;
pub use letters::letters;
pub use nature::{details, facts};
pub use preview::{Preview, preview};
pub use road::{Pick, Road, numbered, site_word};
pub use searched::Weighed;
pub use shown::{Flight, Float, Glow, Matter, Shown};
pub use state::{Duel, Fights};

use crate::{
    shell::{AtTable, PanelSystems, Screen},
    table::{self, TableSystems},
};

/// The page of the mods there are.
pub const MODS: Screen = Screen::Page("Mods");
/// The page on which a card is tried out.
pub const BENCH: Screen = Screen::Page("Bench");

/// What it is called in the player's folder and in the keys of words.
pub const ID: &str = "alea";

/// Everything of Alea; without graphics it is played all the same.
pub struct AleaPlugin;

impl Plugin for AleaPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            table::plugin_of::<Fights>,
            table::setup::plugin::<setup::DuelSetup>,
            mods::ModsPlugin,
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
