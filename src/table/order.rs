//! The table of a game in the program, and the order of a frame there.

use bevy::prelude::*;

use super::{
    Table, TableGame, declaring, editing, keep_on_exit, notation, open, play, programs::tell_forfeits, reasoning,
    replay, save,
};
use crate::shell::{AtTable, Screen, ShellSystems};

/// The sets of systems a game adds to a frame at its table, in this order. The systems of every table run between them.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableSystems {
    /// Clicks on the board. The keys of a replay have been read before, those of the reasons are read after.
    Click,
    /// Keys of the person to act.
    Keys,
    /// What the game derives from the table after the moves of opponents were taken and the next cues have begun.
    Follow,
    /// How the table looks is derived from its state. The reasons that are shown are up to date by then.
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
                declaring::declare::<T>.after(TableSystems::Keys).before(play::advance::<T>),
                play::advance::<T>.after(TableSystems::Keys).before(TableSystems::Follow),
                (notation::copy::<T>, editing::take::<T>),
                (tell_forfeits, reasoning::refresh::<T>).chain().after(TableSystems::Follow).before(TableSystems::Look),
            )
                .in_set(ShellSystems::Act)
                .run_if(here.clone()),
        )
        .add_systems(Update, save::<Table<T>>.in_set(ShellSystems::Remember).run_if(here.clone()))
        .add_systems(Last, keep_on_exit::<Table<T>>.run_if(on_message::<AppExit>.and_then(here)));
}
