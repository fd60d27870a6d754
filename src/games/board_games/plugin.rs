//! A board game in the program.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{
    board,
    content::Content,
    editor, engraving,
    game::BoardGame,
    ground, input, lines, listing, look, panels, placing_input,
    state::{Field, FieldTable},
};
use crate::{
    board::{BoardSystems, reasons},
    pieces::PieceBoard,
    settings::Settings,
    shell::{AtTable, PanelSystems, ShellSystems},
    table::{self, TableSystems, setup::TableSetup},
    text::Words,
};

/// Everything of a board game; without graphics it is played all the same.
pub fn plugin<B: BoardGame>(app: &mut App) {
    let here = in_state(AtTable(B::ID));
    if B::WARMTH {
        app.add_plugins(reasons::warmth_at_once_of::<Field<B>>);
    }
    let changed = resource_exists_and_changed::<FieldTable<B>>
        .or_else(resource_changed::<Words>)
        .or_else(resource_changed::<Settings>);
    app.init_resource::<Content<B>>()
        .add_plugins((
            table::plugin_of::<Field<B>>,
            table::setup::plugin::<TableSetup<Content<B>>>,
            table::setup::puzzles_of::<Content<B>>,
            reasons::plugin_of::<Field<B>>,
            editor::plugin::<B>,
        ))
        .add_systems(
            Update,
            (
                (input::moved::<B>, input::refused::<B>, input::marked::<B>).in_set(TableSystems::Click),
                input::keys::<B>.in_set(TableSystems::Keys),
                placing_input::read_kept::<B>
                    .in_set(TableSystems::Keys)
                    .run_if(resource_exists_and_changed::<FieldTable<B>>),
                (board::lie::<B>, board::dress::<B>, look::look::<B>, listing::list::<B>)
                    .chain()
                    .in_set(TableSystems::Look)
                    .run_if(changed),
                (
                    ground::draw::<B>.run_if(resource_exists_and_changed::<PieceBoard>),
                    ground::mark::<B>.run_if(
                        resource_exists_and_changed::<PieceBoard>.or_else(resource_exists_and_changed::<FieldTable<B>>),
                    ),
                    (engraving::draw::<B>, lines::draw::<B>)
                        .run_if(resource_exists::<PieceBoard>)
                        .after(BoardSystems::View),
                )
                    .in_set(ShellSystems::Animate),
            )
                .run_if(here.clone()),
        )
        .add_systems(EguiPrimaryContextPass, panels::show::<B>.in_set(PanelSystems::Screen).run_if(here));
}
