//! *Formation* at the client, brought as `docs/architecture.md` says that a game with a board moves in: this folder, and one line in a list of
//! games. It is the smallest game that has pieces, drag and drop, a hidden set-up, a score and a notation, and so the one to read.
//!
//! Its `rules` lie beside the tests of the contract; `module` tells the lab of it, `content` what it ships with the page of its setup, `client` what pages
//! see that know no game. A frame goes like this: what the person does with pieces and keys (`input`) becomes actions; the table gives them to
//! the session and tells what happened (`at_table`, in words `chronicle`); `look` turns that into pieces on the `board`, and `panels` show the
//! rest. `course` goes over the whole game for the result page and the replay.
//!
//! `whole_game`, `set_up` and `written` play it as persons do, with `hands`.

mod at_table;
mod board;
mod card;
mod chronicle;
mod client;
mod content;
mod course;
mod hands;
mod input;
mod look;
pub mod module;
mod panels;
mod places;
pub mod rules;
mod set_up;
mod state;
mod whole_game;
mod written;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use rubicon::{
    board::reasons,
    pieces::PieceBoard,
    shell::{AtTable, PanelSystems, ShellSystems},
    table::{self, Games, TableSystems, setup::TableSetup},
    text::Words,
};

use self::{
    client::FormationClient,
    content::Content,
    state::{Field, FieldTable},
};

/// What it is called in the player's folder and in the keys of words.
const ID: &str = "formation";

/// The list of games of a program that has no other.
const GAMES: Games = Games(&[&FormationClient]);

/// Everything of it; without graphics it is played all the same.
fn plugin(app: &mut App) {
    app.add_plugins((
        table::plugin_of::<Field>,
        table::setup::plugin::<TableSetup<Content>>,
        reasons::plugin_of::<Field>,
    ))
    .init_resource::<Content>()
    .add_systems(
        Update,
        (
            input::moved.in_set(TableSystems::Click),
            input::keys.in_set(TableSystems::Keys),
            (board::lie, look::look, look::list)
                .chain()
                .in_set(TableSystems::Look)
                .run_if(resource_exists_and_changed::<FieldTable>.or_else(resource_changed::<Words>)),
            board::draw_ground.in_set(ShellSystems::Animate).run_if(resource_exists_and_changed::<PieceBoard>),
        )
            .run_if(in_state(AtTable(ID))),
    )
    .add_systems(EguiPrimaryContextPass, panels::show.in_set(PanelSystems::Screen).run_if(in_state(AtTable(ID))));
}
