//! What the person to act does with pieces and keys.

use bevy::prelude::*;
use rubicon::{
    input::Actions,
    keys::Action as Key,
    pieces::PieceMove,
    shell::{Notices, Overlay, Overlays},
    table::lifts_curtain,
};

use super::{rules::FormationAction, state::FieldTable};

/// Does what was done with a piece, by drag, clicks or keys.
pub fn moved(mut made: MessageReader<PieceMove>, mut table: ResMut<FieldTable>, mut notices: ResMut<Notices>) {
    for made in made.read() {
        let action = table.own.moves.iter().find(|(by, _)| by == made).map(|(_, action)| *action);
        if let Some(action) = action {
            table.act(action, &mut notices);
        }
    }
}

/// Keys. Those that go over the board and choose there were taken by the board of pieces.
pub fn keys(
    mut actions: ResMut<Actions>,
    mut overlays: Overlays,
    mut table: ResMut<FieldTable>,
    mut notices: ResMut<Notices>,
) {
    if overlays.any() {
        return;
    }
    if actions.take(Key::Back) {
        overlays.open(Overlay::Menu);
    }
    if lifts_curtain(&mut table, &mut actions) {
        return;
    }
    for wanted in [Key::Main, Key::EndPhase, Key::Undo, Key::Redo, Key::Replay] {
        if actions.take(wanted) {
            key(wanted, &mut table, &mut notices);
        }
    }
}

/// Does what a key (or a button that stands for it) asks for.
pub fn key(key: Key, table: &mut FieldTable, notices: &mut Notices) {
    match key {
        Key::Main | Key::EndPhase if table.view.is_none() => table.key_of_spectator(key),
        Key::Main | Key::EndPhase if sets_up(table) => table.act(FormationAction::Ready, notices),
        // A runner is sent on the board.
        Key::Main | Key::EndPhase => {}
        _ => table.common_key(key, notices),
    }
}

/// Whether the person to act sets up.
pub fn sets_up(table: &FieldTable) -> bool {
    table.actor().is_some() && table.setting_up == table.actor()
}
