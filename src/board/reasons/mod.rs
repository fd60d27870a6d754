//! What of the reasons that are read at the table is drawn on the board, and where the board is looked at meanwhile.
//!
//! Which reasons these are is the table's affair ([`crate::table::reasoning`]), and so is the panel ([`crate::table::why`]).

mod gaze;
mod heat;
mod weighed;

pub use heat::legend;

use bevy::prelude::*;

use super::{Board, BoardSystems, HeatMap, Weighed};
use crate::{
    shell::{AtTable, ShellSystems},
    table::{Table, TableGame, Why},
    text::Words,
};

/// Draws the reasons of a game on its board.
pub fn plugin_of<T: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (gaze::follow::<T>, draw::<T>.run_if(resource_exists_and_changed::<Table<T>>.or_else(resource_added::<Board>)))
            .before(BoardSystems::View)
            .in_set(ShellSystems::Animate)
            .run_if(in_state(AtTable(T::ID)))
            .run_if(resource_exists::<Board>),
    );
}

/// Draws a method's numbers as warmth over the board, where they are numbers of places, while what the sentence was made from is shown; whoever does shows the [`legend`], too.
pub fn warmth_of<T: TableGame>(app: &mut App) {
    add_warmth::<T>(app, Why::detail);
}

/// The same as soon as reasons are read: for games whose numbers say more than a sentence.
pub fn warmth_at_once_of<T: TableGame>(app: &mut App) {
    add_warmth::<T>(app, Why::is_open);
}

fn add_warmth<T: TableGame>(app: &mut App, shown: fn(&Why) -> bool) {
    app.add_systems(
        Update,
        warm::<T>(shown)
            .run_if(resource_exists_and_changed::<Table<T>>.or_else(resource_added::<Board>))
            .before(BoardSystems::View)
            .in_set(ShellSystems::Animate)
            .run_if(in_state(AtTable(T::ID)))
            .run_if(resource_exists::<Board>),
    );
}

/// Draws what is shown in the panel, and takes it away with it.
fn draw<T: TableGame>(table: Res<Table<T>>, board: Res<Board>, mut weighed: ResMut<Weighed>) {
    let model = table.reasoning.open().filter(|_| table.why.is_open());
    let places = board.places.len();
    weighed.set_if_neq(model.map_or_else(Weighed::default, |model| weighed::weighed(model, &table.why, places)));
}

fn warm<T: TableGame>(shown: fn(&Why) -> bool) -> impl FnMut(Res<Table<T>>, Res<Board>, Res<Words>, ResMut<HeatMap>) {
    move |table: Res<Table<T>>, board: Res<Board>, words: Res<Words>, mut heat: ResMut<HeatMap>| {
        let model = table.reasoning.open().filter(|_| table.why.is_open() && shown(&table.why));
        let places = board.places.len();
        heat.set_if_neq(model.map_or_else(HeatMap::default, |model| heat::heat_map(&words, model, &table.why, places)));
    }
}
