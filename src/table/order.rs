//! The table of a game in the program, and the order of a frame there.

use bevy::prelude::*;

use super::{Table, TableGame, keep_on_exit, open, play, programs::tell_forfeits, reasoning, replay, save};
use crate::shell::{AtTable, Screen, ShellSystems};

/// What a game adds to a frame at its table, in this order. What every table does by itself lies between.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableSystems {
    /// Clicks on the board. The keys of a replay have been read before, those of the reasons are read after.
    Click,
    /// Keys of the person to act.
    Keys,
    /// What follows from what has just come to pass: opponents' moves have been taken and the next of what happened is being told.
    Follow,
    /// What stands on the table is turned into how it looks. The reasons that are shown have been made before.
    Look,
}

/// The order itself.
pub(super) fn plugin(app: &mut App) {
    let order = (TableSystems::Click, TableSystems::Keys, TableSystems::Follow, TableSystems::Look);
    app.configure_sets(Update, order.chain().in_set(ShellSystems::Act));
}

/// Adds the table of a game to the program, with all it does by itself.
pub fn plugin_of<T: TableGame>(app: &mut App) {
    let here = in_state(AtTable(T::ID));
    app.add_systems(PreUpdate, open::lay::<T>)
        .add_systems(OnEnter(Screen::Play), open::open::<T>)
        .add_systems(OnExit(Screen::Play), open::close::<T>)
        .add_systems(
            Update,
            (
                replay::keys::<T>.before(TableSystems::Click),
                reasoning::keys::<T>.after(TableSystems::Click).before(TableSystems::Keys),
                play::advance::<T>.after(TableSystems::Keys).before(TableSystems::Follow),
                (tell_forfeits, reasoning::follow::<T>).chain().after(TableSystems::Follow).before(TableSystems::Look),
            )
                .in_set(ShellSystems::Act)
                .run_if(here.clone()),
        )
        .add_systems(Update, save::<Table<T>>.in_set(ShellSystems::Remember).run_if(here.clone()))
        .add_systems(Last, keep_on_exit::<Table<T>>.run_if(on_message::<AppExit>.and_then(here)));
}
