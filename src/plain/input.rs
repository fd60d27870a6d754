//! The keys of the person to act: digits and arrows choose, the main key does what is chosen.

use bevy::prelude::*;

use super::{PlainGame, PlainTable};
use crate::{
    input::Actions,
    keys::Action as Key,
    shell::{Notices, Overlay, Overlays},
    table::lifts_curtain,
};

/// Keys.
pub fn keys<P: PlainGame>(
    mut actions: ResMut<Actions>,
    mut overlays: Overlays,
    mut table: ResMut<PlainTable<P>>,
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
    if table.view.is_some()
        && let Some(digit) = actions.digit()
    {
        choose(&mut table, usize::from(digit - 1), &mut notices);
    }
    for (wanted, by) in [(Key::PanDown, 1), (Key::NextTarget, 1), (Key::PanUp, -1), (Key::PreviousTarget, -1)] {
        if actions.take(wanted) {
            table.draft.0 = table.draft.0.saturating_add_signed(by).min(table.own.offers.len().saturating_sub(1));
        }
    }
    for wanted in [Key::Main, Key::EndPhase, Key::Undo, Key::Redo, Key::Replay] {
        if actions.take(wanted) {
            key(wanted, &mut table, &mut notices);
        }
    }
}

/// Does what a key (or a button that stands for it) asks for.
pub fn key<P: PlainGame>(key: Key, table: &mut PlainTable<P>, notices: &mut Notices) {
    match key {
        Key::Main | Key::EndPhase if table.view.is_none() => table.key_of_spectator(key),
        Key::Main | Key::EndPhase => choose(table, table.draft.0, notices),
        _ => table.common_key(key, notices),
    }
}

/// Does the offer of this number, from 0.
pub fn choose<P: PlainGame>(table: &mut PlainTable<P>, number: usize, notices: &mut Notices) {
    if let Some(action) = table.own.offers.get(number).cloned() {
        table.act(action, notices);
    }
}
