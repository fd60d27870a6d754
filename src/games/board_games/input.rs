//! What the person to act does with pieces and keys.

use bevy::prelude::*;

use super::{game::BoardGame, state::FieldTable};
use crate::{
    input::Actions,
    keys::Action as Key,
    pieces::{PieceMove, PieceRefused},
    settings::Settings,
    shell::{Notices, Overlay, Overlays},
    table::{DECISION_KEYS, lifts_curtain},
};

/// Does what was done with a piece, by drag, clicks or keys; or, where moves are confirmed, shows what it would be.
pub fn moved<B: BoardGame>(
    mut made: MessageReader<PieceMove>,
    mut table: ResMut<FieldTable<B>>,
    settings: Res<Settings>,
    mut notices: ResMut<Notices>,
) {
    for made in made.read() {
        let Some(chosen) = table.own.moves.iter().find(|(by, _)| by == made).cloned() else { continue };
        if settings.confirm_moves && table.own.pending.as_ref().is_none_or(|(by, _)| *by != chosen.0) {
            table.hint = None;
            table.own.pending = Some(chosen);
        } else {
            table.act(chosen.1, &mut notices);
        }
    }
}

/// Has the rules say why something that was tried with a piece is not allowed.
pub fn refused<B: BoardGame>(
    mut tried: MessageReader<PieceRefused>,
    mut table: ResMut<FieldTable<B>>,
    mut notices: ResMut<Notices>,
) {
    for PieceRefused(by) in tried.read() {
        if table.actor().is_some() {
            table.act(B::action(*by), &mut notices);
        }
    }
}

/// Keys. Those that go over the board and choose there were taken by the board of pieces.
pub fn keys<B: BoardGame>(
    mut actions: ResMut<Actions>,
    mut overlays: Overlays,
    mut table: ResMut<FieldTable<B>>,
    mut notices: ResMut<Notices>,
) {
    if overlays.any() {
        return;
    }
    if actions.take(Key::Back) {
        if table.own.pending.is_some() {
            table.own.pending = None;
        } else {
            overlays.open(Overlay::Menu);
        }
    }
    if lifts_curtain(&mut table, &mut actions) {
        return;
    }
    for wanted in DECISION_KEYS {
        if actions.take(wanted) {
            key(wanted, &mut table, &mut notices);
        }
    }
}

/// Does what a key (or a button that stands for it) asks for.
pub fn key<B: BoardGame>(key: Key, table: &mut FieldTable<B>, notices: &mut Notices) {
    match key {
        Key::Main | Key::EndPhase if table.view.is_none() => table.key_of_spectator(key),
        Key::Main | Key::EndPhase => {
            if let Some((_, action)) = table.own.pending.take() {
                table.act(action, notices);
            }
        }
        _ => table.common_key(key, notices),
    }
}
