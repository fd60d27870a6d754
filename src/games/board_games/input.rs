//! What the person to act does with pieces and keys.

use bevy::prelude::*;
use tabletop::message;

use super::{
    game::BoardGame,
    placing_input::{self, place_all},
    state::FieldTable,
};
use crate::{
    board::{Click, PlaceId, Pointer},
    input::Actions,
    keys::Action as Key,
    pieces::{Cursor, PieceMove, PieceRefused},
    settings::Settings,
    shell::{Notices, Overlay, Overlays},
    table::{DECISION_KEYS, lifts_curtain},
    text::Words,
};

/// Does what was done with a piece, by drag, clicks or keys; or, where moves are confirmed, shows what it would be.
pub fn moved<B: BoardGame>(
    mut made: MessageReader<PieceMove>,
    mut table: ResMut<FieldTable<B>>,
    settings: Res<Settings>,
    mut notices: ResMut<Notices>,
) {
    for made in made.read() {
        if placing_input::carried(&mut table, *made, &settings) {
            continue;
        }
        let several = table.own.done_by(*made).count() > 1;
        let Some(action) = table.own.done_by(*made).next().cloned() else { continue };
        let waits = table.own.pending.as_ref().is_some_and(|(by, _)| by == made);
        (table.own.choosing, table.own.pending) = (several.then_some(*made), None);
        if !several && (waits || !settings.confirm_moves) {
            table.act(action, &mut notices);
            continue;
        }
        table.hint = None;
        if !several {
            table.own.pending = Some((*made, action));
        }
    }
}

/// Does an action that stands on a button, by its place among [those](super::state::Field::on_buttons).
pub fn choose<B: BoardGame>(table: &mut FieldTable<B>, at: usize, notices: &mut Notices) {
    if let Some(action) = table.own.on_buttons().get(at).map(|action| (*action).clone()) {
        table.own.choosing = None;
        table.act(action, notices);
    }
}

/// Marks the cell that the right button clicks, where that does not draw.
pub fn marked<B: BoardGame>(mut clicks: MessageReader<Click>, mut table: ResMut<FieldTable<B>>) {
    for click in clicks.read().filter(|click| !B::DRAWS && click.button == MouseButton::Right) {
        if let Some(place) = click.on {
            mark(&mut table, place);
        }
    }
}

/// Marks a cell, or takes its mark away, while a person is to act.
fn mark<B: BoardGame>(table: &mut FieldTable<B>, place: PlaceId) {
    if table.actor().is_some() {
        let game = table.host.game().clone();
        table.own.lasts = 0.0;
        B::mark(&mut table.own.notes, &game, &table.shown.view, place);
    }
}

/// Uses one of the game's tools.
pub fn use_tool<B: BoardGame>(table: &mut FieldTable<B>, at: usize) {
    let game = table.host.game().clone();
    table.own.lasts = 0.0;
    B::use_tool(&mut table.own.notes, &game, &table.shown.view, at);
}

/// Has the rules say why something that was tried with a piece is not allowed.
pub fn refused<B: BoardGame>(
    mut tried: MessageReader<PieceRefused>,
    mut table: ResMut<FieldTable<B>>,
    mut notices: ResMut<Notices>,
) {
    for PieceRefused(by) in tried.read() {
        if table.own.placing.is_some() {
            table.hint = Some(message!("fault-boards-placing", "your pieces are placed within your own rows"));
        } else if table.actor().is_some() {
            let action = B::action(table.host.game(), *by);
            table.act(action, &mut notices);
        }
    }
}

/// Keys. Those that go over the board and choose there were taken by the board of pieces.
pub fn keys<B: BoardGame>(
    mut actions: ResMut<Actions>,
    mut overlays: Overlays,
    (cursor, pointer): (Option<Res<Cursor>>, Option<Res<Pointer>>),
    words: Res<Words>,
    mut table: ResMut<FieldTable<B>>,
    mut notices: ResMut<Notices>,
) {
    if overlays.any() {
        return;
    }
    if actions.take(Key::Back) {
        if table.own.pending.is_some() || table.own.choosing.is_some() {
            (table.own.choosing, table.own.pending) = (None, None);
        } else {
            overlays.open(Overlay::Menu);
        }
    }
    if lifts_curtain(&mut table, &mut actions) {
        return;
    }
    if !B::DRAWS
        && actions.take(Key::Mark)
        && let Some(place) = cursor.and_then(|cursor| cursor.at()).or(pointer.and_then(|pointer| pointer.over))
    {
        mark(&mut table, place);
    }
    if table.actor().is_some() {
        let tools = B::tools(&words, &table.own.notes);
        for at in tools.iter().enumerate().filter_map(|(at, tool)| Some((at, tool.key?))) {
            if actions.take(at.1) {
                use_tool(&mut table, at.0);
            }
        }
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
        Key::Main | Key::EndPhase if table.own.placing.is_some() => place_all(table, notices),
        Key::Undo if placing_input::took_back(table) => {}
        Key::Main | Key::EndPhase if table.own.choosing.is_some() => choose(table, 0, notices),
        Key::Main | Key::EndPhase => {
            if let Some((_, action)) = table.own.pending.take() {
                table.act(action, notices);
            }
        }
        _ => table.common_key(key, notices),
    }
}
