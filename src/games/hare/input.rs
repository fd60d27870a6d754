//! Clicks and keys of the person to act.

use bevy::prelude::*;
use hare::{Action, Runner};

use super::{
    board::{place_of, square_of},
    state::RaceTable,
};
use crate::{
    board::{Board, Click},
    input::Actions,
    keys::Action as Key,
    settings::Settings,
    shell::{Notices, Overlay, Overlays},
    table::{DECISION_KEYS, lifts_curtain},
    theme::board,
};

/// Clicks on the board.
pub fn click(mut clicks: MessageReader<Click>, mut table: ResMut<RaceTable>, mut notices: ResMut<Notices>) {
    for click in clicks.read() {
        let table = &mut *table;
        let Some(seat) = table.actor() else { continue };
        let standing = table.runners(seat);
        let mut draft = table.draft;
        let on = click.on.map(square_of);
        let action = match click.button {
            MouseButton::Left => draft.click(&table.own.offers, &standing, on).or_else(|| {
                // The rules say what is in the way.
                let elsewhere = on.filter(|on| table.own.offers.iter().all(|offer| offer.square != *on));
                unlit(draft.runner, &standing, elsewhere?)
            }),
            _ => {
                draft.back();
                None
            }
        };
        table.draft = draft;
        if let Some(action) = action {
            table.act(action, &mut notices);
        }
    }
}

/// The move to a square that no move leads to: of the runner that was chosen, else of the first; none where one of one's own stands.
fn unlit(chosen: Option<Runner>, standing: &[(Runner, u8)], square: u8) -> Option<Action> {
    if standing.iter().any(|(_, at)| *at == square) {
        return None;
    }
    let of_chosen = standing.iter().find(|(runner, _)| Some(*runner) == chosen);
    let (runner, from) = *of_chosen.or(standing.first())?;
    Some(match square.checked_sub(from) {
        Some(squares) => Action::Forward { runner, squares },
        None => Action::Back { runner, squares: from - square },
    })
}

/// Keys.
pub fn keys(
    mut actions: ResMut<Actions>,
    mut overlays: Overlays,
    mut table: ResMut<RaceTable>,
    settings: Res<Settings>,
    mut board: Option<ResMut<Board>>,
    mut notices: ResMut<Notices>,
) {
    if overlays.any() {
        return;
    }
    if table.own.study.is_some() {
        // What is typed there is no key of the table.
        if actions.take(Key::Back) {
            table.own.study = None;
        }
        return;
    }
    if actions.take(Key::Back) && !(table.view.is_some() && table.draft.back()) {
        overlays.open(Overlay::Menu);
    }
    if lifts_curtain(&mut table, &mut actions) {
        return;
    }
    if table.view.is_some()
        && let Some(digit) = actions.digit()
    {
        press(usize::from(digit - 1), &mut table, &mut notices);
    }
    for wanted in DECISION_KEYS {
        if actions.take(wanted) {
            key(wanted, &mut table, board.as_deref_mut(), &settings, &mut notices);
        }
    }
}

/// Does what the button of this number, from 0, stands for.
pub fn press(number: usize, table: &mut RaceTable, notices: &mut Notices) {
    let offer = table.draft.buttons(&table.own.offers).nth(number).copied();
    if let Some(offer) = offer {
        table.act(offer.action, notices);
    }
}

/// Does what a key (or a button that stands for it) asks for.
pub fn key(key: Key, table: &mut RaceTable, board: Option<&mut Board>, settings: &Settings, notices: &mut Notices) {
    if table.view.is_none() {
        return table.key_of_spectator(key);
    }
    match key {
        Key::Main | Key::EndPhase => {
            if let Some(action) = table.draft.chosen {
                table.act(action, notices);
            }
        }
        Key::More | Key::NextTarget => choose(table, true, board, settings),
        Key::Fewer | Key::PreviousTarget => choose(table, false, board, settings),
        _ => table.common_key(key, notices),
    }
}

/// Goes on to the next offer, which must be seen.
fn choose(table: &mut RaceTable, forward: bool, board: Option<&mut Board>, settings: &Settings) {
    let mut draft = table.draft;
    draft.cycle(&table.own.offers, forward);
    table.draft = draft;
    if let (Some(board), Some(offer)) = (board, draft.offer(&table.own.offers)) {
        board.show(place_of(offer.square), settings.lasts(board::GLIDE));
    }
}
